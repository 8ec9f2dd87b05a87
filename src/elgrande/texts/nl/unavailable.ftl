# Wat je ziet als de server nu niets kan doen.

reason-cannot-store = De server kan nu niets opslaan. De pagina probeert het opnieuw.
reason-overloaded = De server heeft het nu te druk. De pagina probeert het opnieuw.
reason-banned = De beheerder van deze server laat je hier niet spelen.
