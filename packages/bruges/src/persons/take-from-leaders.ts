import { handOver, others } from '../play.ts';
import type { State } from '../state.ts';
import type { Ability } from './ability.ts';
import { DECK } from './deck.ts';
import { isImmune } from './immune.ts';
import { shielded } from './others.ts';
import type { Words } from './words.ts';

export interface TakeFromLeaders {
  readonly measure: 'houses';
  readonly guilders: number;
}

/** Who has more houses. */
export const leaders = (state: State, seat: number): number[] =>
  others(state, seat).filter((other) => state.players[other]!.houses.length > state.players[seat]!.houses.length);

export const takeFromLeaders: Ability<'take-from-leaders', TakeFromLeaders> = {
  kind: 'take-from-leaders',
  can: (state, seat) =>
    leaders(state, seat).some((leader) => state.players[leader]!.guilders > 0 && !isImmune(state.players[leader]!)),
  act(play, seat, { guilders }, bearer) {
    for (const leader of leaders(play.state, seat)) {
      if (!shielded(play, leader)) handOver(play, leader, seat, guilders, DECK[bearer]!.source);
    }
  },
  bearers: [
    {
      id: 'tax-collector',
      card: 64,
      name: { en: 'Tax Collector', de: 'Steuereintreiber', fr: 'Collecteur d’impôts' },
      colour: 'brown',
      group: 'bureaucrat',
      price: 3,
      icon: 'arrow',
      effect: { measure: 'houses', guilders: 4 },
      text: {
        en: 'At once: every player with more houses than you gives you 4 guilders (or as many as they have).',
        de: 'Sofort: Alle, die mehr Häuser haben als du, geben dir je 4 Gulden (oder so viele, wie sie haben).',
        fr: 'Immédiatement\u00a0: chaque joueur qui a plus de maisons que vous vous donne 4 florins (ou autant qu’il en a).',
      },
      estimate: 2.7,
      provenance: 'ours',
    },
  ],
};

export const takeFromLeadersWords: Words<typeof takeFromLeaders> = {
  kind: 'take-from-leaders',
  lacks: (state, seat, _, person) =>
    leaders(state, seat).some((leader) => state.players[leader]!.guilders > 0)
      ? { why: 'allImmune' }
      : { why: 'nothingToChange', person },
};
