import { advance as advanceSteps, LAST_STEP } from '../reputation.ts';
import { ability } from './ability.ts';
import { DECK } from './deck.ts';

export interface Advance {
  readonly steps: number;
}

export const advance = ability<Advance>({
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
});
