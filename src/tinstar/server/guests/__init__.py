"""Who a guest is: cookies, devices, names, blocks."""
