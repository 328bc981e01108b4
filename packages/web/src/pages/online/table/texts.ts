import type { Text } from '@guildhall/kernel';
import type { QuickPhrase, Refused } from '@guildhall/protocol';
import { adviceTexts } from '../../../table/advice/texts.ts';

export const onlineTexts = {
  here: { en: '{name} is here', de: '{name} ist da', fr: '{name} est là' },
  notHere: { en: '{name} is away', de: '{name} ist nicht da', fr: '{name} est absent' },
  botPlays: { en: 'a bot plays for {name}', de: 'ein Bot spielt für {name}', fr: 'un bot joue pour {name}' },
  gaveUp: { en: '{name} has given up', de: '{name} hat aufgegeben', fr: '{name} a abandonné' },
  watchers: {
    en: '{n, plural, one {# watcher} other {# watchers}}',
    de: '{n, plural, one {# Zuschauer} other {# Zuschauer}}',
    fr: '{n, plural, one {# spectateur} other {# spectateurs}}',
  },
  linkOpen: { en: 'Connected', de: 'Verbunden', fr: 'Connecté' },
  linkLost: {
    en: 'Connection lost. It is being restored; nothing is lost.',
    de: 'Verbindung unterbrochen. Sie wird wiederhergestellt; nichts geht verloren.',
    fr: 'Connexion interrompue. Elle est en cours de rétablissement ; rien n’est perdu.',
  },
  people: { en: 'Players and clocks', de: 'Spieler und Uhren', fr: 'Joueurs et pendules' },
  timeLeft: { en: '{name}: {time} left', de: '{name}: noch {time}', fr: '{name} : encore {time}' },
  days: { en: '{n} d', de: '{n} T', fr: '{n} j' },
  chat: { en: 'Chat', de: 'Gespräch', fr: 'Discussion' },
  chatNew: {
    en: 'Chat, {n, plural, one {# new line} other {# new lines}}',
    de: 'Gespräch, {n, plural, one {# neue Zeile} other {# neue Zeilen}}',
    fr: 'Discussion, {n, plural, one {# nouvelle ligne} other {# nouvelles lignes}}',
  },
  noChat: {
    en: 'Nobody has said anything yet.',
    de: 'Noch hat niemand etwas gesagt.',
    fr: 'Personne n’a encore rien dit.',
  },
  say: { en: 'Say something', de: 'Etwas sagen', fr: 'Dire quelque chose' },
  send: { en: 'Send', de: 'Senden', fr: 'Envoyer' },
  phrases: { en: 'Quick phrases', de: 'Kurze Sätze', fr: 'Phrases rapides' },
  mute: { en: 'Mute {name}', de: '{name} stummschalten', fr: 'Masquer {name}' },
  unmute: { en: 'Show {name} again', de: '{name} wieder zeigen', fr: 'Réafficher {name}' },
  muted: { en: 'muted', de: 'stummgeschaltet', fr: 'masqué' },
  acts: { en: 'Table', de: 'Tisch', fr: 'Table' },
  letBot: { en: 'Let a bot play for me', de: 'Einen Bot für mich spielen lassen', fr: 'Laisser un bot jouer pour moi' },
  comeBack: { en: 'Play myself again', de: 'Wieder selbst spielen', fr: 'Reprendre ma place' },
  botForYou: { en: 'A bot plays for you.', de: 'Ein Bot spielt für dich.', fr: 'Un bot joue pour vous.' },
  resign: { en: 'Give up', de: 'Aufgeben', fr: 'Abandonner' },
  resignSure: {
    en: 'A bot plays your seat to the end. You cannot come back.',
    de: 'Ein Bot spielt deinen Platz zu Ende. Du kannst nicht zurückkehren.',
    fr: 'Un bot jouera à votre place jusqu’à la fin. Vous ne pourrez pas revenir.',
  },
  pause: { en: 'Ask for a pause of a day', de: 'Um einen Tag Pause bitten', fr: 'Demander une pause d’un jour' },
  resume: { en: 'Ask to play on', de: 'Um Fortsetzung bitten', fr: 'Demander à reprendre' },
  end: { en: 'Ask to end the game', de: 'Um Abbruch bitten', fr: 'Demander l’arrêt de la partie' },
  endAlone: { en: 'End the game', de: 'Spiel beenden', fr: 'Arrêter la partie' },
  endSure: {
    en: 'The game ends here, without a result.',
    de: 'Das Spiel endet hier, ohne Ergebnis.',
    fr: 'La partie s’arrête ici, sans résultat.',
  },
  rewind: {
    en: 'Ask to take back my last move',
    de: 'Um Rücknahme meines letzten Zuges bitten',
    fr: 'Demander l’annulation de mon dernier coup',
  },
  replace: {
    en: 'Let a bot play for {name}',
    de: 'Einen Bot für {name} spielen lassen',
    fr: 'Laisser un bot jouer pour {name}',
  },
  sure: { en: 'Yes, I am sure', de: 'Ja, sicher', fr: 'Oui, je suis sûr' },
  cancel: { en: 'No', de: 'Nein', fr: 'Non' },
  agree: { en: 'Agree', de: 'Zustimmen', fr: 'Accepter' },
  refuse: { en: 'Refuse', de: 'Ablehnen', fr: 'Refuser' },
  askedRewind: {
    en: '{name} asks to go back to move {n}. The same cards will come again.',
    de: '{name} bittet, zu Zug {n} zurückzugehen. Es kommen wieder dieselben Karten.',
    fr: '{name} demande à revenir au coup {n}. Les mêmes cartes reviendront.',
  },
  askedPause: {
    en: '{name} asks for a pause of {n, plural, one {# hour} other {# hours}}.',
    de: '{name} bittet um {n, plural, one {# Stunde} other {# Stunden}} Pause.',
    fr: '{name} demande une pause de {n, plural, one {# heure} other {# heures}}.',
  },
  askedResume: {
    en: '{name} asks to play on.',
    de: '{name} bittet, weiterzuspielen.',
    fr: '{name} demande à reprendre.',
  },
  askedEnd: {
    en: '{name} asks to end the game without a result.',
    de: '{name} bittet, das Spiel ohne Ergebnis zu beenden.',
    fr: '{name} demande d’arrêter la partie sans résultat.',
  },
  waitingForYes: {
    en: 'Waiting for the others to agree.',
    de: 'Die anderen müssen noch zustimmen.',
    fr: 'En attente de l’accord des autres.',
  },
  withdraw: { en: 'Withdraw', de: 'Zurückziehen', fr: 'Retirer' },
  paused: {
    en: 'The game is paused until {time}.',
    de: 'Das Spiel pausiert bis {time}.',
    fr: 'La partie est en pause jusqu’au {time}.',
  },
  ended: {
    en: 'The game was ended by agreement.',
    de: 'Das Spiel wurde einvernehmlich beendet.',
    fr: 'La partie a été arrêtée d’un commun accord.',
  },
  recap: { en: 'Since your last turn', de: 'Seit deinem letzten Zug', fr: 'Depuis votre dernier tour' },
  recapYou: { en: 'What happened to you', de: 'Was dich betrifft', fr: 'Ce qui vous concerne' },
  recapAll: { en: 'Everything else', de: 'Alles andere', fr: 'Tout le reste' },
  close: { en: 'Close', de: 'Schließen', fr: 'Fermer' },
  watching: { en: 'You are watching.', de: 'Du schaust zu.', fr: 'Vous regardez.' },
  onlyPlayers: {
    en: 'You are watching: only those who play may speak here.',
    de: 'Du schaust zu: Hier spricht nur, wer mitspielt.',
    fr: 'Vous regardez\u00a0: seuls les joueurs parlent ici.',
  },
  missing: { en: 'There is no such table', de: 'Diesen Tisch gibt es nicht', fr: 'Cette table n’existe pas' },
  missingText: {
    en: 'The link may be incomplete, or the table was closed before its game began.',
    de: 'Vielleicht ist der Link unvollständig, oder der Tisch wurde vor Spielbeginn geschlossen.',
    fr: 'Le lien est peut-être incomplet, ou la table a été fermée avant le début.',
  },
  away: { en: 'The server does not answer', de: 'Der Server antwortet nicht', fr: 'Le serveur ne répond pas' },
  awayText: {
    en: 'Your game is kept there. This page goes on by itself as soon as it answers.',
    de: 'Deine Partie ist dort aufgehoben. Diese Seite macht von selbst weiter, sobald er antwortet.',
    fr: 'Votre partie y est conservée. Cette page reprendra d’elle-même dès qu’il répondra.',
  },
  toLobby: { en: 'To the lobby', de: 'Zur Lobby', fr: 'Vers le salon' },
  wantsAgain: {
    en: '{name} wants to play again.',
    de: '{name} möchte noch einmal spielen.',
    fr: '{name} veut rejouer.',
  },
  decline: { en: 'No, thanks', de: 'Nein, danke', fr: 'Non, merci' },
  toNewTable: { en: 'To the new table', de: 'Zum neuen Tisch', fr: 'Vers la nouvelle table' },
  rematch: { en: 'Play again', de: 'Noch einmal', fr: 'Rejouer' },
  saveReplay: { en: 'Save replay', de: 'Aufzeichnung speichern', fr: 'Enregistrer la partie' },
} as const satisfies Readonly<Record<string, Text>>;

export const phraseTexts: Readonly<Record<QuickPhrase, Text>> = {
  hello: { en: 'Hello!', de: 'Hallo!', fr: 'Bonjour !' },
  goodLuck: { en: 'Good luck!', de: 'Viel Glück!', fr: 'Bonne chance !' },
  wellPlayed: { en: 'Well played!', de: 'Gut gespielt!', fr: 'Bien joué !' },
  thanks: { en: 'Thank you!', de: 'Danke!', fr: 'Merci !' },
  sorry: { en: 'Sorry!', de: 'Entschuldigung!', fr: 'Désolé !' },
  thinking: { en: 'I need a moment.', de: 'Ich brauche einen Moment.', fr: 'Un instant, je réfléchis.' },
  backSoon: { en: 'I will be back soon.', de: 'Ich bin gleich zurück.', fr: 'Je reviens bientôt.' },
  goodGame: { en: 'That was a good game!', de: 'Das war ein schönes Spiel!', fr: 'C’était une belle partie !' },
};

const again: Text = {
  en: 'Something has changed meanwhile. Look again, please.',
  de: 'Inzwischen hat sich etwas geändert. Bitte sieh noch einmal hin.',
  fr: 'Quelque chose a changé entre-temps. Veuillez vérifier.',
};
const failed: Text = {
  en: 'That did not work. Please try again.',
  de: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  fr: 'Cela n’a pas fonctionné. Veuillez réessayer.',
};

/** Why the server said no, for the player. */
export const refusedTexts: Readonly<Record<Refused, Text>> = {
  malformed: failed,
  tooLarge: failed,
  tooFast: { en: 'A little slower, please.', de: 'Bitte etwas langsamer.', fr: 'Un peu moins vite, s’il vous plaît.' },
  signIn: { en: 'Choose a name first.', de: 'Wähle zuerst einen Namen.', fr: 'Choisissez d’abord un nom.' },
  noTable: onlineTexts.missing,
  notYours: {
    en: 'This is not yours to do now.',
    de: 'Das ist jetzt nicht deine Sache.',
    fr: 'Ce n’est pas à vous de le faire.',
  },
  notAsked: again,
  illegal: again,
  stale: again,
  barrier: {
    en: 'Something new was revealed since: your move stands.',
    de: 'Seitdem wurde Neues aufgedeckt: Dein Zug bleibt.',
    fr: 'Du nouveau a été révélé depuis : votre coup reste.',
  },
  nothingToUndo: {
    en: 'There is nothing to take back.',
    de: 'Es gibt nichts zurückzunehmen.',
    fr: 'Il n’y a rien à annuler.',
  },
  noTakebacks: {
    en: 'At this table moves stand.',
    de: 'An diesem Tisch gilt jeder Zug.',
    fr: 'À cette table, les coups restent.',
  },
  noAdvice: adviceTexts.notOnline,
  gameOver: { en: 'The game is over.', de: 'Das Spiel ist zu Ende.', fr: 'La partie est terminée.' },
  notRunning: {
    en: 'The game has not begun yet.',
    de: 'Das Spiel hat noch nicht begonnen.',
    fr: 'La partie n’a pas encore commencé.',
  },
  paused: { en: 'The game is paused.', de: 'Das Spiel pausiert.', fr: 'La partie est en pause.' },
  tooEarly: { en: 'Give them a little more time.', de: 'Gib noch etwas Zeit.', fr: 'Laissez encore un peu de temps.' },
  outOfTime: {
    en: 'Your time was up: the bot makes this move, then you can come back.',
    de: 'Deine Zeit war um: Diesen Zug macht der Bot, danach kannst du zurückkommen.',
    fr: 'Votre temps était écoulé : le bot joue ce coup, puis vous pourrez revenir.',
  },
  nothingAsked: {
    en: 'This is not asked any more.',
    de: 'Darum wird nicht mehr gebeten.',
    fr: 'Cela n’est plus demandé.',
  },
  badShare: failed,
  tooMany: {
    en: 'Something is being asked already.',
    de: 'Es wird schon um etwas gebeten.',
    fr: 'Une demande est déjà en cours.',
  },
  busy: failed,
  failed,
};
