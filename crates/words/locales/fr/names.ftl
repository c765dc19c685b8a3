### Les noms : créatures, tuiles d’artefact, familles, pierres et le reste.

## Créatures

card-agni = Agni
card-asmodeus = Asmodée
card-balog = Balog
card-burning-skull = Crâne ardent
card-firefox = Renard de feu
card-hestia = Hestia
card-horned-salamander = Salamandre cornue
card-ifrit = Ifrit
card-imp = Diablotin
card-incubus = Incube
card-lava-giant = Géant de lave
card-phoenix = Phénix
card-salamander = Salamandre
card-succubus = Succube
card-surtr = Surtr
card-charybdis = Charybde
card-hae-tae = Haetae
card-hydra = Hydre
card-kappa = Kappa
card-leviathan = Léviathan
card-nessie = Nessie
card-poseidon = Poséidon
card-sea-spirit = Esprit marin
card-snail-maiden = Dame escargot
card-triton = Triton
card-undine = Ondine
card-undine-queen = Reine des ondines
card-water-giant = Géant des eaux
card-yuki-onna = Yuki-onna
card-yuki-onna-exalted = Yuki-onna sublime
card-basilisk = Basilic
card-behemoth = Béhémoth
card-cerberus = Cerbère
card-forest-spirit = Esprit sylvain
card-gargoyle = Gargouille
card-goblin = Gobelin
card-goblin-soldier = Soldat gobelin
card-medusa = Méduse
card-mimic = Mimique
card-mud-slime = Gelée de boue
card-rock-golem = Golem de roche
card-sand-giant = Géant de sable
card-stone-golem = Golem de pierre
card-troll = Troll
card-young-forest-spirit = Jeune sylvain
card-boreas = Borée
card-dandelion-spirit = Esprit pissenlit
card-freyja = Freyja
card-genie = Génie
card-genie-exalted = Génie sublime
card-gi-rin = Girin
card-griffon = Griffon
card-harpy = Harpie
card-hippogriff = Hippogriffe
card-odin = Odin
card-pegasus = Pégase
card-rudra = Rudra
card-sylph = Sylphe
card-tengu = Tengu
card-valkyrie = Valkyrie
card-aeris = Aéris
card-boulder = Rocher
card-dragon-egg = Œuf de dragon
card-ember = Molosse de Braise
card-eternity = Eternity
card-gust = Bourrasque
card-marina = Marina
card-scorch = Fournaise
card-tidal = Raz-de-marée
card-willow = Saule
card-ash = Cendre
card-belphegor = Belphégor
card-bul-gae = Bulgae
card-fire-rat = Rat de feu
card-fireblast = Déflagration
card-hephaestus = Héphaïstos
card-akhlut = Akhlut
card-kraken = Kraken
card-melusine = Mélusine
card-siren = Sirène
card-taweret = Taouret
card-thalassa = Thalassa
card-anubis = Anubis
card-duduri = Duduri
card-duduri-king = Roi duduri
card-mandrake = Mandragore
card-totem-pole = Mât totémique
card-wendigo = Wendigo
card-anzu = Anzû
card-banshee = Banshee
card-horus = Horus
card-loki = Loki
card-nurikabe = Nurikabe
card-rukh = Rokh
card-deepdive = Abysse
card-pyro = Pyro
card-rockscale = Écaille-de-roc
card-whisper = Murmure

## Tuiles d’artefact

tile-incense-burner = Encensoir
tile-monkey-kings-staff = Bâton du roi singe
tile-pied-pipers-pipe = Flûte de Hamelin
tile-seven-league-boots = Bottes de sept lieues
tile-golden-fleece = Toison d’or
tile-book-of-thoth = Livre de Thot
tile-cap-of-hades = Casque d’Hadès
tile-gem-of-kukulkan = Gemme de Kukulkan
tile-imperial-seal = Sceau impérial
tile-philosophers-stone = Pierre philosophale
tile-ring-of-wishes = Anneau des vœux

## Familles

family-fire = Feu
family-water = Eau
family-earth = Terre
family-wind = Vent
family-dragon = Dragon
# Dans une phrase : « une carte Feu ».
family-word-fire = Feu
family-word-water = Eau
family-word-earth = Terre
family-word-wind = Vent
family-word-dragon = Dragon

## Pierres, quand elles ne sont ni lettres ni symboles

colour-red = rouge
colour-blue = bleue
colour-purple = violette
# Une pierre d’une couleur, puis toutes celles d’une couleur.
stone-red = pierre rouge
stone-blue = pierre bleue
stone-purple = pierre violette
stones-red = pierres rouges
stones-blue = pierres bleues
stones-purple = pierres violettes
# Pierres comptées : $counted est « 2 rouges », ou une liste de tels groupes.
stones-counted = { $counted }
stones-of-red = { $count ->
        [one] { $count } pierre rouge
       *[other] { $count } pierres rouges
    }
stones-of-blue = { $count ->
        [one] { $count } pierre bleue
       *[other] { $count } pierres bleues
    }
stones-of-purple = { $count ->
        [one] { $count } pierre violette
       *[other] { $count } pierres violettes
    }

## Moments des effets

timing-instant = effet instantané
timing-permanent = effet permanent
timing-active = effet activable
# En un mot, avant l’effet.
when-instant = Instantané
when-permanent = Permanent
when-active = Activable

## Sortes de tuiles

kind-instant = instantanée
kind-permanent = permanente
kind-action = action

## Phases

phase-hunting = phase de capture
phase-action = phase d’action
phase-resolution = phase de résolution
phase-over = la partie est terminée

## Jeux de cartes

set-base = base
set-artifacts = artefacts

## Niveaux des bots

level-random = hasard
level-greedy = glouton
level-apprentice = apprenti
level-learned = instruit
level-reference = référence
level-master = maître

## Points

points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
