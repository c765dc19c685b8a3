# A chi si deve tutto questo.

credits-title = Riconoscimenti
credits-game = Il gioco
credits-game-text = The Vale of Eternity è stato ideato da Eric Hong ed è pubblicato da Mandoo Games. Il gioco, il suo nome e le sue illustrazioni appartengono a loro.
credits-not-affiliated = Questa edizione digitale è fatta da giocatori. Non è affiliata all’editore, e non contiene né le sue illustrazioni né i suoi testi.
credits-buy = Se il gioco ti piace, compralo: è bellissimo, e un tavolo vero è difficile da battere.
credits-pictures = Immagini
credits-icons = Le immagini sulle carte sono icone di molti autori, invariate tranne che nel colore, da
credits-own = Le cornici, le pietre, gli indicatori, l’icona dell’app e i suoni sono nostri.
credits-fonts = Caratteri
credits-software = Software
credits-software-text = Vale si basa sul lavoro di molti altri, tra cui:
credits-licence = Il codice e i testi di Vale sono software libero, con licenza MIT o Apache 2.0, a scelta.
