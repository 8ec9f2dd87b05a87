"""Guided games: settled deals in which a coach explains what is asked while somebody plays for the first time.

A guided game is data, a TOML file in this folder: the table, what the others choose, and what the coach says when.
It is played by the ordinary rules, so nothing here knows how a choice is made or what it does.

| file | what is in it |
|---|---|
| `lesson.py` | what a guided game consists of, read from its file |
| `script.py` | what the other seats choose, as long as the game allows it |
| `facts.py` | the numbers and places in the coach's words, taken from the position |
| `story.py` | what the coach says now |
"""
