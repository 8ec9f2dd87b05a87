site-cards = Todas las cartas
site-cards-about = Cada carta de la caja con todo lo que hace, en nuestras propias palabras. La línea pequeña dice cuántas hay y de dónde vienen sus números.
site-cards-search = Buscar una carta por su nombre o su texto
site-cards-none = Ninguna carta contiene estas palabras.
site-stack = Mazo { $stack }
site-power-cards = Cartas de poder con acciones, y papeles
