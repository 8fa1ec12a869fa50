"""Whether a house is open already, wherever one asks."""

import socket
import threading

from tinstar.cli.hosting import is_open


def test_whoever_speaks_otherwise_at_its_port_is_no_house():
    with socket.create_server(("127.0.0.1", 0)) as other:

        def greet() -> None:
            caller, _ = other.accept()
            with caller:
                caller.recv(1000)
                caller.sendall(b"220 mail.example.org\r\n")

        threading.Thread(target=greet, daemon=True).start()
        assert not is_open(f"http://127.0.0.1:{other.getsockname()[1]}")
