"""Deals of the day: play them, see the result and the streak, and compare with others."""
