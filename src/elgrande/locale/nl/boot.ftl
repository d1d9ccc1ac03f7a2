### Wat de pagina zegt voordat ze haar teksten heeft. Alleen deze paar zijn ingebouwd.

web-boot-loading = El Grande wordt klaargezet…
web-boot-unreachable =
    De server antwoordt niet. We proberen het om de paar seconden opnieuw; controleer je verbinding of vraag het wie de server
    beheert.
web-boot-retry = Nu proberen
