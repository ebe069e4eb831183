# Saved games: the list, importing, repairing, and what goes wrong when a game is saved.

saves-kept-elsewhere = Un autre programme a modifié le fichier de cette partie. Elle continue dans { $file } ; l’autre fichier reste tel quel.
saves-kept-aside = La partie ne peut pas être sauvegardée dans { $file } ({ $reason }). Elle est gardée pour l’instant dans { $copy } ; chaque coup réessaie.
saves-copy-taken = Cette partie reprend depuis { $copy }, où elle a été gardée quand son propre fichier ne pouvait pas être écrit.
saves-copy-made = { $file } n’est pas dans le dossier des parties sauvegardées. La partie continue dans une copie, { $copy } ; le fichier lui-même reste tel quel.
saves-slow = Enregistrement… Le disque est lent.
saves-open = Continuer
saves-results = Résultats
saves-repair = Récupérer
saves-rename = Renommer
saves-rename-how = Comment la partie doit-elle s’appeler ?
saves-duplicate = Copier
saves-import = Importer un fichier
saves-import-how = Le chemin du fichier.
saves-import-path = Écrire un chemin
saves-import-none = Aucune partie sauvegardée n’a été trouvée, ni dans les dossiers habituels ni sur une clé USB.
saves-import-seeking = Recherche de parties sauvegardées…
saves-import-drop = Vous pouvez aussi déposer un fichier sur la fenêtre.
saves-import-in = Dans { $folder }
saves-take = Importer
saves-import-failed = Ce fichier ne peut pas être importé : { $reason }
saves-repaired-name = { $name } (récupérée)
saves-repaired = Ce qui est intact a été sauvegardé comme une partie à part ; le fichier endommagé reste tel quel. { $reason }
saves-file-failed = { $file } : échec ({ $reason }). Vérifiez les droits d’écriture du dossier.
saves-deleted = « { $game } » a été supprimée
saves-page = Page
saves-bring-back = Restaurer
saves-reading = Lecture…
saves-unwritable = Impossible de sauvegarder dans { $folder }. Les parties vont pour l’instant dans { $instead } ; vérifiez les droits d’écriture du dossier.
saves-load-failed = Impossible d’ouvrir cette partie : { $reason }
saves-imported = « { $game } » est maintenant parmi vos parties sauvegardées.
saves-title = Parties sauvegardées
saves-none = Pas encore de partie sauvegardée. Chaque partie se sauvegarde automatiquement, coup par coup.
saves-note = Tour { $label } · { $day }, { $time }
saves-finished = Terminée · { $day }, { $time }
saves-kind = { $kind } · { $note }
saves-kind-deal = Partie du jour
saves-kind-task = Épreuve
saves-kind-fork = Nouvel essai
saves-damaged = Endommagée : { $reason }
saves-today = aujourd’hui
saves-yesterday = hier
saves-broken = Fichier endommagé · { $day }, { $time }
saves-delete = Supprimer
saves-day = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
saves-not-saved = La partie ne peut pas être sauvegardée dans { $file } ({ $reason }). Continuez à jouer ; le prochain coup réessaiera.
saves-lost = La partie n’a pu être sauvegardée ni dans { $file } ({ $reason }) ni ailleurs. Les coups joués depuis la dernière sauvegarde sont perdus.
