import type { Text } from '@guildhall/kernel';

/** What several pages say about tables and people. */
export const online = {
  paceFree: { en: 'No clock', de: 'Ohne Uhr', fr: 'Sans pendule' },
  paceLive: {
    en: 'Live: {minutes} min each{seconds, plural, =0 {} other {, +# s per move}}',
    de: 'Live: je {minutes} min{seconds, plural, =0 {} other {, +# s je Zug}}',
    fr: 'En direct\u00a0: {minutes} min chacun{seconds, plural, =0 {} other {, +# s par coup}}',
  },
  paceHours: {
    en: 'By turns: {n, plural, one {# hour} other {# hours}} for each answer',
    de: 'Zug um Zug: {n, plural, one {# Stunde} other {# Stunden}} für jede Antwort',
    fr: 'Tour par tour\u00a0: {n, plural, one {# heure} other {# heures}} par réponse',
  },
  paceDays: {
    en: 'By turns: {n, plural, one {# day} other {# days}} for each answer',
    de: 'Zug um Zug: {n, plural, one {# Tag} other {# Tage}} für jede Antwort',
    fr: 'Tour par tour\u00a0: {n, plural, one {# jour} other {# jours}} par réponse',
  },
  freeSeat: { en: 'free', de: 'frei', fr: 'libre' },
  gathering: {
    en: '{n, plural, =0 {All seats are taken} one {One seat is free} other {# seats are free}}',
    de: '{n, plural, =0 {Alle Plätze sind besetzt} one {Ein Platz ist frei} other {# Plätze sind frei}}',
    fr: '{n, plural, =0 {Toutes les places sont prises} one {Une place est libre} other {# places sont libres}}',
  },
  toCome: { en: 'Still to come: {names}', de: 'Noch erwartet: {names}', fr: 'Encore attendus\u00a0: {names}' },
  drawing: { en: 'Shuffling', de: 'Es wird gemischt', fr: 'On mélange' },
  running: { en: 'Running', de: 'Läuft', fr: 'En cours' },
  paused: { en: 'Paused', de: 'Pausiert', fr: 'En pause' },
  ended: { en: 'Ended without a result', de: 'Ohne Ergebnis beendet', fr: 'Arrêtée sans résultat' },
  over: { en: 'Finished', de: 'Beendet', fr: 'Terminée' },
  won: { en: 'Won by {names}', de: 'Gewonnen: {names}', fr: 'Victoire\u00a0: {names}' },
  waitsForYou: { en: 'Waiting for you', de: 'Wartet auf dich', fr: 'Vous attend' },
  yourTurnAt: {
    en: 'It is your turn at {game} with {names}',
    de: 'Du bist dran: {game} mit {names}',
    fr: 'C’est à vous de jouer\u00a0: {game} avec {names}',
  },
  wantsAgainAt: {
    en: '{name} wants to play {game} again',
    de: '{name} möchte noch einmal {game} spielen',
    fr: '{name} veut rejouer à {game}',
  },
  timeUp: { en: 'time is up {when}', de: 'die Zeit endet {when}', fr: 'échéance {when}' },
  atSeats: {
    en: '{what}: {game} with {names}',
    de: '{what}: {game} mit {names}',
    fr: '{what}\u00a0: {game} avec {names}',
  },
  sitDown: { en: 'Sit down', de: 'Platz nehmen', fr: 'S’asseoir' },
  toRoom: { en: 'Waiting room', de: 'Zum Warteraum', fr: 'Salle d’attente' },
  play: { en: 'Play', de: 'Spielen', fr: 'Jouer' },
  watch: { en: 'Watch', de: 'Zuschauen', fr: 'Regarder' },
  look: { en: 'Look at it', de: 'Ansehen', fr: 'Regarder' },
  replay: { en: 'Replay', de: 'Nachspielen', fr: 'Revoir' },
  name: { en: 'Your name', de: 'Dein Name', fr: 'Votre nom' },
  nameMissing: { en: 'Please choose a name.', de: 'Bitte wähle einen Namen.', fr: 'Choisissez un nom.' },
  signIn: { en: 'Sign in', de: 'Anmelden', fr: 'Se connecter' },
  signInInstead: {
    en: 'I have been here before: sign in',
    de: 'Ich war schon hier: anmelden',
    fr: 'Je suis déjà venu\u00a0: me connecter',
  },
  copy: { en: 'Copy', de: 'Kopieren', fr: 'Copier' },
  copied: { en: 'Copied', de: 'Kopiert', fr: 'Copié' },
  again: { en: 'Try again', de: 'Noch einmal versuchen', fr: 'Réessayer' },
  somebody: { en: 'Somebody', de: 'Jemand', fr: 'Quelqu’un' },
} as const satisfies Readonly<Record<string, Text>>;
