import type { Text } from '@guildhall/kernel';

/** What the terminal says around a game. */
export const words = {
  player: { en: 'Player {n}', de: 'Spieler {n}', fr: 'Joueur {n}' },
  title: {
    en: '{game} with {n} players, rules {rules}',
    de: '{game} zu {n}, Regelstand {rules}',
    fr: '{game} à {n} joueurs, règles {rules}',
  },
  options: { en: 'Options: {list}', de: 'Optionen: {list}', fr: 'Options : {list}' },
  seats: { en: 'Seats: {list}', de: 'Plätze: {list}', fr: 'Places : {list}' },
  commitment: {
    en: 'Seed commitment (SHA-256): {hash}',
    de: 'Prüfsumme des Startwerts (SHA-256): {hash}',
    fr: 'Empreinte de la graine (SHA-256) : {hash}',
  },
  before: { en: 'Before the first round', de: 'Vor der ersten Runde', fr: 'Avant la première manche' },
  finalScores: { en: 'Final scores', de: 'Endabrechnung', fr: 'Décompte final' },
  scoresSoFar: {
    en: 'Scores so far (the game is not finished)',
    de: 'Punkte bisher (das Spiel ist nicht beendet)',
    fr: 'Scores provisoires (la partie n’est pas terminée)',
  },
  inRound: { en: 'Round {n}: {item}', de: 'Runde {n}: {item}', fr: 'Manche {n} : {item}' },
  total: { en: 'Total', de: 'Summe', fr: 'Total' },
  place: { en: 'Place', de: 'Platz', fr: 'Rang' },
  demo: {
    en: 'Guildhall: a digital table for city-building board games.\nBots play a quick game of {game} ({bots}). This is how it ended.',
    de: 'Guildhall: ein digitaler Spieltisch für Städtebauspiele.\nBots spielen eine schnelle Partie {game} ({bots}). So ging sie aus.',
    fr: 'Guildhall : une table numérique pour des jeux de construction de ville.\nDes bots jouent une partie rapide de {game} ({bots}). Voici comment elle s’est terminée.',
  },
  finished: { en: 'a finished game', de: 'eine beendete Partie', fr: 'une partie terminée' },
  unfinished: {
    en: 'a game not yet finished',
    de: 'eine Partie, die noch nicht beendet ist',
    fr: 'une partie qui n’est pas terminée',
  },
  verified: {
    en: 'ok: {end} of {game} with {n} players; the shuffle and all {moves} actions are as recorded',
    de: 'ok: {end} {game} zu {n}; Mischung und alle {moves} Aktionen sind wie aufgezeichnet',
    fr: 'ok : {end} de {game} à {n} joueurs ; le mélange et les {moves} actions sont conformes',
  },
  fair: {
    en: 'fair shuffle: the seed comes from the server’s secret and {used, plural, =0 {no player’s share} one {one player’s share} other {# players’ shares}}, all as promised{absent, plural, =0 {} one {; one share was promised and not revealed, and is left out} other {; # shares were promised and not revealed, and are left out}}. {kept}',
    de: 'fair gemischt: Der Startwert entsteht aus dem Geheimnis des Servers und {used, plural, =0 {keinem Anteil eines Spielers} one {dem Anteil eines Spielers} other {den Anteilen von # Spielern}}, alle wie versprochen{absent, plural, =0 {} one {; ein Anteil wurde versprochen, aber nicht aufgedeckt, und fehlt darum} other {; # Anteile wurden versprochen, aber nicht aufgedeckt, und fehlen darum}}. {kept}',
    fr: 'mélange loyal : la graine vient du secret du serveur et {used, plural, =0 {d’aucune part de joueur} one {de la part d’un joueur} other {des parts de # joueurs}}, toutes conformes aux promesses{absent, plural, =0 {} one { ; une part promise n’a pas été révélée et n’est pas comptée} other { ; # parts promises n’ont pas été révélées et ne sont pas comptées}}. {kept}',
  },
  fairKept: {
    en: 'The secret is the one that the table promised.',
    de: 'Das Geheimnis ist das, das der Tisch versprochen hat.',
    fr: 'Le secret est celui que la table avait promis.',
  },
  fairUnkept: {
    en: 'Before anybody sat down, the table must have shown {hash}; --promised compares it.',
    de: 'Bevor sich jemand setzte, muss der Tisch {hash} gezeigt haben; --promised vergleicht es.',
    fr: 'Avant que quiconque s’assoie, la table doit avoir montré {hash} ; --promised le compare.',
  },
  unfair: {
    en: 'the shuffle was not fair: {why}',
    de: 'es wurde nicht fair gemischt: {why}',
    fr: 'le mélange n’était pas loyal : {why}',
  },
  noShuffle: {
    en: 'this game was not dealt by a server, so nothing was promised',
    de: 'diese Partie hat kein Server gemischt, also wurde nichts versprochen',
    fr: 'cette partie n’a pas été mélangée par un serveur : rien n’a été promis',
  },
  demoMore: { en: 'More to try:', de: 'Mehr zum Ausprobieren:', fr: 'À essayer aussi :' },
  demoSimulate: {
    en: 'many games and their statistics',
    de: 'viele Partien und ihre Statistik',
    fr: 'beaucoup de parties et leurs statistiques',
  },
  demoSave: { en: 'keep games as files', de: 'Partien als Dateien aufheben', fr: 'garder des parties en fichiers' },
  demoReplay: { en: 'tell a saved game', de: 'eine Partie nacherzählen', fr: 'raconter une partie' },
  demoVerify: { en: 'check a saved game', de: 'eine Partie nachprüfen', fr: 'vérifier une partie' },
  demoBench: { en: 'how fast the rules run', de: 'wie schnell die Regeln laufen', fr: 'la vitesse des règles' },
  demoHelp: { en: 'all commands', de: 'alle Befehle', fr: 'toutes les commandes' },
} as const satisfies Readonly<Record<string, Text>>;
