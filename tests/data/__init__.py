"""Tests of data sets and exports."""
