import type { Decision } from '@guildhall/kernel';
import { type Action, type ActionOf, rob as robFrom } from '../actions.ts';
import { handOver, others, type Play } from '../play.ts';
import type { State } from '../state.ts';
import { ability } from './ability.ts';
import { DECK } from './deck.ts';
import { isImmune } from './immune.ts';

export interface TakeFromPlayer {
  readonly guilders: number;
}

/** Who pays? */
export interface RobFrame {
  t: 'rob';
  seat: number;
  person: number;
  guilders: number;
}

/** Who has something to give and can be touched. */
const victims = (state: State, seat: number): number[] =>
  [...others(state, seat)].filter((other) => state.players[other]!.guilders > 0 && !isImmune(state.players[other]!));

export const takeFromPlayer = ability<TakeFromPlayer>({
  kind: 'take-from-player',
  can: (state, seat) => victims(state, seat).length > 0,
  act(play, seat, { guilders }, bearer) {
    const rich = victims(play.state, seat);
    if (rich.length === 1) handOver(play, rich[0]!, seat, guilders, DECK[bearer]!.source);
    else play.state.agenda.push({ t: 'rob', seat, person: bearer, guilders });
  },
  bearers: [
    {
      id: 'pickpocket',
      card: 24,
      name: { en: 'Pickpocket', de: 'Taschendieb', fr: 'Tire-laine' },
      colour: 'blue',
      group: 'underworld',
      price: 6,
      icon: 'worker',
      worker: 'red',
      effect: { guilders: 3 },
      text: {
        en: 'Take 3 guilders from another player of your choice (or as many as they have).',
        de: 'Nimm 3 Gulden von einem Mitspieler deiner Wahl (oder so viele, wie er hat).',
        fr: 'Prenez 3 florins à un autre joueur de votre choix (ou autant qu’il en a).',
      },
      estimate: 4,
      provenance: 'ours',
    },
  ],
});

export const rob = {
  ask: (_: State, { seat, person }: RobFrame): Decision => ({
    seats: [seat],
    ask: 'takeFromPlayer',
    source: DECK[person]!.source,
  }),
  options(state: State, frame: RobFrame, seat: number, into: Action[]): void {
    if (seat === frame.seat) for (const victim of victims(state, seat)) into.push(robFrom(victim));
  },
  answer(play: Play, { person, guilders }: RobFrame, seat: number, action: Action): void {
    play.state.agenda.pop();
    handOver(play, (action as ActionOf<'rob'>).from, seat, guilders, DECK[person]!.source);
  },
};
