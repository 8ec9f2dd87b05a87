# A game that the rules of today do not lead to any more
frozen-running = Die Regeln dieses Programms wurden verbessert, seit dieses Spiel begann, und nach den heutigen Regeln wäre es anders verlaufen. Darum bleibt es, wie es ist. Ihr könnt von hier aus an einem neuen Tisch weiterspielen.
frozen-over = Die Regeln dieses Programms wurden verbessert, seit dieses Spiel gespielt wurde. Das Ergebnis bleibt; nachspielen lässt es sich nicht.
frozen-go-on = Nach den heutigen Regeln weiterspielen
frozen-go-on-about = Deckt einen neuen Tisch mit denselben Spielern und dieser Stellung
reason-frozen = Dieses Spiel wurde nach früheren Regeln gespielt und bleibt, wie es ist.
