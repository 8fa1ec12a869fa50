"""Profiles, devices, passkeys, export, and erasure of a guest."""
