"""HTTP basics: limits, errors, request bodies and the files of the page."""
