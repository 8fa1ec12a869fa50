"""User interfaces besides the web page: terminal, pictures and notebooks."""
