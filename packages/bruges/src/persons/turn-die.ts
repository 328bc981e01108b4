import { turnDie as turn } from '../actions.ts';
import { COLOURS } from '../colours.ts';
import type { Question } from '../play.ts';
import { asking } from '../questions/asking.ts';
import { type Ability, always } from './ability.ts';
import { DECK } from './deck.ts';
import type { Words } from './words.ts';
import type { Worth } from './worth.ts';

export interface TurnDie {
  readonly by: number;
}

/** Which die shows what from now on? */
interface TurnDieFrame {
  t: 'turnDie';
  seat: number;
  person: number;
  by: number;
}

const question: Question<TurnDieFrame, 'turnDie'> = {
  ask: (_, frame) => asking('turnDie', frame),
  options(state, frame, seat, into) {
    if (seat !== frame.seat) return;
    for (const die of COLOURS) {
      const shows = state.dice[die];
      for (let value = Math.max(1, shows - frame.by); value <= Math.min(6, shows + frame.by); value++) {
        if (value !== shows) into.push(turn[die](value));
      }
    }
  },
  answer(play, { person }, seat, { die, value }) {
    const { state } = play;
    state.agenda.pop();
    state.dice[die] = value;
    play.out?.push({ t: 'die', seat, die, value, rolled: false, source: DECK[person]!.source });
  },
};

export const turnDie: Ability<'turn-die', TurnDie, TurnDieFrame> = {
  kind: 'turn-die',
  can: always,
  act(play, seat, { by }, bearer) {
    play.state.agenda.push({ t: 'turnDie', seat, person: bearer, by });
  },
  frames: { turnDie: question },
  bearers: [
    {
      id: 'astronomer',
      card: 102,
      name: { en: 'Astronomer', de: 'Astronomin', fr: 'Astronome' },
      colour: 'purple',
      group: 'scholar',
      price: 3,
      icon: 'infinity',
      mode: 'activate',
      effect: { by: 2 },
      text: {
        en: 'Once per round: change the value of one die by up to 2, up or down (not below 1 or above 6).',
        de: 'Einmal pro Runde: Ändere den Wert eines Würfels um bis zu 2 nach oben oder unten (nicht unter 1 oder über 6).',
        fr: 'Une fois par manche\u00a0: modifiez la valeur d’un dé de 2 au plus, vers le haut ou vers le bas (entre 1 et 6).',
      },
      estimate: 3,
      provenance: 'ours',
    },
  ],
};

type TurnDieReason =
  | { readonly why: 'sameFace'; readonly value: number }
  | { readonly why: 'tooFar'; readonly by: number };

export const turnDieWords: Words<typeof turnDie, 'turnDie', TurnDieReason> = {
  kind: 'turn-die',
  questions: {
    turnDie: {
      frame: 'turnDie',
      text: {
        en: 'Choose a die and its new value.',
        de: 'Wähle einen Würfel und seinen neuen Wert.',
        fr: 'Choisissez un dé et sa nouvelle valeur.',
      },
      whyNot: {
        turnDie: ({ dice }, { by }, _, { die, value }) =>
          die !== undefined && dice[die] === value ? { why: 'sameFace', value } : { why: 'tooFar', by },
      },
    },
  },
  reasons: {
    sameFace: {
      text: {
        en: 'The die shows {value} already.',
        de: 'Der Würfel zeigt schon {value}.',
        fr: 'Le dé indique déjà {value}.',
      },
      params: ({ value }) => ({ value }),
    },
    tooFar: {
      text: {
        en: 'A die can be turned by {by} at most.',
        de: 'Ein Würfel lässt sich um höchstens {by} drehen.',
        fr: 'Un dé peut être modifié de {by} au plus.',
      },
      params: ({ by }) => ({ by }),
    },
  },
};

export const turnDieWorth: Worth<typeof turnDie> = { kind: 'turn-die', skill: 0.7 };
