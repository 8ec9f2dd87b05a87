"""Our map of Spain: the corners, the borders between them, and the decoration of land and sea."""

from __future__ import annotations

from .mesh import FRAME, SEA, Mesh, Point, build

WIDTH, HEIGHT = 1200, 820
"""The size of the whole picture."""

LEFT, TOP, RIGHT, BOTTOM = 14.0, 14.0, 890.0, 806.0
"""The inner edge of the map's frame."""

REGIONS = (
    "galicia",
    "pais-vasco",
    "aragon",
    "cataluna",
    "castilla-la-vieja",
    "castilla-la-nueva",
    "sevilla",
    "granada",
    "valencia",
)
NEUTRAL = ("portugal", "francia", "pirineos")
"""Lands that are not regions; the Pyrenees separate Francia from País Vasco, and Aragón from the sea."""

GAL, VAS, ARA, CAT, VIE, NUE, SEV, GRA, VAL = REGIONS
POR, FRA, PIR = NEUTRAL

CORNERS: dict[str, Point] = {
    "gal-vas-sea": (288, 94),
    "vas-pir-sea": (552, 98),
    "pir-fra-sea": (604, 66),
    "fra-north": (640, TOP),
    "frame-corner": (RIGHT, TOP),
    "fra-east": (RIGHT, 104),
    "vas-ara-pir": (562, 132),
    "ara-pir-fra": (628, 114),
    "ara-fra-cat": (704, 122),
    "cat-fra-sea": (866, 130),
    "vas-ara-vie": (526, 246),
    "gal-vas-vie": (286, 220),
    "gal-vie-por": (238, 300),
    "gal-por-sea": (74, 304),
    "vie-nue-por": (204, 412),
    "vie-nue-ara": (534, 382),
    "ara-nue-val": (602, 430),
    "ara-cat-val": (664, 350),
    "cat-val-sea": (768, 402),
    "nue-val-gra": (568, 594),
    "val-gra-sea": (664, 668),
    "nue-gra-sev": (388, 574),
    "gra-sev-sea": (356, 766),
    "nue-sev-por": (186, 552),
    "sev-por-sea": (154, 712),
}

# fmt: off
LINES: tuple[tuple[str, str, str, str, tuple[Point, ...]], ...] = (
    # Coasts, from the north-west clockwise.
    (GAL, SEA, "gal-por-sea", "gal-vas-sea",
     ((66, 284), (74, 272), (54, 262), (60, 244), (48, 228), (60, 212), (46, 196), (50, 176), (68, 162),
      (82, 138), (104, 122), (116, 128), (122, 104), (140, 88), (152, 96), (168, 78), (186, 88),
      (206, 86), (230, 96), (258, 88))),
    (VAS, SEA, "gal-vas-sea", "vas-pir-sea",
     ((308, 90), (330, 84), (344, 90), (372, 92), (402, 84), (416, 92), (448, 94), (474, 86), (490, 94),
      (524, 92))),
    (PIR, SEA, "vas-pir-sea", "pir-fra-sea", ((572, 92), (590, 82))),
    (FRA, SEA, "pir-fra-sea", "fra-north", ((612, 44), (622, 34))),
    (FRA, FRAME, "fra-north", "frame-corner", ()),
    (FRA, FRAME, "frame-corner", "fra-east", ()),
    (FRA, SEA, "fra-east", "cat-fra-sea", ((876, 106), (866, 116))),
    (CAT, SEA, "cat-fra-sea", "cat-val-sea",
     ((876, 148), (868, 160), (876, 180), (876, 208), (870, 236), (856, 262), (846, 286), (838, 306),
      (824, 322), (812, 342), (794, 360), (798, 376))),
    (VAL, SEA, "cat-val-sea", "val-gra-sea",
     ((750, 414), (736, 432), (722, 450), (718, 476), (722, 502), (732, 518), (752, 528), (748, 542),
      (732, 556), (720, 574), (716, 598), (716, 622), (694, 636), (682, 642))),
    (GRA, SEA, "val-gra-sea", "gra-sev-sea",
     ((652, 692), (642, 714), (624, 732), (604, 732), (582, 742), (548, 740), (512, 742), (478, 738),
      (444, 746), (410, 750), (384, 764))),
    (SEV, SEA, "gra-sev-sea", "sev-por-sea",
     ((342, 780), (322, 784), (300, 776), (280, 764), (266, 752), (258, 744), (246, 736), (226, 732),
      (206, 734), (180, 728))),
    (POR, SEA, "sev-por-sea", "gal-por-sea",
     ((134, 708), (114, 698), (92, 694), (70, 688), (78, 660), (88, 628), (84, 600), (96, 580), (84, 566),
      (70, 560), (80, 546), (66, 528), (54, 510), (62, 484), (74, 462), (72, 430), (80, 400), (76, 370),
      (84, 338))),
    # Portugal's land border, from north to south.
    (GAL, POR, "gal-por-sea", "gal-vie-por",
     ((100, 298), (122, 286), (138, 294), (158, 286), (180, 300), (208, 306))),
    (VIE, POR, "gal-vie-por", "vie-nue-por", ((246, 318), (228, 338), (206, 352), (196, 368), (206, 390))),
    (NUE, POR, "vie-nue-por", "nue-sev-por",
     ((192, 424), (180, 446), (158, 460), (166, 486), (188, 500), (174, 526))),
    (SEV, POR, "nue-sev-por", "sev-por-sea", ((164, 568), (140, 592), (144, 620), (156, 648), (148, 680))),
    # The Pyrenees and Francia.
    (VAS, PIR, "vas-pir-sea", "vas-ara-pir", ((562, 114),)),
    (PIR, ARA, "vas-ara-pir", "ara-pir-fra", ((586, 122), (606, 124))),
    (PIR, FRA, "pir-fra-sea", "ara-pir-fra", ((608, 86), (622, 98))),
    (ARA, FRA, "ara-pir-fra", "ara-fra-cat", ((654, 122), (680, 114))),
    (CAT, FRA, "ara-fra-cat", "cat-fra-sea", ((736, 114), (758, 126), (786, 136), (812, 128), (840, 138))),
    # Borders inside Spain.
    (GAL, VAS, "gal-vas-sea", "gal-vas-vie", ((294, 120), (280, 146), (290, 172), (278, 196))),
    (GAL, VIE, "gal-vas-vie", "gal-vie-por", ((280, 240), (266, 258), (268, 278))),
    (VAS, VIE, "gal-vas-vie", "vas-ara-vie",
     ((306, 238), (330, 238), (360, 243), (390, 234), (420, 242), (446, 238), (470, 248), (500, 242))),
    (VAS, ARA, "vas-ara-pir", "vas-ara-vie", ((552, 154), (558, 178), (542, 200), (544, 224))),
    (VIE, ARA, "vas-ara-vie", "vie-nue-ara", ((514, 264), (522, 284), (508, 306), (524, 330), (520, 358))),
    (VIE, NUE, "vie-nue-por", "vie-nue-ara",
     ((230, 404), (258, 412), (290, 408), (318, 398), (350, 406), (380, 396), (408, 392), (436, 402),
      (466, 394), (496, 382), (514, 388))),
    (ARA, CAT, "ara-fra-cat", "ara-cat-val",
     ((712, 146), (698, 174), (704, 204), (690, 232), (696, 262), (678, 290), (680, 320))),
    (ARA, VAL, "ara-cat-val", "ara-nue-val", ((648, 358), (642, 380), (624, 390), (620, 412))),
    (ARA, NUE, "vie-nue-ara", "ara-nue-val", ((552, 396), (566, 416), (586, 418))),
    (CAT, VAL, "ara-cat-val", "cat-val-sea", ((686, 358), (712, 364), (740, 386))),
    (NUE, VAL, "ara-nue-val", "nue-val-gra",
     ((592, 448), (576, 462), (580, 486), (562, 506), (570, 532), (556, 558))),
    (VAL, GRA, "nue-val-gra", "val-gra-sea", ((586, 612), (602, 636), (624, 642), (642, 658))),
    (NUE, GRA, "nue-gra-sev", "nue-val-gra",
     ((410, 574), (438, 566), (468, 572), (498, 562), (524, 572), (546, 580))),
    (NUE, SEV, "nue-sev-por", "nue-gra-sev",
     ((208, 562), (232, 552), (262, 562), (290, 558), (322, 568), (352, 564))),
    (SEV, GRA, "nue-gra-sev", "gra-sev-sea",
     ((392, 598), (384, 622), (394, 650), (382, 676), (388, 702), (370, 730))),
)
# fmt: on

SPAIN: Mesh = build(CORNERS, LINES)

ISLANDS: tuple[tuple[Point, ...], ...] = (
    ((806, 454), (818, 444), (832, 442), (838, 450), (830, 460), (834, 468), (820, 470), (812, 460)),
    ((852, 432), (864, 430), (872, 436), (862, 440)),
    ((780, 486), (788, 482), (792, 490), (784, 494)),
)
"""Islands that belong to no region."""

FAR_NAMES: dict[str, Point] = {"portugal": (134, 372), "francia": (768, 62)}
"""Where the names of neutral lands go."""

PEAKS: tuple[Point, ...] = ((578, 112), (596, 104), (612, 112), (640, 106), (668, 104))
# fmt: off
WAVES: tuple[Point, ...] = (
    (36, 130), (84, 92), (586, 40), (36, 340), (34, 450), (36, 620), (160, 744), (214, 778),
    (440, 784), (540, 766), (640, 784), (800, 412), (792, 546), (862, 330), (858, 524), (690, 716),
)
# fmt: on
