"""The server: tables for browsers. Every choice that it acknowledges is stored."""
