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
  ourValue: { en: 'our value', de: 'unser Wert', fr: 'notre valeur' },
  ourValueWhy: {
    en: 'The printed rules show it only as a picture that we do not have.',
    de: 'Die gedruckten Regeln zeigen ihn nur als Bild, das uns fehlt.',
    fr: 'Les règles imprimées ne la montrent que par une image qui nous manque.',
  },
  reconstructedWhy: {
    en: 'What is marked *our value* is reconstructed: the printed rules show it only as a picture that we do not have, so we chose a value that fits everything known. If you own the game, you can play with a sheet of its values.',
    de: 'Was als *unser Wert* markiert ist, ist rekonstruiert: Die gedruckten Regeln zeigen es nur als Bild, das uns fehlt, darum haben wir einen Wert gewählt, der zu allem Bekannten passt. Wenn du das Spiel besitzt, kannst du mit einem Blatt seiner Werte spielen.',
    fr: 'Ce qui est marqué *notre valeur* est reconstitué\u00a0: les règles imprimées ne le montrent que par une image qui nous manque, et nous avons choisi une valeur qui s’accorde avec tout ce que l’on sait. Si vous possédez le jeu, vous pouvez jouer avec une feuille de ses valeurs.',
  },
} as const satisfies Texts;
