"""Guests: cookies, devices that were signed out, names, profiles and blocks."""
