import type { Text } from '@guildhall/kernel';

export const newGame = {
  players: { en: 'Players', de: 'Wer spielt', fr: 'Joueurs' },
  count: { en: 'How many?', de: 'Wie viele?', fr: 'Combien\u00a0?' },
  seat: { en: 'Seat {n}', de: 'Platz {n}', fr: 'Place {n}' },
  name: { en: 'Name at seat {n}', de: 'Name an Platz {n}', fr: 'Nom à la place {n}' },
  colour: { en: 'Colour at seat {n}', de: 'Farbe an Platz {n}', fr: 'Couleur à la place {n}' },
  kind: { en: 'Who plays at seat {n}', de: 'Wer spielt an Platz {n}', fr: 'Qui joue à la place {n}' },
  guest: { en: 'Guest', de: 'Gast', fr: 'Invité' },
  player: { en: 'Player {n}', de: 'Spieler {n}', fr: 'Joueur {n}' },
  swaps: { en: 'swaps with {name}', de: 'tauscht mit {name}', fr: 'échange avec {name}' },
  curtain: {
    en: 'Several people share this screen: a curtain hides each hand until its player takes over.',
    de: 'Mehrere Menschen teilen sich diesen Bildschirm: Ein Vorhang verdeckt jede Hand, bis an ihr die Reihe ist.',
    fr: 'Plusieurs joueurs partagent cet écran\u00a0: un rideau cache chaque main jusqu’à ce que vienne son tour.',
  },
  onlyBots: {
    en: 'Only bots play: you watch.',
    de: 'Es spielen nur Bots: Du schaust zu.',
    fr: 'Seuls des bots jouent\u00a0: vous regardez.',
  },
  summary: {
    en: '{n} players, {people, plural, =0 {bots only} one {one person} other {# people}}',
    de: 'Zu {n, plural, =2 {zweit} =3 {dritt} =4 {viert} =5 {fünft} =6 {sechst} other {#}}, {people, plural, =0 {nur Bots} one {ein Mensch} other {# Menschen}}',
    fr: '{n} joueurs, {people, plural, =0 {bots seulement} one {un humain} other {# humains}}',
  },
  start: { en: 'Start the game', de: 'Partie beginnen', fr: 'Commencer' },
  starting: { en: 'Laying the table …', de: 'Der Tisch wird gedeckt …', fr: 'On dresse la table…' },
  sameName: {
    en: 'Two players are called {name}. Give one of them another name.',
    de: 'Zwei heißen {name}. Gib einem der beiden einen anderen Namen.',
    fr: 'Deux joueurs s’appellent {name}. Donnez un autre nom à l’un d’eux.',
  },
  failed: {
    en: 'The game could not be started. Please try again; loading the page anew may help.',
    de: 'Die Partie ließ sich nicht beginnen. Versuche es noch einmal; vielleicht hilft es, die Seite neu zu laden.',
    fr: 'La partie n’a pas pu commencer. Réessayez\u00a0; recharger la page peut suffire.',
  },
} as const satisfies Readonly<Record<string, Text>>;

export const kinds = {
  human: { en: 'Person', de: 'Mensch', fr: 'Humain' },
  bot: { en: 'Bot', de: 'Bot', fr: 'Bot' },
} as const satisfies Readonly<Record<string, Text>>;
