import type { Text } from '@guildhall/kernel';

/** What the analysis of a game says around the moves. */
export const analyseWords = {
  title: {
    en: '{game} with {n} players, rules {rules}: what the moves were worth',
    de: '{game} zu {n}, Regelstand {rules}: was die Züge wert waren',
    fr: '{game} à {n} joueurs, règles {rules} : ce que valaient les coups',
  },
  how: {
    en: 'Judged like a bot of level “{level}”, by what each player could know, in {worlds} imagined worlds for each move. ± is the standard error.',
    de: 'Beurteilt wie von einem Bot der Stufe „{level}“, nach dem, was jeder wissen konnte, in je {worlds} gedachten Welten. ± ist der Standardfehler.',
    fr: 'Jugé comme par un bot de niveau « {level} », selon ce que chacun pouvait savoir, dans {worlds} mondes imaginés par coup. ± est l’erreur type.',
  },
  unfinished: {
    en: 'The game is not finished.',
    de: 'Die Partie ist nicht beendet.',
    fr: 'La partie n’est pas terminée.',
  },
  players: { en: 'Luck and skill', de: 'Glück und Können', fr: 'Chance et talent' },
  player: { en: 'player', de: 'Spieler', fr: 'joueur' },
  atFirst: { en: 'at first', de: 'anfangs', fr: 'au début' },
  atLast: { en: 'at last', de: 'am Ende', fr: 'à la fin' },
  luck: { en: 'luck', de: 'Glück', fr: 'chance' },
  lost: { en: 'given away', de: 'verschenkt', fr: 'perdu' },
  decisions: { en: 'decisions', de: 'Entscheidungen', fr: 'décisions' },
  found: { en: 'best found', de: 'Bestes gefunden', fr: 'meilleur trouvé' },
  legend: {
    en: 'luck: what chance changed in the win chance; given away: by how much the moves played were worse than the best, for each decision',
    de: 'Glück: was der Zufall an der Gewinnchance änderte; verschenkt: um wie viel die Züge schlechter waren als die besten, je Entscheidung',
    fr: 'chance : ce que le hasard a changé à la probabilité de gagner ; perdu : de combien les coups étaient moins bons que les meilleurs, par décision',
  },
  course: {
    en: 'Win chances at the start of each round',
    de: 'Gewinnchancen zu Beginn jeder Runde',
    fr: 'Probabilités de gagner au début de chaque manche',
  },
  round: { en: 'round', de: 'Runde', fr: 'manche' },
  end: { en: 'end', de: 'Ende', fr: 'fin' },
  mistakes: { en: 'The biggest mistakes', de: 'Die größten Fehler', fr: 'Les plus grosses erreurs' },
  none: {
    en: 'No move was clearly worse than another.',
    de: 'Kein Zug war deutlich schlechter als ein anderer.',
    fr: 'Aucun coup n’était nettement moins bon qu’un autre.',
  },
  mistake: {
    en: 'Round {round}, move {move}, {player}: {text} ({chance})',
    de: 'Runde {round}, Zug {move}, {player}: {text} ({chance})',
    fr: 'Manche {round}, coup {move}, {player} : {text} ({chance})',
  },
  better: {
    en: 'better: {text} ({chance}), which is {loss} more (±{error})',
    de: 'besser: {text} ({chance}), das sind {loss} mehr (±{error})',
    fr: 'mieux : {text} ({chance}), soit {loss} de plus (±{error})',
  },
} as const satisfies Readonly<Record<string, Text>>;
