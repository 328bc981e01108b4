import type { Text } from '@guildhall/kernel';

/** Cards, dice, workers, threats and houses come in these; also the order in which picks are listed. */
export const COLOURS = ['blue', 'brown', 'red', 'purple', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** How many of something there are of each colour. */
export type ByColour = Record<Colour, number>;

export const byColour = <T>(make: (colour: Colour) => T): Record<Colour, T> => ({
  blue: make('blue'),
  brown: make('brown'),
  red: make('red'),
  purple: make('purple'),
  yellow: make('yellow'),
});

export const none = (): ByColour => ({ blue: 0, brown: 0, red: 0, purple: 0, yellow: 0 });

export const cloneByColour = (from: ByColour): ByColour => ({
  blue: from.blue,
  brown: from.brown,
  red: from.red,
  purple: from.purple,
  yellow: from.yellow,
});

/** `of[colour]`, for what is done all the time: a field that is named in the code is found much faster. */
export function countOf(of: ByColour, colour: Colour): number {
  switch (colour) {
    case 'blue':
      return of.blue;
    case 'brown':
      return of.brown;
    case 'red':
      return of.red;
    case 'purple':
      return of.purple;
    case 'yellow':
      return of.yellow;
  }
}

export const sum = (of: ByColour): number => of.blue + of.brown + of.red + of.purple + of.yellow;

export const colourNames: Readonly<Record<Colour, Text>> = {
  blue: { en: 'blue', de: 'blau', fr: 'bleu' },
  brown: { en: 'brown', de: 'braun', fr: 'brun' },
  red: { en: 'red', de: 'rot', fr: 'rouge' },
  purple: { en: 'purple', de: 'violett', fr: 'violet' },
  yellow: { en: 'yellow', de: 'gelb', fr: 'jaune' },
};

/** What strikes with the third marker of a colour. */
export const threatNames: Readonly<Record<Colour, Text>> = {
  blue: { en: 'flood', de: 'Flut', fr: 'inondation' },
  brown: { en: 'plague', de: 'Pest', fr: 'peste' },
  red: { en: 'fire', de: 'Feuer', fr: 'incendie' },
  purple: { en: 'intrigue', de: 'Intrige', fr: 'intrigue' },
  yellow: { en: 'raid', de: 'Überfall', fr: 'pillage' },
};
