"""El Grande for programs that learn.

`elgrande_v0` is a PettingZoo environment, `solo` a Gymnasium one, `openspiel` a game of OpenSpiel, and `batch` plays
many games at once on arrays. Each needs the extra of its library: `pip install elgrande[pettingzoo]`, and so on.
"""
