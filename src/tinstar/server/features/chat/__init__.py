"""What people write at a table, whom they block, and whom they report."""
