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
settings-theme = Thème
settings-theme-system = Comme l’appareil
settings-theme-dusk = Crépuscule
settings-theme-parchment = Parchemin
settings-card-size = Taille des cartes
settings-size-small = Petite
settings-size-normal = Normale
settings-size-large = Grande
settings-animations = Vitesse des animations
settings-bots = Vitesse des bots
settings-bots-hint = À partir de la prochaine table.
settings-bots-hint-here = À cette table aussi, dès le prochain coup.
settings-speed-slow = lente
settings-speed-normal = normale
settings-speed-fast = rapide
settings-speed-instant = instantanée
settings-sounds = Effets sonores
settings-confirm-end = Demander avant de terminer un tour où il reste des actions
settings-auto-forced = Jouer à ma place les coups forcés
settings-kept-account = Enregistrés avec votre compte, sur tous vos appareils.
settings-kept-here = Enregistrés sur cet appareil. Connectez-vous pour les synchroniser.

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
problem-unauthorized = Vous ne pouvez pas faire cela ici.
problem-busy = Le serveur ne répond pas. Réessayez dans un instant.
problem-bad-message = Le serveur n’a pas compris. Rechargez la page.
problem-bad-request = Le serveur ne peut pas accepter cela.
problem-not-found = Il n’y a rien ici. Cela n’existe peut-être plus, ou l’adresse est incomplète.
problem-wrong-method = Le serveur ne peut pas faire cela. Rechargez la page.
problem-too-large = C’est trop long.
problem-too-many = Trop de requêtes. Attendez un instant, puis réessayez.
problem-wrong-origin = Cette page vient d’une autre adresse que celle du serveur. Ouvrez le jeu à sa propre adresse.
problem-wrong-version = Vale a été mis à jour. Rechargez la page.
problem-not-over = Cette partie est encore en cours. Vous pourrez la voir ici quand elle sera terminée.
problem-name-taken = Ce nom est déjà pris. Choisissez-en un autre.
problem-wrong-password = Nom ou mot de passe incorrect.
problem-other-rules = Cette partie a commencé avec d’anciennes règles et ne peut pas continuer.
problem-internal = Une erreur s’est produite de notre côté. Réessayez.
