# Ce que disent toutes les pages du navigateur.

title = Vale
close = Fermer
page-failed = Cette page n’a pas pu être chargée. Vérifiez la connexion, puis rechargez-la.
card-cost = coût { $cost }
