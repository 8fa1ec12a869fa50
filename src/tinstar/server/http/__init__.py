"""Basics of HTTP that have nothing to do with tables.

They are limits, errors, request bodies and the files of the page.
"""
