import { die as roll } from '@guildhall/kernel';
import { reroll as again } from '../actions.ts';
import { COLOURS } from '../colours.ts';
import { gainGuilders, type Question } from '../play.ts';
import { asking } from '../questions/asking.ts';
import { type Ability, always } from './ability.ts';
import { DECK } from './deck.ts';
import type { Words } from './words.ts';

export interface RerollDie {
  readonly guilders: number;
}

/** Which die is rolled again? */
interface RerollFrame {
  t: 'reroll';
  seat: number;
  person: number;
  guilders: number;
}

const reroll: Question<RerollFrame, 'reroll'> = {
  ask: (_, frame) => asking('rerollDie', frame),
  options(_, frame, seat, into) {
    if (seat === frame.seat) for (const die of COLOURS) into.push(again[die]);
  },
  answer(play, { person, guilders }, seat, { die }) {
    const { state } = play;
    const { source } = DECK[person]!;
    state.agenda.pop();
    state.dice[die] = roll(state.random);
    play.effect = 'barrier';
    play.out?.push({ t: 'die', seat, die, value: state.dice[die], rolled: true, source });
    gainGuilders(play, seat, guilders, source);
  },
};

export const rerollDie: Ability<'reroll-die', RerollDie, RerollFrame> = {
  kind: 'reroll-die',
  can: always,
  act(play, seat, { guilders }, bearer) {
    play.state.agenda.push({ t: 'reroll', seat, person: bearer, guilders });
  },
  frames: { reroll },
  bearers: [
    {
      id: 'jester',
      card: 44,
      name: { en: 'Jester', de: 'Hofnarr', fr: 'Bouffon' },
      colour: 'brown',
      group: 'entertainer',
      price: 3,
      icon: 'infinity',
      mode: 'activate',
      effect: { guilders: 1 },
      text: {
        en: 'Once per round: reroll one die and take 1 guilder.',
        de: 'Einmal pro Runde: Würfle einen Würfel neu und nimm 1 Gulden.',
        fr: 'Une fois par manche\u00a0: relancez un dé et prenez 1 florin.',
      },
      estimate: 3.2,
      provenance: 'ours',
    },
  ],
};

export const rerollDieWords: Words<typeof rerollDie, 'rerollDie'> = {
  kind: 'reroll-die',
  questions: {
    rerollDie: {
      frame: 'reroll',
      text: {
        en: 'Choose the die that you roll again.',
        de: 'Wähle den Würfel, den du neu würfelst.',
        fr: 'Choisissez le dé que vous relancez.',
      },
    },
  },
};
