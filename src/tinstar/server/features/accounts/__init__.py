"""A guest's account: profile, devices, passkeys, export and erasure."""
