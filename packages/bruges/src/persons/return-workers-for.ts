import type { Decision } from '@guildhall/kernel';
import { type Action, type ActionOf, DECLINE, give } from '../actions.ts';
import { COLOURS, type Colour, sum } from '../colours.ts';
import { gainGuilders, loseWorkers, type Play } from '../play.ts';
import type { State } from '../state.ts';
import { ability } from './ability.ts';
import { DECK } from './deck.ts';

export interface ReturnWorkersFor {
  readonly max: number;
  readonly guilders: number;
}

/** Another worker for guilders? */
export interface PawnFrame {
  t: 'pawn';
  seat: number;
  person: number;
  guilders: number;
  picked: number;
  max: number;
}

export const returnWorkersFor = ability<ReturnWorkersFor>({
  kind: 'return-workers-for',
  can: (state, seat) => sum(state.players[seat]!.workers) > 0,
  act(play, seat, { max, guilders }, bearer) {
    play.state.agenda.push({ t: 'pawn', seat, person: bearer, guilders, picked: 0, max });
  },
  bearers: [
    {
      id: 'pawnbroker',
      card: 84,
      name: { en: 'Pawnbroker', de: 'Pfandleiher', fr: 'Prêteur sur gages' },
      colour: 'red',
      group: 'merchant',
      price: 0,
      icon: 'arrow',
      effect: { max: 4, guilders: 3 },
      text: {
        en: 'At once: you may return up to 4 of your workers to the supply and take 3 guilders for each.',
        de: 'Sofort: Du darfst bis zu 4 deiner Handlanger in den Vorrat zurücklegen und nimmst für jeden 3 Gulden.',
        fr: 'Immédiatement\u00a0: vous pouvez remettre jusqu’à 4 de vos ouvriers dans la réserve et prendre 3 florins pour chacun.',
      },
      estimate: 2.3,
      provenance: 'ours',
    },
  ],
});

const held = ({ players }: State, seat: number): Colour[] =>
  COLOURS.filter((colour) => players[seat]!.workers[colour] > 0);

export const pawn = {
  ask: (_: State, { seat, person, picked, max }: PawnFrame): Decision => ({
    seats: [seat],
    ask: 'returnWorkers',
    source: DECK[person]!.source,
    many: { min: 0, max, picked },
  }),
  options(state: State, frame: PawnFrame, seat: number, into: Action[]): void {
    if (seat !== frame.seat) return;
    for (const colour of held(state, seat)) into.push(give[colour]);
    into.push(DECLINE);
  },
  answer(play: Play, frame: PawnFrame, seat: number, action: Action): void {
    const { agenda } = play.state;
    if (action.do === 'decline') {
      agenda.pop();
      return;
    }
    const { source } = DECK[frame.person]!;
    loseWorkers(play, seat, (action as ActionOf<'give'>).colour, 1, source);
    gainGuilders(play, seat, frame.guilders, source);
    frame.picked++;
    if (frame.picked === frame.max || held(play.state, seat).length === 0) agenda.pop();
  },
};
