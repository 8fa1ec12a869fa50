"""The deal of the day: which deal a game has on a date, how results compare, and the streak.

This package needs neither a web framework nor NumPy, so that a program without them can use it. The
matches themselves are in `match.daily_deal`.
"""
