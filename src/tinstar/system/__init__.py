"""What the operating system is asked for: files, processes, processors."""
