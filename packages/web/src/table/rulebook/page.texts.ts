import type { Text } from '@guildhall/kernel';

/**
 * A word between asterisks is bold, `[words](#id)` leads to that place of the page and `[words](/page)` to another:
 * see Rich.tsx.
 */
export type Texts = Readonly<Record<string, Text | readonly Text[]>>;

/** A question and the ruling that answers it. */
export interface Ruling {
  readonly q: Text;
  readonly a: Text;
}

export const page = {
  games: { en: 'Rules of the games', de: 'Regeln der Spiele', fr: 'Règles des jeux' },
  contents: { en: 'Contents', de: 'Inhalt', fr: 'Sommaire' },
  search: { en: 'Search the rules', de: 'Regeln durchsuchen', fr: 'Chercher dans les règles' },
  found: {
    en: '{n, plural, =0 {Nothing found} one {# chapter} other {# chapters}}',
    de: '{n, plural, =0 {Nichts gefunden} one {# Kapitel} other {# Kapitel}}',
    fr: '{n, plural, =0 {Aucun résultat} one {# chapitre} other {# chapitres}}',
  },
  nothing: {
    en: 'No chapter contains these words. Try a shorter word, or only its beginning.',
    de: 'Kein Kapitel enthält diese Wörter. Versuche ein kürzeres Wort oder nur seinen Anfang.',
    fr: 'Aucun chapitre ne contient ces mots. Essayez un mot plus court, ou seulement son début.',
  },
  showAll: { en: 'Show all chapters', de: 'Alle Kapitel zeigen', fr: 'Afficher tous les chapitres' },
  example: { en: 'Example', de: 'Beispiel', fr: 'Exemple' },
  reconstructed: { en: 'reconstructed', de: 'rekonstruiert', fr: 'reconstitué' },
  reconstructedWhy: {
    en: 'Values marked *R* are reconstructed: the printed rules show them as a picture only, so ours are chosen to fit everything that is known. If you own the game, you can play with a sheet of its values.',
    de: 'Mit *R* markierte Werte sind rekonstruiert: Die gedruckten Regeln zeigen sie nur als Bild, darum sind unsere so gewählt, dass sie zu allem Bekannten passen. Wenn du das Spiel besitzt, kannst du mit einem Blatt seiner Werte spielen.',
    fr: 'Les valeurs marquées *R* sont reconstituées\u00a0: les règles imprimées ne les montrent qu’en image, et les nôtres s’accordent avec tout ce que l’on sait. Si vous possédez le jeu, vous pouvez jouer avec une feuille de ses valeurs.',
  },
} as const satisfies Texts;
