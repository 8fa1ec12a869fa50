"""Access to the operating system: files, processes, processors."""
