import { LAST_STEP } from '../facts/reputation.ts';
import { advance as advanceSteps } from '../reputation.ts';
import type { Ability } from './ability.ts';
import { DECK } from './deck.ts';
import type { Words } from './words.ts';
import type { Worth } from './worth.ts';

export interface Advance {
  readonly steps: number;
}

export const advance: Ability<'advance', Advance> = {
  kind: 'advance',
  can: (state, seat) => state.players[seat]!.reputation < LAST_STEP,
  act(play, seat, { steps }, bearer) {
    advanceSteps(play, seat, steps, DECK[bearer]!.source);
  },
  bearers: [
    {
      id: 'pilgrim',
      card: 25,
      name: { en: 'Pilgrim', de: 'Pilger', fr: 'Pèlerin' },
      colour: 'blue',
      group: 'church',
      price: 0,
      icon: 'arrow',
      effect: { steps: 1 },
      text: {
        en: 'At once: advance 1 step on the reputation track without paying guilders.',
        de: 'Sofort: Rücke auf der Ansehensleiste 1 Stufe vor, ohne Gulden zu zahlen.',
        fr: 'Immédiatement\u00a0: avancez de 1 échelon sur l’échelle de réputation sans payer de florins.',
      },
      estimate: 2.2,
      provenance: 'ours',
    },
    {
      id: 'countess',
      card: 146,
      name: { en: 'Countess', de: 'Gräfin', fr: 'Comtesse' },
      colour: 'yellow',
      group: 'noble',
      price: 9,
      icon: 'arrow',
      effect: { steps: 2 },
      text: {
        en: 'At once: advance 2 steps on the reputation track without paying guilders.',
        de: 'Sofort: Rücke auf der Ansehensleiste 2 Stufen vor, ohne Gulden zu zahlen.',
        fr: 'Immédiatement\u00a0: avancez de 2 échelons sur l’échelle de réputation sans payer de florins.',
      },
      estimate: 4,
      provenance: 'ours',
    },
    {
      id: 'ambassador',
      card: 101,
      name: { en: 'Ambassador', de: 'Botschafter', fr: 'Ambassadeur' },
      colour: 'purple',
      group: 'noble',
      price: 9,
      icon: 'worker',
      worker: 'red',
      effect: { steps: 1 },
      text: {
        en: 'Advance 1 step on the reputation track without paying guilders.',
        de: 'Rücke auf der Ansehensleiste 1 Stufe vor, ohne Gulden zu zahlen.',
        fr: 'Avancez de 1 échelon sur l’échelle de réputation sans payer de florins.',
      },
      estimate: 4.8,
      provenance: 'ours',
    },
  ],
};

export const advanceWords: Words<typeof advance, never, { readonly why: 'lastStep' }> = {
  kind: 'advance',
  lacks: () => ({ why: 'lastStep' }),
  reasons: {
    lastStep: {
      text: {
        en: 'You are on the last step of the reputation track.',
        de: 'Du stehst auf der letzten Stufe der Ansehensleiste.',
        fr: 'Vous êtes au dernier échelon de l’échelle de réputation.',
      },
    },
  },
};

export const advanceWorth: Worth<typeof advance> = {
  kind: 'advance',
  use({ steps }, { player, stepPoints, steps: worth }) {
    const n = Math.min(LAST_STEP - player.reputation, steps);
    return { points: stepPoints * n, guilders: 0, other: worth(n) };
  },
};
