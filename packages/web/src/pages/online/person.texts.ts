import type { Text } from '@guildhall/kernel';

export const personTexts = {
  since: { en: 'Here since {date}', de: 'Hier seit {date}', fr: 'Ici depuis le {date}' },
  record: { en: 'Record', de: 'Bilanz', fr: 'Bilan' },
  noRecord: {
    en: 'No finished game yet.',
    de: 'Noch keine beendete Partie.',
    fr: 'Aucune partie terminée.',
  },
  game: { en: 'Game', de: 'Spiel', fr: 'Jeu' },
  players: { en: 'Players', de: 'Zu wievielt', fr: 'Joueurs' },
  played: { en: 'Played', de: 'Gespielt', fr: 'Jouées' },
  won: { en: 'Won', de: 'Gewonnen', fr: 'Gagnées' },
  games: { en: 'Games', de: 'Partien', fr: 'Parties' },
  noGames: { en: 'No games to show.', de: 'Keine Partien zu zeigen.', fr: 'Aucune partie à montrer.' },
  mute: { en: 'Mute', de: 'Stummschalten', fr: 'Masquer' },
  unmute: { en: 'Show their words again', de: 'Worte wieder zeigen', fr: 'Réafficher ses messages' },
  muteHint: {
    en: 'You read nothing of what they write at a table. They are not told.',
    de: 'Du liest nichts mehr von dem, was die Person an einem Tisch schreibt. Sie erfährt es nicht.',
    fr: 'Vous ne lisez plus ce que cette personne écrit à une table. Elle ne le sait pas.',
  },
  gone: { en: 'Somebody who has left', de: 'Jemand, der gegangen ist', fr: 'Quelqu’un qui est parti' },
} as const satisfies Readonly<Record<string, Text>>;
