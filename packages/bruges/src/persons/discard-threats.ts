import { COLOURS, sum } from '../colours.ts';
import { cannotPay } from '../explain/reasons.ts';
import { payGuilders } from '../play.ts';
import { chooseMarkers } from '../questions/markers.ts';
import type { Ability } from './ability.ts';
import { DECK } from './deck.ts';
import type { Words } from './words.ts';
import type { Worth } from './worth.ts';

export interface DiscardThreats {
  readonly max: number | 'all';
  readonly pay?: number;
}

export const discardThreats: Ability<'discard-threats', DiscardThreats> = {
  kind: 'discard-threats',
  can: (state, seat, { pay = 0 }) => sum(state.players[seat]!.threats) > 0 && state.players[seat]!.guilders >= pay,
  act(play, seat, { max, pay = 0 }, bearer) {
    const { threats } = play.state.players[seat]!;
    payGuilders(play, seat, pay, DECK[bearer]!.source);
    const most = max === 'all' ? sum(threats) : max;
    chooseMarkers(play, seat, max === 'all' ? most : 1, most, bearer);
  },
  bearers: [
    {
      id: 'nun',
      card: 50,
      name: { en: 'Nun', de: 'Nonne', fr: 'Religieuse' },
      colour: 'brown',
      group: 'church',
      price: 3,
      icon: 'worker',
      worker: 'yellow',
      effect: { max: 1 },
      text: {
        en: 'Discard 1 of your threat markers and get 1 point.',
        de: 'Lege 1 deiner Bedrohungsmarker ab. Du erhältst 1 Punkt.',
        fr: 'Défaussez 1 de vos marqueurs menace et gagnez 1 point.',
      },
      estimate: 3.3,
      provenance: 'ours',
    },
    {
      id: 'confessor',
      card: 145,
      name: { en: 'Confessor', de: 'Beichtvater', fr: 'Confesseur' },
      colour: 'yellow',
      group: 'church',
      price: 3,
      icon: 'arrow',
      effect: { max: 3 },
      text: {
        en: 'At once: discard up to 3 of your threat markers and get 1 point for each.',
        de: 'Sofort: Lege bis zu 3 deiner Bedrohungsmarker ab. Du erhältst für jeden 1 Punkt.',
        fr: 'Immédiatement\u00a0: défaussez jusqu’à 3 de vos marqueurs menace et gagnez 1 point pour chacun.',
      },
      estimate: 4,
      provenance: 'ours',
    },
    {
      id: 'sexton',
      card: 92,
      name: { en: 'Sexton', de: 'Küster', fr: 'Sacristain' },
      colour: 'red',
      group: 'church',
      price: 3,
      icon: 'infinity',
      mode: 'activate',
      effect: { max: 1, pay: 2 },
      text: {
        en: 'Once per round: pay 2 guilders to discard 1 of your threat markers and get 1 point.',
        de: 'Einmal pro Runde: Zahle 2 Gulden und lege 1 deiner Bedrohungsmarker ab. Du erhältst 1 Punkt.',
        fr: 'Une fois par manche\u00a0: payez 2 florins pour défausser 1 de vos marqueurs menace et gagner 1 point.',
      },
      estimate: 3.2,
      provenance: 'ours',
    },
    {
      id: 'jailer',
      card: 150,
      name: { en: 'Jailer', de: 'Kerkermeister', fr: 'Geôlier' },
      colour: 'yellow',
      group: 'protector',
      price: 6,
      icon: 'worker',
      worker: 'purple',
      effect: { max: 2 },
      text: {
        en: 'Discard up to 2 of your threat markers and get 1 point for each.',
        de: 'Lege bis zu 2 deiner Bedrohungsmarker ab. Du erhältst für jeden 1 Punkt.',
        fr: 'Défaussez jusqu’à 2 de vos marqueurs menace et gagnez 1 point pour chacun.',
      },
      estimate: 4.4,
      provenance: 'completed',
      filled: ['colour', 'group', 'price', 'icon', 'worker', 'amount'],
    },
    {
      id: 'garrison-commander',
      card: 78,
      name: { en: 'Garrison Commander', de: 'Stadtkommandant', fr: 'Commandant de la garnison' },
      colour: 'red',
      group: 'protector',
      price: 9,
      icon: 'arrow',
      effect: { max: 'all' },
      text: {
        en: 'At once: discard all your threat markers and get 1 point for each.',
        de: 'Sofort: Lege alle deine Bedrohungsmarker ab. Du erhältst für jeden 1 Punkt.',
        fr: 'Immédiatement\u00a0: défaussez tous vos marqueurs menace et gagnez 1 point pour chacun.',
      },
      estimate: 5.4,
      provenance: 'ours',
    },
    {
      id: 'physician',
      card: 51,
      name: { en: 'Physician', de: 'Ärztin', fr: 'Médecin' },
      colour: 'brown',
      group: 'scholar',
      price: 3,
      icon: 'worker',
      worker: 'blue',
      effect: { max: 1 },
      text: {
        en: 'Discard 1 of your threat markers and get 1 point.',
        de: 'Lege 1 deiner Bedrohungsmarker ab. Du erhältst 1 Punkt.',
        fr: 'Défaussez 1 de vos marqueurs menace et gagnez 1 point.',
      },
      estimate: 3.3,
      provenance: 'ours',
    },
  ],
};

export const discardThreatsWords: Words<typeof discardThreats> = {
  kind: 'discard-threats',
  lacks({ players }, seat, { pay = 0 }) {
    const player = players[seat]!;
    return sum(player.threats) === 0 ? { why: 'noMarker', colours: COLOURS } : cannotPay(player, pay);
  },
};

export const discardThreatsWorth: Worth<typeof discardThreats> = {
  kind: 'discard-threats',
  use({ max, pay = 0 }, { now, guilder, relief }) {
    const most = max === 'all' ? 10 : max;
    const other = now ? Math.max(0, relief(most) - pay * guilder) : Math.min(most, 1) * 1.2 - pay * guilder;
    return { points: 0, guilders: 0, other };
  },
};
