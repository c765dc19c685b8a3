### The names of everything: creatures, artifact tiles, families, stones and the like.

## Creatures

card-agni = Agni
card-asmodeus = Asmodeus
card-balog = Balog
card-burning-skull = Burning Skull
card-firefox = Firefox
card-hestia = Hestia
card-horned-salamander = Horned Salamander
card-ifrit = Ifrit
card-imp = Imp
card-incubus = Incubus
card-lava-giant = Lava Giant
card-phoenix = Phoenix
card-salamander = Salamander
card-succubus = Succubus
card-surtr = Surtr
card-charybdis = Charybdis
card-hae-tae = Hae-tae
card-hydra = Hydra
card-kappa = Kappa
card-leviathan = Leviathan
card-nessie = Nessie
card-poseidon = Poseidon
card-sea-spirit = Sea Spirit
card-snail-maiden = Snail Maiden
card-triton = Triton
card-undine = Undine
card-undine-queen = Undine Queen
card-water-giant = Water Giant
card-yuki-onna = Yuki Onna
card-yuki-onna-exalted = Yuki Onna Exalted
card-basilisk = Basilisk
card-behemoth = Behemoth
card-cerberus = Cerberus
card-forest-spirit = Forest Spirit
card-gargoyle = Gargoyle
card-goblin = Goblin
card-goblin-soldier = Goblin Soldier
card-medusa = Medusa
card-mimic = Mimic
card-mud-slime = Mud Slime
card-rock-golem = Rock Golem
card-sand-giant = Sand Giant
card-stone-golem = Stone Golem
card-troll = Troll
card-young-forest-spirit = Young Forest Spirit
card-boreas = Boreas
card-dandelion-spirit = Dandelion Spirit
card-freyja = Freyja
card-genie = Genie
card-genie-exalted = Genie Exalted
card-gi-rin = Gi-rin
card-griffon = Griffon
card-harpy = Harpy
card-hippogriff = Hippogriff
card-odin = Odin
card-pegasus = Pegasus
card-rudra = Rudra
card-sylph = Sylph
card-tengu = Tengu
card-valkyrie = Valkyrie
card-aeris = Aeris
card-boulder = Boulder
card-dragon-egg = Dragon Egg
card-ember = Ember
card-eternity = Eternity
card-gust = Gust
card-marina = Marina
card-scorch = Scorch
card-tidal = Tidal
card-willow = Willow
card-ash = Ash
card-belphegor = Belphegor
card-bul-gae = Bul-gae
card-fire-rat = Fire Rat
card-fireblast = Fireblast
card-hephaestus = Hephaestus
card-akhlut = Akhlut
card-kraken = Kraken
card-melusine = Melusine
card-siren = Siren
card-taweret = Taweret
card-thalassa = Thalassa
card-anubis = Anubis
card-duduri = Duduri
card-duduri-king = Duduri King
card-mandrake = Mandrake
card-totem-pole = Totem Pole
card-wendigo = Wendigo
card-anzu = Anzu
card-banshee = Banshee
card-horus = Horus
card-loki = Loki
card-nurikabe = Nurikabe
card-rukh = Rukh
card-deepdive = Deepdive
card-pyro = Pyro
card-rockscale = Rockscale
card-whisper = Whisper

## Artifact tiles

tile-incense-burner = Incense Burner
tile-monkey-kings-staff = Monkey King's Staff
tile-pied-pipers-pipe = Pied Piper's Pipe
tile-seven-league-boots = Seven-League Boots
tile-golden-fleece = Golden Fleece
tile-book-of-thoth = Book of Thoth
tile-cap-of-hades = Cap of Hades
tile-gem-of-kukulkan = Gem of Kukulkan
tile-imperial-seal = Imperial Seal
tile-philosophers-stone = Philosopher's Stone
tile-ring-of-wishes = Ring of Wishes

## Families

family-fire = Fire
family-water = Water
family-earth = Earth
family-wind = Wind
family-dragon = Dragon
# In the middle of a sentence: "a fire card".
family-word-fire = fire
family-word-water = water
family-word-earth = earth
family-word-wind = wind
family-word-dragon = dragon

## Stones, where they are neither letters nor symbols

colour-red = red
colour-blue = blue
colour-purple = purple
# One stone of a colour, and all of a colour.
stone-red = red stone
stone-blue = blue stone
stone-purple = purple stone
stones-red = red stones
stones-blue = blue stones
stones-purple = purple stones
# Counted stones: the variable $counted is "2 red", or a list of such.
stones-counted = { $count ->
        [one] { $counted } stone
       *[other] { $counted } stones
    }
stones-of-red = { $count } red
stones-of-blue = { $count } blue
stones-of-purple = { $count } purple

## When effects work

timing-instant = instant effect
timing-permanent = permanent effect
timing-active = active effect
# In one word, before the effect.
when-instant = Instant
when-permanent = Permanent
when-active = Active

## How tiles work

kind-instant = instant
kind-permanent = permanent
kind-action = action

## Phases

phase-hunting = Hunting Phase
phase-action = Action Phase
phase-resolution = Resolution Phase
phase-over = the game is over

## Sets of cards

set-base = base
set-artifacts = artifacts

## Levels of bots

level-random = random
level-greedy = greedy
level-apprentice = apprentice
level-learned = learned
level-reference = reference
level-master = master

## Points

points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
