### I nomi di tutto: creature, tessere artefatto, famiglie, pietre e simili.

## Creature

card-agni = Agni
card-asmodeus = Asmodeo
card-balog = Balog
card-burning-skull = Teschio ardente
card-firefox = Volpe di fuoco
card-hestia = Estia
card-horned-salamander = Salamandra cornuta
card-ifrit = Ifrit
card-imp = Imp
card-incubus = Incubo
card-lava-giant = Gigante di lava
card-phoenix = Fenice
card-salamander = Salamandra
card-succubus = Succube
card-surtr = Surtr
card-charybdis = Cariddi
card-hae-tae = Haetae
card-hydra = Idra
card-kappa = Kappa
card-leviathan = Leviatano
card-nessie = Nessie
card-poseidon = Poseidone
card-sea-spirit = Spirito marino
card-snail-maiden = Dama lumaca
card-triton = Tritone
card-undine = Ondina
card-undine-queen = Regina ondina
card-water-giant = Gigante d’acqua
card-yuki-onna = Yuki-onna
card-yuki-onna-exalted = Yuki-onna sublime
card-basilisk = Basilisco
card-behemoth = Behemoth
card-cerberus = Cerbero
card-forest-spirit = Spirito silvano
card-gargoyle = Gargoyle
card-goblin = Goblin
card-goblin-soldier = Soldato goblin
card-medusa = Medusa
card-mimic = Mimic
card-mud-slime = Melma di fango
card-rock-golem = Golem di roccia
card-sand-giant = Gigante di sabbia
card-stone-golem = Golem di pietra
card-troll = Troll
card-young-forest-spirit = Giovane silvano
card-boreas = Borea
card-dandelion-spirit = Spirito soffione
card-freyja = Freyja
card-genie = Genio
card-genie-exalted = Genio sublime
card-gi-rin = Girin
card-griffon = Grifone
card-harpy = Arpia
card-hippogriff = Ippogrifo
card-odin = Odino
card-pegasus = Pegaso
card-rudra = Rudra
card-sylph = Silfide
card-tengu = Tengu
card-valkyrie = Valchiria
card-aeris = Aeris
card-boulder = Macigno
card-dragon-egg = Uovo di drago
card-ember = Brace
card-eternity = Eternità
card-gust = Raffica
card-marina = Marina
card-scorch = Arsura
card-tidal = Marea
card-willow = Salice
card-ash = Cenere
card-belphegor = Belfagor
card-bul-gae = Bulgae
card-fire-rat = Ratto di fuoco
card-fireblast = Vampata
card-hephaestus = Efesto
card-akhlut = Akhlut
card-kraken = Kraken
card-melusine = Melusina
card-siren = Sirena
card-taweret = Tueret
card-thalassa = Talassa
card-anubis = Anubi
card-duduri = Duduri
card-duduri-king = Re duduri
card-mandrake = Mandragora
card-totem-pole = Totem
card-wendigo = Wendigo
card-anzu = Anzu
card-banshee = Banshee
card-horus = Horus
card-loki = Loki
card-nurikabe = Nurikabe
card-rukh = Roc
card-deepdive = Abisso
card-pyro = Piro
card-rockscale = Scagliapietra
card-whisper = Sussurro

## Tessere artefatto

tile-incense-burner = Incensiere
tile-monkey-kings-staff = Bastone di Wukong
tile-pied-pipers-pipe = Piffero di Hamelin
tile-seven-league-boots = Stivali sette leghe
tile-golden-fleece = Vello d’oro
tile-book-of-thoth = Libro di Thot
tile-cap-of-hades = Elmo di Ade
tile-gem-of-kukulkan = Gemma di Kukulkan
tile-imperial-seal = Sigillo imperiale
tile-philosophers-stone = Pietra filosofale
tile-ring-of-wishes = Anello dei desideri

## Famiglie

family-fire = Fuoco
family-water = Acqua
family-earth = Terra
family-wind = Vento
family-dragon = Drago
# In una frase: «una carta Fuoco».
family-word-fire = Fuoco
family-word-water = Acqua
family-word-earth = Terra
family-word-wind = Vento
family-word-dragon = Drago

## Pietre, quando non sono né lettere né simboli

colour-red = rossa
colour-blue = blu
colour-purple = viola
# Una pietra di un colore, poi tutte quelle di un colore.
stone-red = pietra rossa
stone-blue = pietra blu
stone-purple = pietra viola
stones-red = pietre rosse
stones-blue = pietre blu
stones-purple = pietre viola
# Pietre contate: $counted è «2 rosse», o una lista di tali gruppi.
stones-counted = { $counted }
stones-of-red = { $count ->
        [one] { $count } pietra rossa
       *[other] { $count } pietre rosse
    }
stones-of-blue = { $count ->
        [one] { $count } pietra blu
       *[other] { $count } pietre blu
    }
stones-of-purple = { $count ->
        [one] { $count } pietra viola
       *[other] { $count } pietre viola
    }

## Quando funzionano gli effetti

timing-instant = effetto Istantaneo
timing-permanent = effetto Permanente
timing-active = effetto Attivazione
# In una parola, prima dell’effetto.
when-instant = Istantaneo
when-permanent = Permanente
when-active = Attivazione

## Tipi di tessere

kind-instant = istantanea
kind-permanent = permanente
kind-action = azione

## Fasi

phase-hunting = Fase di Caccia
phase-action = Fase di Azione
phase-resolution = Fase di Risoluzione
phase-over = la partita è finita

## Gruppi di carte

set-base = base
set-artifacts = artefatti

## Livelli dei bot

level-random = caso
level-greedy = avido
level-apprentice = apprendista
level-learned = istruito
level-reference = riferimento
level-master = maestro

## Punti

points = { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
