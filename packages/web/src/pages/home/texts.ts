import type { Text } from '@guildhall/kernel';
import type { TableFault } from '@guildhall/table';

export const home = {
  title: { en: 'Play {games}', de: '{games} spielen', fr: 'Jouer à {games}' },
  playNow: { en: 'Play now against bots', de: 'Jetzt gegen Bots spielen', fr: 'Jouer contre des bots' },
  playNowHint: {
    en: 'You and {n, plural, one {one bot} =2 {two bots} other {# bots}}. No account, nothing to install.',
    de: 'Du und {n, plural, one {ein Bot} =2 {zwei Bots} other {# Bots}}. Ohne Konto, ohne Installation.',
    fr: 'Vous et {n, plural, one {un bot} =2 {deux bots} other {# bots}}. Sans compte, rien à installer.',
  },
  opening: { en: 'Laying the table …', de: 'Der Tisch wird gedeckt …', fr: 'On dresse la table…' },
  newGame: { en: 'New game …', de: 'Neue Partie …', fr: 'Nouvelle partie…' },
  ways: { en: 'More ways in', de: 'Weitere Wege', fr: 'Autres entrées' },
  oneScreen: { en: 'Around one screen', de: 'An einem Bildschirm', fr: 'Autour d’un écran' },
  oneScreenText: {
    en: 'You share this device with friends. A curtain hides your hand when you pass it on.',
    de: 'Du teilst dieses Gerät mit Freunden. Ein Vorhang verdeckt deine Hand, wenn du es weitergibst.',
    fr: 'Vous partagez cet appareil entre amis. Un rideau cache votre main quand vous le passez.',
  },
  onlineText: {
    en: 'Send friends a link, or meet somebody in the lobby: live, or over days. A name is enough.',
    de: 'Schicke Freunden einen Link oder triff jemanden in der Lobby: live oder über Tage. Ein Name genügt.',
    fr: 'Envoyez un lien à des amis ou rencontrez quelqu’un au salon\u00a0: en direct ou sur plusieurs jours. Un nom suffit.',
  },
  toLobby: { en: 'To the lobby', de: 'Zur Lobby', fr: 'Vers le salon' },
  firstGameText: {
    en: 'A short guided game teaches the rules as you play, one step at a time.',
    de: 'Eine kurze geführte Partie zeigt dir die Regeln beim Spielen, Schritt für Schritt.',
    fr: 'Une courte partie guidée vous apprend les règles en jouant, pas à pas.',
  },
  rules: { en: 'The rules', de: 'Die Regeln', fr: 'Les règles' },
  rulesText: {
    en: 'In our own words and with drawings, to read or to look things up.',
    de: 'In eigenen Worten und mit Zeichnungen, zum Lesen oder Nachschlagen.',
    fr: 'Avec nos mots et nos dessins, à lire ou à consulter.',
  },
  replay: { en: 'Watch a replay', de: 'Eine Partie ansehen', fr: 'Revoir une partie' },
  replayText: {
    en: 'Open a game file and go through it move by move.',
    de: 'Öffne eine Spieldatei und gehe sie Zug für Zug durch.',
    fr: 'Ouvrez un fichier de partie et parcourez-le coup par coup.',
  },
  replayOpen: { en: 'Open a file', de: 'Datei öffnen', fr: 'Ouvrir un fichier' },
  /** For those who do not see beside which picture it stands. */
  ofGame: { en: '{what}: {game}', de: '{what}: {game}', fr: '{what}\u00a0: {game}' },
  guest: { en: 'Guest', de: 'Gast', fr: 'Invité' },
} as const satisfies Readonly<Record<string, Text>>;

export const tables = {
  goOn: { en: 'Games to go on with', de: 'Angefangene Partien', fr: 'Parties en cours' },
  continueGame: { en: 'Continue {game}', de: '{game} fortsetzen', fr: 'Continuer {game}' },
  title: { en: 'Your tables', de: 'Deine Tische', fr: 'Vos tables' },
  none: {
    en: 'No game is saved on this device yet. Every game you start is kept here, move by move.',
    de: 'Auf diesem Gerät ist noch keine Partie gespeichert. Jede Partie, die du beginnst, bleibt hier erhalten, Zug für Zug.',
    fr: 'Aucune partie n’est encore enregistrée sur cet appareil. Chaque partie commencée est gardée ici, coup par coup.',
  },
  unreadable: {
    en: 'The saved games cannot be read at the moment.',
    de: 'Die gespeicherten Partien lassen sich gerade nicht lesen.',
    fr: 'Les parties enregistrées sont illisibles pour le moment.',
  },
  setup: { en: 'Setting up', de: 'Aufbau', fr: 'Mise en place' },
  yourTurn: { en: 'Waiting for you', de: 'Wartet auf dich', fr: 'Vous attend' },
  botsTurn: { en: 'A bot is to move', de: 'Ein Bot ist am Zug', fr: 'Un bot doit jouer' },
  won: { en: 'Won by {names}', de: 'Gewonnen: {names}', fr: 'Victoire\u00a0: {names}' },
  over: { en: 'Finished', de: 'Beendet', fr: 'Terminée' },
  continue: { en: 'Continue', de: 'Weiterspielen', fr: 'Continuer' },
  look: { en: 'Look at it', de: 'Ansehen', fr: 'Regarder' },
  open: { en: '{action}: {names}', de: '{action}: {names}', fr: '{action}\u00a0: {names}' },
  export: { en: 'Save as file', de: 'Als Datei sichern', fr: 'Enregistrer dans un fichier' },
  putOnline: { en: 'Put online', de: 'Online stellen', fr: 'Mettre en ligne' },
  notOnline: {
    en: 'This game could not be put online. It stays here as it is.',
    de: 'Diese Partie ließ sich nicht online stellen. Sie bleibt hier, wie sie ist.',
    fr: 'Cette partie n’a pas pu être mise en ligne. Elle reste ici telle quelle.',
  },
  delete: { en: 'Delete', de: 'Löschen', fr: 'Supprimer' },
  reallyDelete: { en: 'Delete this game?', de: 'Diese Partie löschen?', fr: 'Supprimer cette partie\u00a0?' },
  keep: { en: 'Keep', de: 'Behalten', fr: 'Garder' },
  deleted: { en: 'The game was deleted.', de: 'Die Partie wurde gelöscht.', fr: 'La partie a été supprimée.' },
  import: { en: 'Open a game file', de: 'Spieldatei öffnen', fr: 'Ouvrir un fichier de partie' },
  importFailed: {
    en: '“{file}” cannot be opened: {reason}',
    de: '„{file}“ lässt sich nicht öffnen: {reason}',
    fr: '«\u00a0{file}\u00a0» ne peut pas être ouvert\u00a0: {reason}',
  },
  failed: {
    en: 'That did not work. Please try again; loading the page anew may help.',
    de: 'Das hat nicht geklappt. Versuche es noch einmal; vielleicht hilft es, die Seite neu zu laden.',
    fr: 'Cela n’a pas marché. Réessayez\u00a0; recharger la page peut suffire.',
  },
} as const satisfies Readonly<Record<string, Text>>;

/** Why a game file cannot be opened. */
export const importFaults: Readonly<Record<TableFault['t'], Text>> = {
  notJson: {
    en: 'it is not a Guildhall file.',
    de: 'Es ist keine Guildhall-Datei.',
    fr: 'ce n’est pas un fichier Guildhall.',
  },
  otherFile: {
    en: 'it is not a saved table. A replay can be opened under “Watch a replay”.',
    de: 'Es ist kein gesicherter Tisch. Eine Aufzeichnung öffnest du unter „Eine Partie ansehen“.',
    fr: 'ce n’est pas une table enregistrée. Une partie à revoir s’ouvre sous «\u00a0Revoir une partie\u00a0».',
  },
  newer: {
    en: 'it comes from a newer Guildhall (file version {found}, this one reads {expected}).',
    de: 'Sie kommt von einem neueren Guildhall (Dateiversion {found}, hier wird {expected} gelesen).',
    fr: 'il vient d’un Guildhall plus récent (version de fichier {found}, ici {expected}).',
  },
  damaged: {
    en: 'the file is damaged or incomplete.',
    de: 'Die Datei ist beschädigt oder unvollständig.',
    fr: 'le fichier est abîmé ou incomplet.',
  },
  otherGame: {
    en: 'there is no game called “{found}” here.',
    de: 'Ein Spiel namens „{found}“ gibt es hier nicht.',
    fr: 'il n’y a pas de jeu nommé «\u00a0{found}\u00a0» ici.',
  },
  otherRules: {
    en: 'it was played by another version of the rules ({found}; this is {expected}).',
    de: 'Sie wurde nach einer anderen Regelversion gespielt ({found}, hier gilt {expected}).',
    fr: 'il suit une autre version des règles ({found}\u00a0; ici {expected}).',
  },
  badOptions: {
    en: 'its options cannot be played.',
    de: 'Mit diesen Einstellungen lässt sich nicht spielen.',
    fr: 'ses options ne peuvent pas être jouées.',
  },
  badEntry: {
    en: 'move {at} of {of} is not allowed by the rules.',
    de: 'Zug {at} von {of} ist nach den Regeln nicht erlaubt.',
    fr: 'le coup {at} sur {of} n’est pas permis par les règles.',
  },
};
