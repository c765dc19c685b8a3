# Ciò che solo il browser dice a chi riguarda.

you-name = Tu
you-log-undone = Annulli una mossa.
you-log-kept = Ora un bot gioca per te.
you-log-returned = Sei di nuovo qui.
you-refusal-marked = hai già cacciato { $card }
where-display-marked-you = nella radura, con il tuo indicatore
where-area-you = nella tua area
where-shelter-you = nel tuo rifugio
where-before-you = davanti a te
areas-of-you = La tua area: { $used } di { $areas }
shelter-of-you = Il tuo rifugio
