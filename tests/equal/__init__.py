"""The same games on every backend: Python, Numba, a shared library, and WebAssembly in Node.

- `script`: plays games by lot, and writes down the actions and the arrays that a module needs.
- `replay`, `replay.ts`: play a script again on one backend, and write digests of each step.
- `comparison`: runs all backends and compares their digests.
"""
