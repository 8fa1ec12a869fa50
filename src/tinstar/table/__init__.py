"""People sitting together: matches, journals, fair chance."""
