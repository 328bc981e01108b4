import type { ReplayFault, Text } from '@guildhall/kernel';

export const replayTexts = {
  title: { en: 'Watch a replay', de: 'Eine Partie ansehen', fr: 'Revoir une partie' },
  hint: {
    en: 'Every move of a finished game, with all hands open or through one player’s eyes.',
    de: 'Jeder Zug einer beendeten Partie, mit allen Karten offen oder mit den Augen eines einzelnen Spielers.',
    fr: 'Chaque coup d’une partie terminée, toutes mains ouvertes ou par les yeux d’un seul joueur.',
  },
  drop: {
    en: 'Drop a replay file here',
    de: 'Zieh eine Aufzeichnung hierher',
    fr: 'Déposez ici un fichier de partie',
  },
  dropText: {
    en: 'You get one with “Save the replay” at the end of a game. It is checked move by move before it is shown, and stays on this device.',
    de: 'Du bekommst sie am Ende einer Partie mit „Aufzeichnung speichern“. Sie wird Zug für Zug geprüft, bevor sie gezeigt wird, und bleibt auf diesem Gerät.',
    fr: 'Vous l’obtenez en fin de partie avec «\u00a0Enregistrer la partie\u00a0». Il est vérifié coup par coup avant d’être montré, et reste sur cet appareil.',
  },
  finished: { en: 'Finished on this device', de: 'Auf diesem Gerät beendet', fr: 'Terminées sur cet appareil' },
  watch: { en: 'Watch', de: 'Ansehen', fr: 'Revoir' },
  watchOf: { en: 'Watch: {names}', de: 'Ansehen: {names}', fr: 'Revoir\u00a0: {names}' },
  choose: { en: 'Choose a file', de: 'Datei wählen', fr: 'Choisir un fichier' },
  checking: {
    en: 'The moves are being checked …',
    de: 'Die Züge werden geprüft …',
    fr: 'Vérification des coups…',
  },
  other: { en: 'Another file', de: 'Andere Datei', fr: 'Autre fichier' },
  home: { en: 'Home', de: 'Start', fr: 'Accueil' },
  backToReplay: { en: 'Back to the replay', de: 'Zurück zur Aufzeichnung', fr: 'Retour à la lecture' },
  player: { en: 'Player {n}', de: 'Spieler {n}', fr: 'Joueur {n}' },
  bad: {
    en: 'This game cannot be shown',
    de: 'Diese Partie lässt sich nicht zeigen',
    fr: 'Cette partie ne peut pas être montrée',
  },
  noReplay: {
    en: 'It is not a replay, or it is damaged.',
    de: 'Es ist keine Aufzeichnung, oder die Datei ist beschädigt.',
    fr: 'Ce n’est pas un fichier de partie, ou il est abîmé.',
  },
  newer: {
    en: 'It comes from a newer Guildhall. Load this page anew to get the newest version, and open the file again.',
    de: 'Sie kommt von einem neueren Guildhall. Lade diese Seite neu, um die neueste Fassung zu bekommen, und öffne die Datei noch einmal.',
    fr: 'Il vient d’un Guildhall plus récent. Rechargez cette page pour obtenir la dernière version, puis rouvrez le fichier.',
  },
  aTable: {
    en: 'This is a saved game that is not over yet. Open it from the home page and play on; its replay comes at the end.',
    de: 'Das ist eine gespeicherte Partie, die noch läuft. Öffne sie auf der Startseite und spiele weiter; die Aufzeichnung gibt es am Ende.',
    fr: 'C’est une partie enregistrée qui n’est pas finie. Ouvrez-la depuis l’accueil et continuez\u00a0; on pourra la revoir à la fin.',
  },
  missing: {
    en: 'There is no such table in this browser.',
    de: 'In diesem Browser gibt es keinen solchen Tisch.',
    fr: 'Cette table n’existe pas dans ce navigateur.',
  },
  fairButton: { en: 'Was it a fair shuffle?', de: 'Fair gemischt?', fr: 'Mélange loyal\u00a0?' },
  fairYes: { en: 'It was a fair shuffle', de: 'Es wurde fair gemischt', fr: 'Le mélange était loyal' },
  fairNo: { en: 'It was not a fair shuffle', de: 'Es wurde nicht fair gemischt', fr: 'Le mélange n’était pas loyal' },
  fairKept: {
    en: 'The server kept to its shuffle',
    de: 'Der Server blieb bei seiner Mischung',
    fr: 'Le serveur s’en est tenu à son mélange',
  },
  fairSecretKept: {
    en: 'Before you sat down, the server showed this browser the fingerprint of its secret, and the secret it has now revealed has exactly that fingerprint.',
    de: 'Bevor du dich setztest, zeigte der Server diesem Browser den Fingerabdruck seines Geheimnisses, und das nun aufgedeckte Geheimnis hat genau diesen Fingerabdruck.',
    fr: 'Avant que vous ne vous asseyiez, le serveur a montré à ce navigateur l’empreinte de son secret, et le secret maintenant révélé a exactement cette empreinte.',
  },
  fairSecret: {
    en: 'Before anybody sat down, the server showed the fingerprint {hash} of its secret; this browser has not kept it, so compare it with what you remember.',
    de: 'Bevor sich jemand setzte, zeigte der Server den Fingerabdruck {hash} seines Geheimnisses; dieser Browser hat ihn nicht aufgehoben, vergleiche ihn also mit dem, was du weißt.',
    fr: 'Avant que quiconque s’assoie, le serveur a montré l’empreinte {hash} de son secret\u00a0; ce navigateur ne l’a pas gardée, comparez-la avec ce que vous savez.',
  },
  fairShares: {
    en: '{n, plural, =0 {No player added a number} one {One player added a number, which is the one that was promised} other {# players added a number each, and all of them are the ones that were promised}}{mine, select, yes {; yours is among them} other {}}.',
    de: '{n, plural, =0 {Niemand legte eine Zahl dazu} one {Eine Person legte eine Zahl dazu, und es ist die versprochene} other {# Personen legten je eine Zahl dazu, und alle sind die versprochenen}}{mine, select, yes {; deine ist dabei} other {}}.',
    fr: '{n, plural, =0 {Aucun joueur n’a ajouté de nombre} one {Un joueur a ajouté un nombre, et c’est celui qu’il avait promis} other {# joueurs ont ajouté chacun un nombre, et tous sont ceux qui avaient été promis}}{mine, select, yes {\u00a0; le vôtre est parmi eux} other {}}.',
  },
  fairSeed: {
    en: 'The secret and these numbers together make exactly the shuffle of this game: nobody could choose it alone.',
    de: 'Das Geheimnis und diese Zahlen ergeben zusammen genau die Mischung dieser Partie: Niemand konnte sie allein wählen.',
    fr: 'Le secret et ces nombres donnent ensemble exactement le mélange de cette partie\u00a0: personne n’a pu le choisir seul.',
  },
  fairAlone: {
    en: 'The secret alone makes exactly the shuffle of this game: the server could not change it any more, but nobody else had a part in it.',
    de: 'Das Geheimnis allein ergibt genau die Mischung dieser Partie: Der Server konnte sie nicht mehr ändern, aber sonst hatte niemand Anteil daran.',
    fr: 'Le secret seul donne exactement le mélange de cette partie\u00a0: le serveur ne pouvait plus le changer, mais personne d’autre n’y a pris part.',
  },
  close: { en: 'Close', de: 'Schließen', fr: 'Fermer' },
  details: { en: 'In detail', de: 'Im Einzelnen', fr: 'En détail' },
  before: { en: 'Before the first move:', de: 'Vor dem ersten Zug:', fr: 'Avant le premier coup\u00a0:' },
  atMove: {
    en: 'At move {n} of {of}:',
    de: 'Bei Zug {n} von {of}:',
    fr: 'Au coup {n} sur {of}\u00a0:',
  },
  move: { en: 'Move {n} of {of}', de: 'Zug {n} von {of}', fr: 'Coup {n} sur {of}' },
  beginning: {
    en: 'The table is laid. Start the replay, or step through it with the arrows.',
    de: 'Der Tisch ist gedeckt. Starte die Wiedergabe oder geh mit den Pfeilen Zug um Zug.',
    fr: 'La table est mise. Lancez la lecture, ou avancez coup par coup avec les flèches.',
  },
  did: { en: '{name}: {what}', de: '{name}: {what}', fr: '{name}\u00a0: {what}' },
  controls: { en: 'Playback', de: 'Wiedergabe', fr: 'Lecture' },
  first: { en: 'To the beginning', de: 'Zum Anfang', fr: 'Au début' },
  last: { en: 'To the end', de: 'Zum Ende', fr: 'À la fin' },
  previous: { en: 'Previous move', de: 'Voriger Zug', fr: 'Coup précédent' },
  next: { en: 'Next move', de: 'Nächster Zug', fr: 'Coup suivant' },
  play: { en: 'Play', de: 'Abspielen', fr: 'Lire' },
  pause: { en: 'Pause', de: 'Pause', fr: 'Pause' },
  rounds: { en: 'Jump to a round', de: 'Zu einer Runde springen', fr: 'Aller à une manche' },
  speed: { en: 'Speed', de: 'Tempo', fr: 'Vitesse' },
  eyes: { en: 'View', de: 'Sicht', fr: 'Vue' },
  allHands: { en: 'All hands', de: 'Alle Karten', fr: 'Tout voir' },
  keys: {
    en: 'Keys: arrows for moves, Page Up and Page Down for rounds, Home and End, space to play',
    de: 'Tasten: Pfeile für Züge, Bild auf und Bild ab für Runden, Pos1 und Ende, Leertaste zum Abspielen',
    fr: 'Touches\u00a0: flèches pour les coups, page haut et page bas pour les manches, début et fin, espace pour lire',
  },
  handOf: {
    en: '{n, plural, =0 {no card} one {# card} other {# cards}}',
    de: '{n, plural, =0 {keine Karte} one {# Karte} other {# Karten}}',
    fr: '{n, plural, =0 {aucune carte} one {# carte} other {# cartes}}',
  },
} satisfies Record<string, Text>;

/** What is wrong with a replay that can be read but does not hold. */
export const faultTexts: Readonly<Record<ReplayFault['t'], Text>> = {
  otherGame: {
    en: 'This is a replay of another game ({found}).',
    de: 'Das ist die Aufzeichnung eines anderen Spiels ({found}).',
    fr: 'C’est l’enregistrement d’un autre jeu ({found}).',
  },
  otherRules: {
    en: 'It was played by version {found} of the rules, and this is version {expected}.',
    de: 'Gespielt wurde nach Regelfassung {found}, hier gilt Fassung {expected}.',
    fr: 'La partie suit la version {found} des règles, et voici la version {expected}.',
  },
  badOptions: {
    en: 'It starts with options that cannot be played.',
    de: 'Sie beginnt mit Einstellungen, die man nicht spielen kann.',
    fr: 'Elle commence par des options qui ne peuvent pas être jouées.',
  },
  badSeed: {
    en: 'The seed is not the one that was promised before the game: the shuffle has been tampered with.',
    de: 'Der Startwert ist nicht der, der vor der Partie zugesagt war: Am Mischen wurde gedreht.',
    fr: 'La graine n’est pas celle promise avant la partie\u00a0: on a touché au mélange.',
  },
  traceLength: {
    en: 'It has {found} check sums, but {expected} are needed: moves were added or removed.',
    de: 'Sie hat {found} Prüfsummen, nötig sind {expected}: Es wurden Züge hinzugefügt oder entfernt.',
    fr: 'Elle a {found} sommes de contrôle au lieu de {expected}\u00a0: des coups ont été ajoutés ou retirés.',
  },
  refused: {
    en: 'Player {seat} could not make this move. The file has been altered.',
    de: 'Spieler {seat} konnte diesen Zug nicht machen. Die Datei wurde verändert.',
    fr: 'Le joueur {seat} ne pouvait pas jouer ce coup. Le fichier a été modifié.',
  },
  differs: {
    en: 'The game turns out differently from what the file says. The file has been altered.',
    de: 'Die Partie verläuft anders, als die Datei sagt. Die Datei wurde verändert.',
    fr: 'La partie tourne autrement que ne le dit le fichier. Le fichier a été modifié.',
  },
  crashed: {
    en: 'From here the game cannot go on.',
    de: 'Von hier an lässt sich die Partie nicht fortsetzen.',
    fr: 'À partir d’ici, la partie ne peut pas continuer.',
  },
};
