"""What is built for users: shared libraries, WebAssembly modules and wheels, all on one machine."""
