import type { Decision } from '@guildhall/kernel';
import { type Action, type ActionOf, breach } from '../actions.ts';
import { loseToken, SECTIONS, tokensOf } from '../canals.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import { ability } from './ability.ts';
import { DECK } from './deck.ts';
import { affectOthers, someOther } from './others.ts';

export interface OthersReturnCanal {
  readonly count: number;
}

/** Tokens this player still has to return. */
export interface ReturnCanalsFrame {
  t: 'returnCanals';
  seat: number;
  person: number;
  left: number;
}
/** From which section? */
export interface ReturnCanalFrame {
  t: 'returnCanal';
  seat: number;
  person: number;
}

export const othersReturnCanal = ability<OthersReturnCanal>({
  kind: 'others-return-canal',
  can: (state, seat) => someOther(state, seat, (player) => tokensOf(player) > 0),
  act: affectOthers,
  each(play, _, other, { count }, bearer) {
    play.state.agenda.push({ t: 'returnCanals', seat: other, person: bearer, left: count });
  },
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
});

export const returnCanals = {
  step(play: Play, frame: ReturnCanalsFrame): void {
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

export const returnCanal = {
  ask: (_: State, { seat, person }: ReturnCanalFrame): Decision => ({
    seats: [seat],
    ask: 'returnCanal',
    source: DECK[person]!.source,
  }),
  options(_: State, frame: ReturnCanalFrame, seat: number, into: Action[]): void {
    if (seat === frame.seat) for (const section of SECTIONS) into.push(breach(section));
  },
  answer(play: Play, { person }: ReturnCanalFrame, seat: number, action: Action): void {
    play.state.agenda.pop();
    loseToken(play, seat, (action as ActionOf<'breach'>).section, DECK[person]!.source);
  },
};
