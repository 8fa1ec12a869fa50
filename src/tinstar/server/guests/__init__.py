"""Guests: cookies, signed-out devices, names, profiles and blocks."""
