import { say } from '@guildhall/kernel';
import type { Colour } from '../colours.ts';
import { theColour } from '../log/vocab.ts';
import { gainGuilders, gainPoints } from '../play.ts';
import type { Ability } from './ability.ts';
import { DECK } from './deck.ts';
import type { Words } from './words.ts';
import type { Worth } from './worth.ts';

export interface GainIfDie {
  readonly die: Colour;
  readonly faces: readonly [number, number];
  readonly points?: number;
  readonly guilders?: number;
}

export const gainIfDie: Ability<'gain-if-die', GainIfDie> = {
  kind: 'gain-if-die',
  can: (state, _, { die, faces }) => faces.includes(state.dice[die]),
  act(play, seat, { points = 0, guilders = 0 }, bearer) {
    const { source } = DECK[bearer]!;
    gainPoints(play, seat, points, source);
    gainGuilders(play, seat, guilders, source);
  },
  bearers: [
    {
      id: 'powderman',
      card: 54,
      name: { en: 'Powderman', de: 'Pulvermeister', fr: 'Artificier' },
      colour: 'brown',
      group: 'entertainer',
      price: 6,
      icon: 'infinity',
      mode: 'activate',
      effect: { die: 'brown', faces: [1, 2], points: 1 },
      text: {
        en: 'Once per round: if the brown die shows a 1 or a 2, get 1 point.',
        de: 'Einmal pro Runde: Zeigt der braune Würfel eine 1 oder eine 2, erhältst du 1 Punkt.',
        fr: 'Une fois par manche\u00a0: si le dé brun indique 1 ou 2, gagnez 1 point.',
      },
      estimate: 1.5,
      provenance: 'completed',
      filled: ['colour', 'faces'],
    },
    {
      id: 'fire-eater',
      card: 75,
      name: { en: 'Fire Eater', de: 'Feuerschluckerin', fr: 'Cracheuse de feu' },
      colour: 'red',
      group: 'entertainer',
      price: 6,
      icon: 'infinity',
      mode: 'activate',
      effect: { die: 'red', faces: [5, 6], points: 1, guilders: 2 },
      text: {
        en: 'Once per round: if the red die shows a 5 or a 6, get 1 point and take 2 guilders.',
        de: 'Einmal pro Runde: Zeigt der rote Würfel eine 5 oder eine 6, erhältst du 1 Punkt und nimmst 2 Gulden.',
        fr: 'Une fois par manche\u00a0: si le dé rouge indique 5 ou 6, gagnez 1 point et prenez 2 florins.',
      },
      estimate: 2.9,
      provenance: 'ours',
    },
    {
      id: 'stilt-walker',
      card: 29,
      name: { en: 'Stilt Walker', de: 'Stelzenläufer', fr: 'Échassier' },
      colour: 'blue',
      group: 'entertainer',
      price: 6,
      icon: 'infinity',
      mode: 'activate',
      effect: { die: 'blue', faces: [3, 4], points: 1, guilders: 2 },
      text: {
        en: 'Once per round: if the blue die shows a 3 or a 4, get 1 point and take 2 guilders.',
        de: 'Einmal pro Runde: Zeigt der blaue Würfel eine 3 oder eine 4, erhältst du 1 Punkt und nimmst 2 Gulden.',
        fr: 'Une fois par manche\u00a0: si le dé bleu indique 3 ou 4, gagnez 1 point et prenez 2 florins.',
      },
      estimate: 2.9,
      provenance: 'ours',
    },
    {
      id: 'fortune-teller',
      card: 110,
      name: { en: 'Fortune Teller', de: 'Wahrsagerin', fr: 'Diseuse de bonne aventure' },
      colour: 'purple',
      group: 'entertainer',
      price: 6,
      icon: 'infinity',
      mode: 'activate',
      effect: { die: 'purple', faces: [1, 6], points: 1, guilders: 2 },
      text: {
        en: 'Once per round: if the purple die shows a 1 or a 6, get 1 point and take 2 guilders.',
        de: 'Einmal pro Runde: Zeigt der violette Würfel eine 1 oder eine 6, erhältst du 1 Punkt und nimmst 2 Gulden.',
        fr: 'Une fois par manche\u00a0: si le dé violet indique 1 ou 6, gagnez 1 point et prenez 2 florins.',
      },
      estimate: 2.9,
      provenance: 'ours',
    },
    {
      id: 'juggler',
      card: 152,
      name: { en: 'Juggler', de: 'Jongleur', fr: 'Jongleur' },
      colour: 'yellow',
      group: 'entertainer',
      price: 6,
      icon: 'infinity',
      mode: 'activate',
      effect: { die: 'yellow', faces: [2, 5], points: 1, guilders: 2 },
      text: {
        en: 'Once per round: if the yellow die shows a 2 or a 5, get 1 point and take 2 guilders.',
        de: 'Einmal pro Runde: Zeigt der gelbe Würfel eine 2 oder eine 5, erhältst du 1 Punkt und nimmst 2 Gulden.',
        fr: 'Une fois par manche\u00a0: si le dé jaune indique 2 ou 5, gagnez 1 point et prenez 2 florins.',
      },
      estimate: 2.9,
      provenance: 'ours',
    },
  ],
};

type DieReason = {
  readonly why: 'dieShows';
  readonly die: Colour;
  readonly shows: number;
  readonly faces: readonly [number, number];
};

export const gainIfDieWords: Words<typeof gainIfDie, never, DieReason> = {
  kind: 'gain-if-die',
  lacks: ({ dice }, _, { die, faces }) => ({ why: 'dieShows', die, shows: dice[die], faces }),
  reasons: {
    dieShows: {
      text: {
        en: 'The {die} die shows {shows}, neither {first} nor {second}.',
        de: 'Der {die} Würfel zeigt {shows}, weder {first} noch {second}.',
        fr: 'Le dé {die} indique {shows}, ni {first} ni {second}.',
      },
      params: ({ die, shows, faces: [first, second] }, { lang }) => ({
        die: say(theColour[die], lang),
        shows,
        first,
        second,
      }),
    },
  },
};

export const gainIfDieWorth: Worth<typeof gainIfDie> = {
  kind: 'gain-if-die',
  use({ die, faces, points = 0, guilders = 0 }, { state, now }) {
    const chance = now ? (faces.includes(state.dice[die]) ? 1 : 0) : 1 / 3;
    return { points: chance * points, guilders: chance * guilders, other: 0 };
  },
};
