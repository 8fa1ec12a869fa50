"""The house on the network: tables that people and programs join, over HTTP and WebSockets."""
