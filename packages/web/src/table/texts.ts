import type { Text } from '@guildhall/kernel';
import type { UndoAnswer } from '@guildhall/table';
import type { Problem } from '../session/live.ts';

export const tableTexts = {
  home: { en: 'Home', de: 'Start', fr: 'Accueil' },
  undo: { en: 'Undo', de: 'Rückgängig', fr: 'Annuler' },
  scoring: { en: 'Scoring', de: 'Wertung', fr: 'Décompte' },
  nextScene: { en: 'Next', de: 'Weiter', fr: 'Suivant' },
  goOn: { en: 'Play on', de: 'Weiterspielen', fr: 'Continuer' },
  skipScoring: { en: 'Skip', de: 'Überspringen', fr: 'Passer' },
  handOver: { en: 'Hand over to {name}', de: 'An {name} weitergeben', fr: 'Passer à {name}' },
  showHand: { en: 'Show my hand', de: 'Meine Hand zeigen', fr: 'Montrer ma main' },
  menu: { en: 'Menu', de: 'Menü', fr: 'Menu' },
  lookAtBoards: { en: 'Look at the boards', de: 'Erst die Tafeln ansehen', fr: 'Voir les plateaux' },
  backToQuestion: { en: 'Back to the question', de: 'Zurück zur Frage', fr: 'Revenir à la question' },
  rules: { en: 'Rules', de: 'Regeln', fr: 'Règles' },
  settings: { en: 'Settings', de: 'Einstellungen', fr: 'Réglages' },
  yourTurn: { en: 'Your turn', de: 'Du bist dran', fr: 'À vous de jouer' },
  yourAnswer: {
    en: 'Your answer during {name}’s turn',
    de: 'Deine Antwort im Zug von {name}',
    fr: '{name} joue\u00a0: à vous de répondre',
  },
  turnOf: { en: '{name}’s turn', de: '{name} ist dran', fr: 'Au tour de {name}' },
  waitingFor: { en: 'Waiting for {names}', de: 'Warten auf {names}', fr: 'En attente de {names}' },
  thinking: { en: '{name} is thinking …', de: '{name} überlegt …', fr: '{name} réfléchit…' },
  over: { en: 'The game is over', de: 'Das Spiel ist zu Ende', fr: 'La partie est terminée' },
  picked: {
    en: 'Choose one of {n, plural, one {# glowing place} other {# glowing places}}.',
    de: 'Wähle {n, plural, one {den leuchtenden Platz} other {einen der # leuchtenden Plätze}}.',
    fr: 'Choisissez {n, plural, one {l’endroit qui brille} other {l’un des # endroits qui brillent}}.',
  },
  putBack: { en: 'Put back', de: 'Zurücklegen', fr: 'Reposer' },
  next: { en: 'Next move', de: 'Nächster Zug', fr: 'Coup suivant' },
  hurry: { en: 'Hurry', de: 'Antreiben', fr: 'Presser' },
  skip: { en: 'Skip ahead', de: 'Vorspulen', fr: 'Avance rapide' },
  confirm: { en: 'Confirm', de: 'Bestätigen', fr: 'Confirmer' },
  cancel: { en: 'Cancel', de: 'Abbrechen', fr: 'Annuler' },
  pay: { en: 'Pay', de: 'Kosten', fr: 'Coût' },
  gain: { en: 'Gain', de: 'Ertrag', fr: 'Gain' },
  loading: { en: 'The table is being laid …', de: 'Der Tisch wird gedeckt …', fr: 'On dresse la table…' },
  missing: { en: 'There is no such table', de: 'Diesen Tisch gibt es nicht', fr: 'Cette table n’existe pas' },
  missingText: {
    en: 'It may have been deleted, or it was started in another browser.',
    de: 'Vielleicht wurde er gelöscht oder in einem anderen Browser begonnen.',
    fr: 'Elle a peut-être été supprimée, ou commencée dans un autre navigateur.',
  },
  brokenTable: {
    en: 'This table cannot be opened',
    de: 'Dieser Tisch lässt sich nicht öffnen',
    fr: 'Cette table ne peut pas être ouverte',
  },
  brokenText: {
    en: 'Something went wrong while it was opened. Loading the page again may help; nothing of the game is lost.',
    de: 'Beim Öffnen ist etwas schiefgegangen. Vielleicht hilft es, die Seite neu zu laden; von der Partie geht nichts verloren.',
    fr: 'Un problème est survenu à l’ouverture. Recharger la page peut suffire\u00a0; rien de la partie n’est perdu.',
  },
  saveTable: {
    en: 'Save the table as a file',
    de: 'Tisch als Datei sichern',
    fr: 'Enregistrer la table dans un fichier',
  },
  curtain: { en: 'Hand the screen to {name}', de: 'Gib den Bildschirm an {name}', fr: 'Passez l’écran à {name}' },
  curtainText: {
    en: 'The hand of the player before is covered. Nobody else should look now.',
    de: 'Die vorige Hand ist verdeckt. Jetzt sollte sonst niemand hinsehen.',
    fr: 'La main du joueur précédent est cachée. Personne d’autre ne doit regarder maintenant.',
  },
  iAm: { en: 'I am {name}', de: 'Ich bin {name}', fr: 'Je suis {name}' },
  boards: { en: 'Boards', de: 'Tafeln', fr: 'Plateaux' },
  busy: {
    en: '{board}, {n, plural, one {# possibility} other {# possibilities}}',
    de: '{board}, {n, plural, one {# Möglichkeit} other {# Möglichkeiten}}',
    fr: '{board}, {n, plural, one {# possibilité} other {# possibilités}}',
  },
  enlarge: { en: 'Zoom in', de: 'Vergrößern', fr: 'Agrandir' },
  reduce: { en: 'Zoom out', de: 'Verkleinern', fr: 'Réduire' },
  fit: { en: 'Show everything', de: 'Alles zeigen', fr: 'Tout afficher' },
  rulesLink: { en: 'In the rules', de: 'In den Regeln', fr: 'Dans les règles' },
  about: { en: 'About: {name}', de: 'Hilfe: {name}', fr: 'Aide\u00a0: {name}' },
  chronicle: { en: 'Chronicle', de: 'Chronik', fr: 'Chronique' },
  newSince: {
    en: 'New since your last visit',
    de: 'Neu seit deinem letzten Besuch',
    fr: 'Nouveau depuis votre dernière visite',
  },
  newLine: { en: 'New:', de: 'Neu:', fr: 'Nouveau\u00a0:' },
  nothingTold: {
    en: 'What happens at this table will be told here.',
    de: 'Hier wird erzählt, was an diesem Tisch geschieht.',
    fr: 'Ici se racontera ce qui se passe à cette table.',
  },
  closeChronicle: { en: 'Close the chronicle', de: 'Chronik schließen', fr: 'Fermer la chronique' },
  paused: { en: 'The game is paused', de: 'Das Spiel pausiert', fr: 'La partie est en pause' },
  round: { en: 'Round {n}', de: 'Runde {n}', fr: 'Manche {n}' },
  past: { en: 'Looking back', de: 'Rückblick', fr: 'Retour en arrière' },
  pastMoment: {
    en: 'You are looking at move {n} of {of}.',
    de: 'Du siehst Zug {n} von {of}.',
    fr: 'Vous regardez le coup {n} sur {of}.',
  },
  moveBefore: { en: 'Move before', de: 'Ein Zug zurück', fr: 'Coup d’avant' },
  moveAfter: { en: 'Move after', de: 'Ein Zug vor', fr: 'Coup d’après' },
  backToNow: { en: 'Back to now', de: 'Zurück zur Gegenwart', fr: 'Revenir au présent' },
  winner: {
    en: '{n, plural, one {{names} wins} other {{names} share the victory}}',
    de: '{n, plural, one {{names} gewinnt} other {{names} teilen sich den Sieg}}',
    fr: '{n, plural, one {{names} gagne} other {{names} se partagent la victoire}}',
  },
  whereFrom: { en: 'Where the points came from', de: 'Woher die Punkte kamen', fr: 'D’où viennent les points' },
  total: { en: 'Total', de: 'Gesamt', fr: 'Total' },
  tied: {
    en: '{names} have {n, plural, one {# point} other {# points}} each. {rule}',
    de: '{names} haben je {n, plural, one {# Punkt} other {# Punkte}}. {rule}',
    fr: '{names} ont chacun {n, plural, one {# point} other {# points}}. {rule}',
  },
  rematch: { en: 'Rematch', de: 'Revanche', fr: 'Revanche' },
  watchReplay: { en: 'Watch the replay', de: 'Aufzeichnung ansehen', fr: 'Revoir la partie' },
  saveReplay: { en: 'Save the replay', de: 'Aufzeichnung speichern', fr: 'Enregistrer la partie' },
  lookAtTable: { en: 'Look at the table', de: 'Den Tisch ansehen', fr: 'Regarder la table' },
  tryAgain: { en: 'Try again', de: 'Noch einmal versuchen', fr: 'Réessayer' },
  reload: { en: 'Show the newest moves', de: 'Die neuesten Züge zeigen', fr: 'Afficher les derniers coups' },
  elsewhere: {
    en: 'This table is open in another tab',
    de: 'Dieser Tisch ist in einem anderen Tab offen',
    fr: 'Cette table est ouverte dans un autre onglet',
  },
  elsewhereText: {
    en: 'It is played in one tab at a time, so that no move is lost. If you play here, the other tab waits.',
    de: 'Gespielt wird immer nur in einem Tab, damit kein Zug verloren geht. Wenn du hier spielst, wartet der andere Tab.',
    fr: 'On joue dans un seul onglet à la fois, pour qu’aucun coup ne se perde. Si vous jouez ici, l’autre onglet attend.',
  },
  playHere: { en: 'Play here', de: 'Hier spielen', fr: 'Jouer ici' },
  showResult: { en: 'Result', de: 'Ergebnis', fr: 'Résultat' },
} satisfies Record<string, Text>;

/** What the screen says when something went wrong. */
export const problemTexts: Readonly<Record<Problem['t'], Text>> = {
  notSaved: {
    en: 'This game cannot be saved on this device at the moment. You can play on; closing the page would lose it.',
    de: 'Diese Partie lässt sich auf diesem Gerät gerade nicht speichern. Du kannst weiterspielen; beim Schließen der Seite ginge sie verloren.',
    fr: 'Cette partie ne peut pas être enregistrée sur cet appareil pour le moment. Vous pouvez continuer, mais elle serait perdue si vous fermiez la page.',
  },
  elsewhere: {
    en: 'This game was played on in another tab. Nothing of it is lost.',
    de: 'Diese Partie wurde in einem anderen Tab weitergespielt. Nichts davon ist verloren.',
    fr: 'Cette partie a continué dans un autre onglet. Rien n’est perdu.',
  },
  botFailed: {
    en: 'The bot could not move.',
    de: 'Der Bot konnte nicht ziehen.',
    fr: 'Le bot n’a pas pu jouer.',
  },
  refused: {
    en: 'That move came too late: the table has changed meanwhile. Look again and choose anew.',
    de: 'Dieser Zug kam zu spät: Der Tisch hat sich inzwischen verändert. Schau noch einmal hin und wähle neu.',
    fr: 'Ce coup est arrivé trop tard : la table a changé entre-temps. Regardez de nouveau et choisissez.',
  },
};

/** Why nothing can be taken back. */
export const undoTexts: Readonly<Partial<Record<UndoAnswer, Text>>> = {
  nothingToUndo: {
    en: 'You have not done anything yet that could be taken back.',
    de: 'Du hast noch nichts getan, was sich rückgängig machen ließe.',
    fr: 'Vous n’avez encore rien fait qui puisse être annulé.',
  },
  barrier: {
    en: 'Something new has come to light since your last decision, so it stands.',
    de: 'Seit deiner letzten Entscheidung ist etwas Neues bekannt geworden; sie gilt.',
    fr: 'Quelque chose de nouveau a été révélé depuis votre dernière décision\u00a0: elle est définitive.',
  },
  notYours: {
    en: 'Somebody else has moved since your last decision, so it stands.',
    de: 'Seit deiner letzten Entscheidung hat jemand anderes gezogen; sie gilt.',
    fr: 'Quelqu’un d’autre a joué depuis votre dernière décision\u00a0: elle est définitive.',
  },
  gameOver: { en: 'The game is over.', de: 'Die Partie ist zu Ende.', fr: 'La partie est terminée.' },
};

/** The keys of a table. */
export const shortcutTexts = {
  title: { en: 'Keys at the table', de: 'Tasten am Tisch', fr: 'Touches à la table' },
  end: { en: 'end the turn, or decline', de: 'Zug beenden oder verzichten', fr: 'finir le tour ou renoncer' },
  undo: { en: 'undo', de: 'rückgängig machen', fr: 'annuler' },
  back: { en: 'put back what was picked', de: 'Gewähltes zurücklegen', fr: 'reposer ce qui est choisi' },
  off: {
    en: 'Letters and digits can be switched off in the settings.',
    de: 'Buchstaben und Ziffern lassen sich in den Einstellungen ausschalten.',
    fr: 'Lettres et chiffres se désactivent dans les réglages.',
  },
  list: { en: 'this list', de: 'diese Liste', fr: 'cette liste' },
  close: { en: 'Close', de: 'Schließen', fr: 'Fermer' },
} satisfies Record<string, Text>;
