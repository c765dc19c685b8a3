# Ce que disent toutes les pages du navigateur.

title = Vale
close = Fermer
page-failed = Cette page n’a pas pu être chargée. Vérifiez votre connexion et rechargez-la.
card-cost = coût { $cost }
