import { LAST_STEP } from '../facts/reputation.ts';
import { others } from '../play.ts';
import { advance, stepBack } from '../reputation.ts';
import type { State } from '../state.ts';
import type { Ability } from './ability.ts';
import { DECK } from './deck.ts';
import { shielded } from './others.ts';

export interface LeadersStepBack {
  readonly steps: number;
  readonly advance: number;
}

/** Who is ahead on the track. */
const leaders = (state: State, seat: number): number[] =>
  others(state, seat).filter((other) => state.players[other]!.reputation > state.players[seat]!.reputation);

export const leadersStepBack: Ability<'leaders-step-back', LeadersStepBack> = {
  kind: 'leaders-step-back',
  // on the last step there is nobody ahead either
  can: (state, seat) => state.players[seat]!.reputation < LAST_STEP,
  act(play, seat, { steps, advance: forward }, bearer) {
    const { source } = DECK[bearer]!;
    for (const leader of leaders(play.state, seat)) if (!shielded(play, leader)) stepBack(play, leader, steps, source);
    advance(play, seat, forward, source);
  },
  bearers: [
    {
      id: 'chancellor',
      card: 5,
      name: { en: 'Chancellor', de: 'Kanzler', fr: 'Chancelier' },
      colour: 'blue',
      group: 'noble',
      price: 9,
      icon: 'arrow',
      effect: { steps: 1, advance: 1 },
      text: {
        en: 'At once: every player ahead of you on the reputation track goes back 1 step. Then advance 1 step without paying guilders.',
        de: 'Sofort: Alle, die auf der Ansehensleiste vor dir stehen, gehen 1 Stufe zurück. Rücke dann 1 Stufe vor, ohne Gulden zu zahlen.',
        fr: 'Immédiatement\u00a0: chaque joueur devant vous sur l’échelle de réputation recule de 1 échelon. Avancez ensuite de 1 échelon sans payer de florins.',
      },
      estimate: 4.2,
      provenance: 'ours',
    },
  ],
};
