# Les invitations, les comptes, et les adresses qui ne mènent nulle part.

to-start = Vers la page d’accueil

join-title = On vous invite
join-hint = Une place est gardée pour vous. Choisissez une couleur si vous voulez.
join-as = Vous jouez sous le nom de { $name }.
join-take = Prendre la place
join-used = Cette invitation a déjà servi, est trop ancienne ou incomplète. Demandez un nouveau lien.
join-not-now = La place ne peut pas être prise : quelqu’un a peut-être cette couleur, vous êtes peut-être déjà à cette table, ou la partie a commencé.
join-no-token = Ce lien est incomplet. Copiez-le en entier, avec tout ce qui suit le signe #.

not-found-title = Rien ici, sauf une mimique
not-found-hint = Il n’y a pas de page à cette adresse.
