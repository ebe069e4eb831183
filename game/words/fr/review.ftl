# Les tournants d’une partie terminée.

review-title = Les moments décisifs
review-curve = Le résultat que chacun pouvait espérer
review-end = Fin
review-waiting = Les maîtres examinent la partie…
review-thinking = Les maîtres rejouent la suite encore et encore : { $percent } %…
review-done = Chacun est prouvé par de nombreuses suites jouées de là, avec ce que le joueur savait alors.
review-none = Aucune erreur coûteuse n’a pu être prouvée. Bien joué !
review-failed = Impossible de déterminer les moments décisifs pour l’instant. Revenez en arrière et réessayez plus tard.
review-claim = { $label } · { $name } · prestige perdu : { $cost } (± { $error })
review-claim-sure = { $label } · { $name } · prestige perdu : { $cost }
review-played = Coup : { $move }
review-better = Mieux : { $move }
review-as-good = À peu près équivalent : { $move }
review-close = { $label } · { $name } : une décision serrée
review-why-more = Pourquoi : { $more }.
review-why-but = Pourquoi : { $more }, mais { $less }.
review-why-less = Sur le moment : { $less }, mais cela porte ses fruits plus tard.
review-why-later = Sur le moment, cela rapporte autant, mais davantage par la suite.
review-why-drafted = { $why } (Si la carte est jouée ce tour-ci.)
review-show = Montrer ce moment
review-try = Essayer à partir d’ici
review-fork = Cette partie reprend à un moment déjà connu. Elle ne compte pas parmi les parties passées.
review-move-through = { $person } – { $move }
