# Le cadre de toutes les pages, les réglages, les noms, et ce qui peut mal tourner.

site-pages = Pages
site-learn = Apprendre
site-cards = Cartes
site-rules = Règles
site-daily = Donne du jour
site-account = Compte
site-credits = Crédits
site-not-affiliated = Une édition numérique faite par des passionnés, sans lien avec l’éditeur. Si le jeu vous plaît, offrez-vous la boîte.

settings = Réglages
settings-language = Langue
settings-theme = Couleurs
settings-theme-system = Comme l’appareil
settings-theme-dusk = Crépuscule
settings-theme-parchment = Parchemin
settings-card-size = Taille des cartes
settings-size-small = Petite
settings-size-normal = Normale
settings-size-large = Grande
settings-animations = Les cartes se déplacent
settings-bots = Les robots jouent
settings-bots-hint = À partir de la prochaine table.
settings-speed-slow = lentement
settings-speed-normal = normalement
settings-speed-fast = vite
settings-speed-instant = d’un coup
settings-sounds = Jouer les sons
settings-confirm-end = Demander avant de finir un tour où je pourrais encore agir
settings-auto-forced = Répondre à ma place quand il n’y a qu’une réponse
settings-kept-account = Conservés avec votre compte, sur tous vos appareils.
settings-kept-here = Conservés sur cet appareil. Avec un compte, ils vous suivent.

session-names = Aubépine, Bruyère, Cèdre, Clairière, Églantine, Fougère, Genêt, Hirondelle, Lierre, Mélèze, Mésange, Noisette, Orme, Roseau, Sorbier, Tilleul
session-somebody = Quelqu’un

bot-level-0 = Rêveur
bot-level-1 = Fougueux
bot-level-2 = Apprenti
bot-level-4 = Sage

colour-yellow = rond jaune
colour-green = carré vert
colour-violet = losange violet
colour-black = pentagone noir

copy = Copier
copied = Copié
share = Partager

problem-conflict = Quelque chose a changé entre-temps. Regardez de nouveau, puis décidez.
problem-illegal = Ce n’est pas possible maintenant.
problem-unauthorized = Ce n’est pas à vous de le faire.
problem-busy = Le serveur ne répond pas pour l’instant. Réessayez dans un moment.
problem-bad-message = Le serveur n’a pas compris. Rechargez la page.
problem-bad-request = Le serveur ne peut pas accepter cela.
problem-not-found = Il n’y a rien ici. Cela n’existe peut-être plus, ou l’adresse est incomplète.
problem-wrong-method = Le serveur ne fait pas cela. Rechargez la page.
problem-too-large = C’est trop long.
problem-too-many = Cela fait beaucoup d’un coup. Attendez un moment, puis continuez.
problem-wrong-origin = Cette page vient d’une autre adresse que le serveur. Ouvrez le jeu à sa propre adresse.
problem-wrong-version = Le serveur a été mis à jour. Rechargez la page.
problem-not-over = Cette partie est encore en cours. On pourra la voir ici quand elle sera finie.
problem-name-taken = Quelqu’un porte déjà ce nom. Choisissez-en un autre.
problem-wrong-password = Nom ou mot de passe incorrect.
problem-other-rules = Cette partie a commencé sous d’anciennes règles et ne peut pas continuer.
problem-internal = Quelque chose s’est cassé de notre côté. Réessayez.
