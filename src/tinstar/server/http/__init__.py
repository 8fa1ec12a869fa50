"""HTTP basics that know no table: limits, errors, request bodies and the page's files."""
