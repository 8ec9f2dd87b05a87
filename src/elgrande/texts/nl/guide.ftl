# Het begeleide eerste spel: wat de raadgever zegt, en de woorden eromheen.

## Op de startpagina

guide-new-here = Voor het eerst hier?
guide-invitation = Leer El Grande door het te spelen: een raadgever legt telkens één ding uit. Tien minuten, zonder spelregelboekje.
guide-begin = Leren door te spelen
guide-go-on = Verder leren
guide-where = Je was bij { $number } van { $count }: { $title }.
guide-anew = Opnieuw beginnen
guide-finished = Je kent alles wat de raadgever je kan leren. Goed gedaan!

## Rond de woorden van de raadgever

guide-adviser = Je raadgever
guide-progress = { $number } van { $count }
guide-next = Verder
guide-back = Terug
guide-leave = Weggaan
guide-leave-text = Speel verder zonder raadgever. Je kunt hem altijd terugroepen.
guide-call = Vraag de raadgever
guide-your-choice = Nu kies jij.
guide-quiet = De keus is aan jou. Ik meld me als er iets nieuws is.
guide-play-on = Verder spelen
guide-own-table = Een eigen tafel openen

## Wat hij zegt: hoogstens drie korte zinnen tegelijk

guide-house = Je huis
    .welcome = Welkom in Spanje! Jij bent het hoofd van een adellijk huis, en ik ben Fermín, je raadgever. Ik leg telkens één ding uit; kiezen doe jij.
    .home = { THE($space) } is je thuis. Het grote stuk is je Grande, de trots van je huis; de { $count } kleine zijn caballero's, je ridders.
    .aim = Het gaat erom wie in een regio de meeste caballero's heeft. De getallen van je thuis zijn { $first }, { $second } en { $third }: de punten voor de eerste, de tweede en de derde.
    .scorings = Die punten worden { $count } keer in het spel verdeeld, de eerste keer al na { $rounds } rondes. Wie aan het eind de meeste punten heeft, wint.
    .court = Er wachten nog { $count } caballero's aan je hof: die kun je uitzenden. Nog eens { $more } zijn ver weg in de provincie en moeten eerst naar het hof geroepen worden.
guide-bid = Het bod
    .cards = Elke ronde begint met een bod: iedereen speelt één machtkaart. Met een hoge kaart ben je vroeg aan de beurt. Een lage roept meer caballero's naar je hof.
    .others = De anderen hebben al geboden; { $player } biedt het hoogst met { $value }. Niemand mag in deze ronde hetzelfde getal spelen, en elke kaart heb je maar één keer.
    .play = Je hof is vol, dus vroeg zijn loont: speel een kaart boven { $value }. Wil je liever een andere proberen? Doe gerust.
guide-card = De actiekaart
    .order = { $turn ->
        [1] Je { $value } is de hoogste kaart: je bent als eerste en hebt alle keus.
       *[other] Met je { $value } ben je in deze ronde nummer { $turn }.
    } { $count ->
        [0] Daar staat tegenover dat hij niemand naar je hof roept.
        [one] Daarvoor kwam er 1 caballero naar je hof.
       *[other] Daarvoor kwamen er { $count } caballero's naar je hof.
    }
    .cards = Nu neem je een van de actiekaarten. Op elke kaart staat hoeveel caballero's je mag zetten, en wat hij verder kan.
    .take = Ik zou de Koning nemen: met geen andere kaart mag je er zoveel zetten. Maar leren kun je van elke kaart.
    .other = De Koning is al weg. Neem de kaart die je het best bevalt.
guide-king = Naast de Koning
    .king = Daar staat de Koning, { AT($space) }. Alles draait om hem: je zet je caballero's alleen in regio's die aan de zijne grenzen, nooit in de zijne.
    .taboo = Want waar de Koning is, verandert er niets. Niemand komt { $space } in of uit tot hij verdertrekt.
    .home = { THE($space) } grenst aan zijn regio, dus stuur drie caballero's naar huis: klik er drie keer op. Ben jij als enige eerste waar je Grande woont, dan levert dat { $count } punten extra op.
    .place = De regio's die oplichten staan voor je open. Je mag { $count ->
        [one] 1 caballero
       *[other] { $count } caballero's
    } zetten: stuur ze waar je eerste kunt worden.
    .more = Mooi! Nu staan er { $count } van jou { AT($space) }, en je mag er nog { $left } zetten.
guide-castillo = Het Castillo
    .tower = Deze toren is het Castillo, en die staat altijd open. Wat erin gaat, is uit het zicht: onthoud dus wie er hoeveel in stuurde.
    .later = Hij telt als een regio. Daarna gaan de deuren open en rijden al jouw caballero's naar één regio die je in het geheim kiest: een mooie verrassing!
    .throw = Stuur er één de toren in.
    .rest = Niemand weet waar die straks heen rijdt. Zet de rest waar je wilt: nog { $count }.
guide-special = De speciale actie
    .action = Naast het zetten heeft elke actiekaart een speciale actie. Je mag haar vóór of na het zetten doen, of helemaal niet.
    .king = De jouwe verplaatst de Koning zelf. Klik op { $space } om hem bij je thuis te halen: dan kan niemand je caballero's daar storen, en eerste zijn waar hij staat levert { $count } punten meer op.
    .other = De jouwe heet “{ $card }”; op de kaart staat wat ze doet. Gebruik haar als ze je helpt, of beëindig je beurt.
    .end = Dat was een hele beurt! Beëindig hem en kijk wat de anderen doen.
guide-own = Je eigen ronde
    .round = Een nieuwe ronde: er liggen nieuwe actiekaarten. Bedenk eerst welke je graag wilt, en doe dan je bod.
    .low = { $count ->
        [0] Er is niemand meer aan je hof.
        [one] Er is nog maar 1 caballero aan je hof.
       *[other] Er zijn nog { $count } caballero's aan je hof.
    } Een laag bod roept er tot { $most } uit de provincie; maar wie laag biedt, kiest als laatste een actiekaart.
    .play = Ik zou nu laag bieden: 1, 2 of 3. Maar het is jouw huis, dus speel wat je wilt.
    .scored = Zag je dat? { $player } liet { $space } meteen tellen met een speciale actie: { $points } punten! Iedereen die er staat, scoort dan mee, en ook jij zult zulke kaarten vinden.
    .came = { $count ->
        [0] Deze keer kwam er niemand uit de provincie.
        [one] Er kwam 1 caballero uit de provincie naar je hof.
       *[other] Er kwamen { $count } caballero's uit de provincie naar je hof.
    } Nu staan er { $court } klaar om uitgezonden te worden.
    .free = Deze beurt is helemaal van jou. Neem de kaart die je wilt.
    .regions = De Koning is { AT($space) }, dus de regio's om hem heen staan open. Wijs een regio aan, of houd er een vinger op, en je ziet wat ze zou opleveren. Na deze beurt komt de puntentelling!
    .again = Iedereen staat op zijn plaats. Gebruik als je wilt ook “{ $card }”; beëindig anders je beurt.
guide-scoring = De puntentelling
    .castillo = De eerste puntentelling! Eerst de toren: zijn caballero's worden geteld, en de eerste, tweede en derde plaats leveren punten op. Daarna volgen alle regio's.
    .dial = Maar eerst zet je je geheime kiesschijf op de regio waar je caballero's uit de toren heen rijden. Alleen niet op { $space }: de Koning laat niemand binnen, en dan keren ze terug naar je hof.
    .tower = Dat was de puntentelling. De toren leverde je { $points ->
        [0] niets
        [one] 1 punt
       *[other] { $points } punten
    } op, en daarna gingen de deuren open.
    .best = { THE($space) } was je beste regio, met { $points } punten: { $place } voor je plaats{ $king ->
        [0] { "" }
       *[other] , { $king } voor de Koning
    }{ $grande ->
        [0] { "" }
       *[other] , { $grande } voor je Grande
    }.
    .tied = { THE($space) } was spannend: { $player } heeft er { $count }, en jij ook. Wie gelijk staat, krijgt pas de volgende plaats: met één meer was je eerste geweest!
    .total = In totaal kreeg je { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }. { $rank ->
        [1] Jij staat bovenaan!
       *[other] { $player } staat bovenaan met { $lead }.
    }
    .free = Nu ken je El Grande: bieden, zetten en aan de volgende telling denken. Speel hier verder zolang je wilt, of open een eigen tafel. Ik ben trots op je!

note-guide = Een begeleid spel: de raadgever legt uit, en de anderen spelen een vast eerste deel.
