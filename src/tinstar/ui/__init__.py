"""What a person looks at, beside the page: the terminal, pictures, notebooks."""
