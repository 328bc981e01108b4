import { breach } from '../actions.ts';
import { loseToken } from '../canals.ts';
import { nothingElsewhere } from '../explain/lacks.ts';
import { SECTIONS, tokensOf } from '../facts/canals.ts';
import type { Question, Step } from '../play.ts';
import { asking } from '../questions/asking.ts';
import type { Ability } from './ability.ts';
import { DECK } from './deck.ts';
import { affectOthers, someOther } from './others.ts';
import type { Words } from './words.ts';

export interface OthersReturnCanal {
  readonly count: number;
}

/** Tokens this player still has to return. */
interface ReturnCanalsFrame {
  t: 'returnCanals';
  seat: number;
  person: number;
  left: number;
}
/** From which section? */
interface ReturnCanalFrame {
  t: 'returnCanal';
  seat: number;
  person: number;
}

const returnCanals: Step<ReturnCanalsFrame> = {
  step(play, frame) {
    const { agenda, players } = play.state;
    const { canals } = players[frame.seat]!;
    const built = SECTIONS.filter((section) => canals[section] > 0);
    if (frame.left === 0 || built.length === 0) {
      agenda.pop();
      return;
    }
    frame.left--;
    if (built.length === 1) loseToken(play, frame.seat, built[0]!, DECK[frame.person]!.source);
    else agenda.push({ t: 'returnCanal', seat: frame.seat, person: frame.person });
  },
};

const returnCanal: Question<ReturnCanalFrame, 'breach'> = {
  ask: (_, frame) => asking('returnCanal', frame),
  options(_, frame, seat, into) {
    if (seat === frame.seat) for (const section of SECTIONS) into.push(breach(section));
  },
  answer(play, { person }, seat, { section }) {
    play.state.agenda.pop();
    loseToken(play, seat, section, DECK[person]!.source);
  },
};

export const othersReturnCanal: Ability<
  'others-return-canal',
  OthersReturnCanal,
  ReturnCanalsFrame | ReturnCanalFrame
> = {
  kind: 'others-return-canal',
  can: (state, seat) => someOther(state, seat, (player) => tokensOf(player) > 0),
  act: affectOthers,
  each(play, _, other, { count }, bearer) {
    play.state.agenda.push({ t: 'returnCanals', seat: other, person: bearer, left: count });
  },
  frames: { returnCanals, returnCanal },
  bearers: [
    {
      id: 'troublemaker',
      card: 163,
      name: { en: 'Troublemaker', de: 'Unruhestifter', fr: 'Fauteur de troubles' },
      colour: 'yellow',
      group: 'underworld',
      price: 6,
      icon: 'arrow',
      effect: { count: 1 },
      text: {
        en: 'At once: every other player returns 1 of their canal tokens to the supply.',
        de: 'Sofort: Alle anderen legen je 1 ihrer Kanalplättchen in den Vorrat zurück.',
        fr: 'Immédiatement\u00a0: chaque autre joueur remet 1 de ses jetons canal dans la réserve.',
      },
      estimate: 2.4,
      provenance: 'printed',
    },
  ],
};

export const othersReturnCanalWords: Words<typeof othersReturnCanal, 'returnCanal'> = {
  kind: 'others-return-canal',
  lacks: (state, seat) => nothingElsewhere(state, seat, 'tokens'),
  questions: {
    returnCanal: {
      frame: 'returnCanal',
      text: {
        en: 'Choose the section from which you return a canal token.',
        de: 'Wähle den Abschnitt, aus dem du ein Kanalplättchen zurücklegst.',
        fr: 'Choisissez la section dont vous remettez un jeton canal.',
      },
    },
  },
};
