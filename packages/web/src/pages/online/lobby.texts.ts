import type { Text } from '@guildhall/kernel';

export const lobby = {
  hint: {
    en: 'Play with friends by a link, or with whoever is here.',
    de: 'Spiele mit Freunden über einen Link oder mit allen, die gerade da sind.',
    fr: 'Jouez entre amis par un lien, ou avec qui se trouve là.',
  },
  create: { en: 'Create a table', de: 'Einen Tisch eröffnen', fr: 'Ouvrir une table' },
  createGame: {
    en: 'Create a table: {game}',
    de: 'Einen Tisch eröffnen: {game}',
    fr: 'Ouvrir une table\u00a0: {game}',
  },
  hello: { en: 'You are {name}', de: 'Du bist {name}', fr: 'Vous êtes {name}' },
  account: { en: 'Name and notices', de: 'Name und Nachrichten', fr: 'Nom et avis' },
  stranger: { en: 'Who are you?', de: 'Wer bist du?', fr: 'Qui êtes-vous\u00a0?' },
  enter: { en: 'Come in', de: 'Eintreten', fr: 'Entrer' },
  enterHint: {
    en: 'A name is enough. You can add a password or a passkey later.',
    de: 'Ein Name genügt. Passwort oder Passkey kannst du später ergänzen.',
    fr: 'Un nom suffit. Un mot de passe ou une clé d’accès peut venir plus tard.',
  },
  mine: { en: 'My tables', de: 'Meine Tische', fr: 'Mes tables' },
  noneMine: {
    en: 'You sit at no table yet. Open one and send the link to your friends, or take a free seat.',
    de: 'Du sitzt noch an keinem Tisch. Eröffne einen und schicke den Link deinen Freunden, oder nimm einen freien Platz.',
    fr: 'Vous n’êtes à aucune table. Ouvrez-en une et envoyez le lien à vos amis, ou prenez une place libre.',
  },
  open: { en: 'Tables with free seats', de: 'Tische mit freien Plätzen', fr: 'Tables avec des places libres' },
  noneOpen: {
    en: 'Nobody is waiting for players at the moment.',
    de: 'Gerade wartet niemand auf Mitspieler.',
    fr: 'Personne n’attend de joueurs en ce moment.',
  },
  running: { en: 'Games to watch', de: 'Partien zum Zuschauen', fr: 'Parties à regarder' },
  finished: { en: 'My finished games', de: 'Meine beendeten Partien', fr: 'Mes parties terminées' },
  waiting: {
    en: '{n, plural, one {One table is waiting for you} other {# tables are waiting for you}}',
    de: '{n, plural, one {Ein Tisch wartet auf dich} other {# Tische warten auf dich}}',
    fr: '{n, plural, one {Une table vous attend} other {# tables vous attendent}}',
  },
} as const satisfies Readonly<Record<string, Text>>;
