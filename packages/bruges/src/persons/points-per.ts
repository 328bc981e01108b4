import { nothingToCount } from '../explain/lacks.ts';
import { gainPoints } from '../play.ts';
import type { Ability } from './ability.ts';
import { type Counter, count } from './counters.ts';
import { DECK } from './deck.ts';
import type { Words } from './words.ts';
import type { Worth } from './worth.ts';
import { expected } from './worth.ts';

export interface PointsPer {
  readonly amount: number;
  readonly count: Counter;
}

export const pointsPer: Ability<'points-per', PointsPer> = {
  kind: 'points-per',
  can: (state, seat, effect) => count(state.players[seat]!, effect.count) > 0,
  act(play, seat, effect, bearer) {
    gainPoints(play, seat, effect.amount * count(play.state.players[seat]!, effect.count), DECK[bearer]!.source);
  },
  bearers: [
    {
      id: 'saddler',
      card: 59,
      name: { en: 'Saddler', de: 'Sattler', fr: 'Sellier' },
      colour: 'brown',
      group: 'craftsman',
      price: 6,
      icon: 'worker',
      worker: 'red',
      effect: { amount: 1, count: { of: 'persons', group: 'craftsman' } },
      text: {
        en: 'Get 1 point for each of your persons in the Craftsman group (this one included).',
        de: 'Du erhältst 1 Punkt für jede deiner Personen der Gruppe Handwerk (diese eingeschlossen).',
        fr: 'Gagnez 1 point pour chacun de vos personnages du groupe Artisanat (celui-ci compris).',
      },
      estimate: 3.6,
      provenance: 'ours',
    },
    {
      id: 'choirmaster',
      card: 6,
      name: { en: 'Choirmaster', de: 'Kantor', fr: 'Maître de chapelle' },
      colour: 'blue',
      group: 'church',
      price: 6,
      icon: 'worker',
      worker: 'brown',
      effect: { amount: 1, count: { of: 'persons', group: 'church' } },
      text: {
        en: 'Get 1 point for each of your persons in the Church group (this one included).',
        de: 'Du erhältst 1 Punkt für jede deiner Personen der Gruppe Kirche (diese eingeschlossen).',
        fr: 'Gagnez 1 point pour chacun de vos personnages du groupe Église (celui-ci compris).',
      },
      estimate: 3.6,
      provenance: 'ours',
    },
    {
      id: 'bard',
      card: 67,
      name: { en: 'Bard', de: 'Barde', fr: 'Barde' },
      colour: 'red',
      group: 'entertainer',
      price: 6,
      icon: 'worker',
      worker: 'purple',
      effect: { amount: 1, count: { of: 'persons', group: 'entertainer' } },
      text: {
        en: 'Get 1 point for each of your persons in the Entertainer group (this one included).',
        de: 'Du erhältst 1 Punkt für jede deiner Personen der Gruppe Unterhaltung (diese eingeschlossen).',
        fr: 'Gagnez 1 point pour chacun de vos personnages du groupe Spectacle (celui-ci compris).',
      },
      estimate: 3.6,
      provenance: 'ours',
    },
    {
      id: 'carpet-maker',
      card: 36,
      name: { en: 'Carpet Maker', de: 'Teppichknüpferin', fr: 'Tapissière' },
      colour: 'brown',
      group: 'artist',
      price: 6,
      icon: 'worker',
      worker: 'yellow',
      effect: { amount: 1, count: { of: 'persons', group: 'artist' } },
      text: {
        en: 'Get 1 point for each of your persons in the Artist group (this one included).',
        de: 'Du erhältst 1 Punkt für jede deiner Personen der Gruppe Kunst (diese eingeschlossen).',
        fr: 'Gagnez 1 point pour chacun de vos personnages du groupe Arts (celui-ci compris).',
      },
      estimate: 3.6,
      provenance: 'completed',
      filled: ['colour', 'worker', 'counted', 'icon'],
    },
    {
      id: 'portrait-painter',
      card: 121,
      name: { en: 'Portrait Painter', de: 'Porträtmaler', fr: 'Portraitiste' },
      colour: 'purple',
      group: 'artist',
      price: 12,
      icon: 'worker',
      worker: 'blue',
      effect: { amount: 1, count: { of: 'persons', minPrice: 9 } },
      text: {
        en: 'Get 1 point for each of your persons with a price of 9 or more (this one included).',
        de: 'Du erhältst 1 Punkt für jede deiner Personen mit einem Preis von mindestens 9 (diese eingeschlossen).',
        fr: 'Gagnez 1 point pour chacun de vos personnages d’un prix de 9 ou plus (celui-ci compris).',
      },
      estimate: 5.6,
      provenance: 'ours',
    },
    {
      id: 'poet',
      card: 53,
      name: { en: 'Poet', de: 'Dichterin', fr: 'Poétesse' },
      colour: 'brown',
      group: 'artist',
      price: 9,
      icon: 'arrow',
      effect: { amount: 1, count: { of: 'persons' } },
      text: {
        en: 'At once: get 1 point for each of your persons (this one included).',
        de: 'Sofort: Du erhältst 1 Punkt für jede deiner Personen (diese eingeschlossen).',
        fr: 'Immédiatement\u00a0: gagnez 1 point pour chacun de vos personnages (celui-ci compris).',
      },
      estimate: 4.8,
      provenance: 'ours',
    },
    {
      id: 'landscape-painter',
      card: 117,
      name: { en: 'Landscape Painter', de: 'Landschaftsmaler', fr: 'Paysagiste' },
      colour: 'purple',
      group: 'artist',
      price: 6,
      icon: 'arrow',
      effect: { amount: 1, count: { of: 'canal-tokens' } },
      text: {
        en: 'At once: get 1 point for each of your canal tokens on the board.',
        de: 'Sofort: Du erhältst 1 Punkt für jedes deiner Kanalplättchen auf dem Spielplan.',
        fr: 'Immédiatement\u00a0: gagnez 1 point pour chacun de vos jetons canal sur le plateau.',
      },
      estimate: 4,
      provenance: 'ours',
    },
  ],
};

export const pointsPerWords: Words<typeof pointsPer> = {
  kind: 'points-per',
  lacks: nothingToCount,
};

export const pointsPerWorth: Worth<typeof pointsPer> = {
  kind: 'points-per',
  use: ({ amount, count: counter }, scales) => ({ points: amount * expected(counter, scales), guilders: 0, other: 0 }),
};
