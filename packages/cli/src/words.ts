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
