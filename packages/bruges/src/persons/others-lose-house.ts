import type { Decision } from '@guildhall/kernel';
import { type Action, type ActionOf, demolish as tearDown } from '../actions.ts';
import { emptyHouses, gainPoints, loseHouse, type Play } from '../play.ts';
import type { State } from '../state.ts';
import { hasRoom } from '../uses/person.ts';
import { ability } from './ability.ts';
import { DECK } from './deck.ts';
import { affectOthers, someOther } from './others.ts';

export interface OthersLoseHouse {
  readonly points: number;
}

/** Which empty house goes? */
export interface DemolishFrame {
  t: 'demolish';
  seat: number;
  person: number;
  /** Who gets the points. */
  to: number;
  points: number;
}

function burnDown(play: Play, seat: number, house: number, to: number, points: number, person: number): void {
  const { source } = DECK[person]!;
  loseHouse(play, seat, house, source);
  gainPoints(play, to, points, source);
}

export const othersLoseHouse = ability<OthersLoseHouse>({
  kind: 'others-lose-house',
  can: (state, seat) => someOther(state, seat, hasRoom),
  act: affectOthers,
  each(play, seat, other, { points }, bearer) {
    const { agenda, players } = play.state;
    const empty = emptyHouses(players[other]!);
    if (empty.length === 0) return;
    if (empty.length === 1) burnDown(play, other, empty[0]!, seat, points, bearer);
    else agenda.push({ t: 'demolish', seat: other, person: bearer, to: seat, points });
  },
  bearers: [
    {
      id: 'arsonist',
      card: 136,
      name: { en: 'Arsonist', de: 'Brandstifter', fr: 'Incendiaire' },
      colour: 'yellow',
      group: 'underworld',
      price: 6,
      icon: 'arrow',
      effect: { points: 1 },
      text: {
        en: 'At once: every other player with an empty house discards one. Get 1 point for each house discarded.',
        de: 'Sofort: Alle anderen, die ein leeres Haus haben, werfen eines ab. Du erhältst 1 Punkt für jedes abgeworfene Haus.',
        fr: 'Immédiatement\u00a0: chaque autre joueur ayant une maison vide en défausse une. Gagnez 1 point pour chaque maison défaussée.',
      },
      estimate: 3,
      provenance: 'ours',
    },
  ],
});

export const demolish = {
  ask: (_: State, { seat, person }: DemolishFrame): Decision => ({
    seats: [seat],
    ask: 'loseHouse',
    source: DECK[person]!.source,
  }),
  options(state: State, frame: DemolishFrame, seat: number, into: Action[]): void {
    if (seat === frame.seat) for (const house of emptyHouses(state.players[seat]!)) into.push(tearDown(house));
  },
  answer(play: Play, { to, points, person }: DemolishFrame, seat: number, action: Action): void {
    play.state.agenda.pop();
    burnDown(play, seat, (action as ActionOf<'demolish'>).house, to, points, person);
  },
};
