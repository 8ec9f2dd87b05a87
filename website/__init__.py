"""The documentation site: `make site` gathers its pages, builds them with Zensical, and follows every link."""
