"""The server: tables that browsers sit at, stored so that every acknowledged choice stays."""
