# Ciò che dicono tutte le pagine del browser.

title = Vale
close = Chiudi
page-failed = Impossibile caricare questa pagina. Controlla la connessione e ricaricala.
card-cost = costo { $cost }
