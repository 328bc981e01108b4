import { COLOURS, type Colour } from '../colours.ts';
import { takeWorkers as take } from '../play.ts';
import { chooseWorkers } from '../questions/workers.ts';
import { type Ability, always } from './ability.ts';
import { DECK } from './deck.ts';
import type { Worth } from './worth.ts';

export interface TakeWorkers {
  readonly count: number;
  /** any: each of a colour chosen freely; each: so many of every colour. */
  readonly colour: Colour | 'any' | 'each';
}

export const takeWorkers: Ability<'take-workers', TakeWorkers> = {
  kind: 'take-workers',
  can: always,
  act(play, seat, { count, colour }, bearer) {
    const { source } = DECK[bearer]!;
    if (colour === 'any') chooseWorkers(play, seat, count, bearer);
    else if (colour === 'each') for (const each of COLOURS) take(play, seat, each, count, source);
    else take(play, seat, colour, count, source);
  },
  bearers: [
    {
      id: 'stable-boy',
      card: 161,
      name: { en: 'Stable Boy', de: 'Stallbursche', fr: 'Garçon d’écurie' },
      colour: 'yellow',
      group: 'castle',
      price: 3,
      icon: 'worker',
      worker: 'blue',
      effect: { count: 2, colour: 'any' },
      text: {
        en: 'Take 2 workers of any colours.',
        de: 'Nimm 2 Handlanger in Farben deiner Wahl.',
        fr: 'Prenez 2 ouvriers des couleurs de votre choix.',
      },
      estimate: 3.6,
      provenance: 'ours',
    },
    {
      id: 'cook',
      card: 8,
      name: { en: 'Cook', de: 'Köchin', fr: 'Cuisinière' },
      colour: 'blue',
      group: 'castle',
      price: 0,
      icon: 'arrow',
      effect: { count: 4, colour: 'red' },
      text: {
        en: 'At once: take 4 red workers.',
        de: 'Sofort: Nimm 4 rote Handlanger.',
        fr: 'Immédiatement\u00a0: prenez 4 ouvriers rouges.',
      },
      estimate: 2.7,
      provenance: 'ours',
    },
    {
      id: 'gardener',
      card: 148,
      name: { en: 'Gardener', de: 'Gärtner', fr: 'Jardinier' },
      colour: 'yellow',
      group: 'castle',
      price: 0,
      icon: 'arrow',
      effect: { count: 4, colour: 'brown' },
      text: {
        en: 'At once: take 4 brown workers.',
        de: 'Sofort: Nimm 4 braune Handlanger.',
        fr: 'Immédiatement\u00a0: prenez 4 ouvriers bruns.',
      },
      estimate: 2.7,
      provenance: 'ours',
    },
    {
      id: 'washerwoman',
      card: 131,
      name: { en: 'Washerwoman', de: 'Wäscherin', fr: 'Lavandière' },
      colour: 'purple',
      group: 'castle',
      price: 0,
      icon: 'arrow',
      effect: { count: 4, colour: 'blue' },
      text: {
        en: 'At once: take 4 blue workers.',
        de: 'Sofort: Nimm 4 blaue Handlanger.',
        fr: 'Immédiatement\u00a0: prenez 4 ouvriers bleus.',
      },
      estimate: 2.7,
      provenance: 'ours',
    },
    {
      id: 'seamstress',
      card: 60,
      name: { en: 'Seamstress', de: 'Näherin', fr: 'Couturière' },
      colour: 'brown',
      group: 'castle',
      price: 0,
      icon: 'arrow',
      effect: { count: 4, colour: 'purple' },
      text: {
        en: 'At once: take 4 purple workers.',
        de: 'Sofort: Nimm 4 violette Handlanger.',
        fr: 'Immédiatement\u00a0: prenez 4 ouvriers violets.',
      },
      estimate: 2.7,
      provenance: 'ours',
    },
    {
      id: 'farmhand',
      card: 74,
      name: { en: 'Farmhand', de: 'Knecht', fr: 'Valet de ferme' },
      colour: 'red',
      group: 'castle',
      price: 0,
      icon: 'arrow',
      effect: { count: 4, colour: 'yellow' },
      text: {
        en: 'At once: take 4 yellow workers.',
        de: 'Sofort: Nimm 4 gelbe Handlanger.',
        fr: 'Immédiatement\u00a0: prenez 4 ouvriers jaunes.',
      },
      estimate: 2.7,
      provenance: 'ours',
    },
    {
      id: 'weaver',
      card: 32,
      name: { en: 'Weaver', de: 'Weberin', fr: 'Tisserande' },
      colour: 'blue',
      group: 'craftsman',
      price: 6,
      icon: 'infinity',
      mode: 'activate',
      effect: { count: 1, colour: 'blue' },
      text: {
        en: 'Once per round: take 1 blue worker.',
        de: 'Einmal pro Runde: Nimm 1 blauen Handlanger.',
        fr: 'Une fois par manche\u00a0: prenez 1 ouvrier bleu.',
      },
      estimate: 3.6,
      provenance: 'ours',
    },
    {
      id: 'blacksmith',
      card: 69,
      name: { en: 'Blacksmith', de: 'Schmied', fr: 'Forgeron' },
      colour: 'red',
      group: 'craftsman',
      price: 6,
      icon: 'infinity',
      mode: 'activate',
      effect: { count: 1, colour: 'red' },
      text: {
        en: 'Once per round: take 1 red worker.',
        de: 'Einmal pro Runde: Nimm 1 roten Handlanger.',
        fr: 'Une fois par manche\u00a0: prenez 1 ouvrier rouge.',
      },
      estimate: 3.6,
      provenance: 'ours',
    },
    {
      id: 'tanner',
      card: 63,
      name: { en: 'Tanner', de: 'Gerber', fr: 'Tanneur' },
      colour: 'brown',
      group: 'craftsman',
      price: 6,
      icon: 'infinity',
      mode: 'activate',
      effect: { count: 1, colour: 'brown' },
      text: {
        en: 'Once per round: take 1 brown worker.',
        de: 'Einmal pro Runde: Nimm 1 braunen Handlanger.',
        fr: 'Une fois par manche\u00a0: prenez 1 ouvrier brun.',
      },
      estimate: 3.6,
      provenance: 'ours',
    },
    {
      id: 'dyer',
      card: 108,
      name: { en: 'Dyer', de: 'Färberin', fr: 'Teinturière' },
      colour: 'purple',
      group: 'craftsman',
      price: 6,
      icon: 'infinity',
      mode: 'activate',
      effect: { count: 1, colour: 'purple' },
      text: {
        en: 'Once per round: take 1 purple worker.',
        de: 'Einmal pro Runde: Nimm 1 violetten Handlanger.',
        fr: 'Une fois par manche\u00a0: prenez 1 ouvrier violet.',
      },
      estimate: 3.6,
      provenance: 'ours',
    },
    {
      id: 'basket-maker',
      card: 137,
      name: { en: 'Basket Maker', de: 'Korbflechterin', fr: 'Vannière' },
      colour: 'yellow',
      group: 'craftsman',
      price: 6,
      icon: 'infinity',
      mode: 'activate',
      effect: { count: 1, colour: 'yellow' },
      text: {
        en: 'Once per round: take 1 yellow worker.',
        de: 'Einmal pro Runde: Nimm 1 gelben Handlanger.',
        fr: 'Une fois par manche\u00a0: prenez 1 ouvrier jaune.',
      },
      estimate: 3.6,
      provenance: 'ours',
    },
    {
      id: 'cooper',
      card: 9,
      name: { en: 'Cooper', de: 'Böttcher', fr: 'Tonnelier' },
      colour: 'blue',
      group: 'craftsman',
      price: 3,
      icon: 'arrow',
      effect: { count: 4, colour: 'any' },
      text: {
        en: 'At once: take 4 workers of any colours.',
        de: 'Sofort: Nimm 4 Handlanger in Farben deiner Wahl.',
        fr: 'Immédiatement\u00a0: prenez 4 ouvriers des couleurs de votre choix.',
      },
      estimate: 3.4,
      provenance: 'ours',
    },
    {
      id: 'recruiter',
      card: 57,
      name: { en: 'Recruiter', de: 'Anwerber', fr: 'Recruteur' },
      colour: 'brown',
      group: 'protector',
      price: 6,
      icon: 'arrow',
      effect: { count: 1, colour: 'each' },
      text: {
        en: 'At once: take 1 worker of each colour.',
        de: 'Sofort: Nimm 1 Handlanger jeder Farbe.',
        fr: 'Immédiatement\u00a0: prenez 1 ouvrier de chaque couleur.',
      },
      estimate: 4,
      provenance: 'ours',
    },
  ],
};

export const takeWorkersWorth: Worth<typeof takeWorkers> = {
  kind: 'take-workers',
  use({ count, colour }, { worker, anyWorker, allWorkers, season }) {
    const each = colour === 'any' ? anyWorker : colour === 'each' ? allWorkers : worker;
    return { points: 0, guilders: 0, other: count * each * season };
  },
};
