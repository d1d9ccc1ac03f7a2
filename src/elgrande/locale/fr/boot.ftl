### Ce que dit la page avant d’avoir ses textes. Ces quelques-uns sont intégrés au client.

web-boot-loading = El Grande se met en place…
web-boot-unreachable =
    Le serveur ne répond pas. Nouvel essai toutes les quelques secondes ; vérifie ta connexion, ou demande à la personne
    qui s’occupe du serveur.
web-boot-retry = Réessayer
