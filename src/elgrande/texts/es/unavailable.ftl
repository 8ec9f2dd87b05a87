# Lo que se ve cuando el servidor no puede hacer nada por ahora.

reason-cannot-store = El servidor no puede guardar nada ahora. La página lo intenta de nuevo.
reason-overloaded = El servidor tiene ahora demasiado que hacer. La página lo intenta de nuevo.
reason-banned = Quien lleva este servidor no te deja jugar aquí.
