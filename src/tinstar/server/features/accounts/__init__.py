"""Profiles, devices, passkeys; and how a guest is forgotten."""
