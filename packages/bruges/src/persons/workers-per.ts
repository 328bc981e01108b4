import { nothingToCount } from '../explain/lacks.ts';
import { chooseWorkers } from '../questions/workers.ts';
import type { Ability } from './ability.ts';
import { type Counter, count } from './counters.ts';
import type { Words } from './words.ts';
import type { Worth } from './worth.ts';

export interface WorkersPer {
  readonly amount: number;
  readonly count: Counter;
}

export const workersPer: Ability<'workers-per', WorkersPer> = {
  kind: 'workers-per',
  can: (state, seat, effect) => count(state.players[seat]!, effect.count) > 0,
  act(play, seat, effect, bearer) {
    chooseWorkers(play, seat, effect.amount * count(play.state.players[seat]!, effect.count), bearer);
  },
  bearers: [
    {
      id: 'vicar',
      card: 95,
      name: { en: 'Vicar', de: 'Vikar', fr: 'Vicaire' },
      colour: 'red',
      group: 'church',
      price: 0,
      icon: 'worker',
      worker: 'purple',
      effect: { amount: 1, count: { of: 'persons', group: 'church' } },
      text: {
        en: 'Take 1 worker of any colour for each of your persons in the Church group (this one included).',
        de: 'Nimm 1 Handlanger beliebiger Farbe für jede deiner Personen der Gruppe Kirche (diese eingeschlossen).',
        fr: 'Prenez 1 ouvrier de la couleur de votre choix pour chacun de vos personnages du groupe Église (celui-ci compris).',
      },
      estimate: 2.6,
      provenance: 'completed',
      filled: ['colour', 'icon', 'worker', 'effect'],
    },
  ],
};

export const workersPerWords: Words<typeof workersPer> = {
  kind: 'workers-per',
  lacks: nothingToCount,
};

export const workersPerWorth: Worth<typeof workersPer> = {
  kind: 'workers-per',
  use: ({ amount, count: counter }, { counted, anyWorker, season }) => ({
    points: 0,
    guilders: 0,
    other: amount * counted(counter) * anyWorker * season,
  }),
};
