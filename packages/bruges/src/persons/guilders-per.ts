import { nothingToCount } from '../explain/lacks.ts';
import { gainGuilders } from '../play.ts';
import type { Ability } from './ability.ts';
import { type Counter, count } from './counters.ts';
import { DECK } from './deck.ts';
import type { Words } from './words.ts';
import type { Worth } from './worth.ts';
import { expected } from './worth.ts';

export interface GuildersPer {
  readonly amount: number;
  readonly count: Counter;
}

export const guildersPer: Ability<'guilders-per', GuildersPer> = {
  kind: 'guilders-per',
  can: (state, seat, effect) => count(state.players[seat]!, effect.count) > 0,
  act(play, seat, effect, bearer) {
    gainGuilders(play, seat, effect.amount * count(play.state.players[seat]!, effect.count), DECK[bearer]!.source);
  },
  bearers: [
    {
      id: 'councillor',
      card: 72,
      name: { en: 'Councillor', de: 'Stadträtin', fr: 'Conseillère' },
      colour: 'red',
      group: 'bureaucrat',
      price: 3,
      icon: 'worker',
      worker: 'brown',
      effect: { amount: 2, count: { of: 'houses', colour: 'purple' } },
      text: {
        en: 'Take 2 guilders for each of your purple houses.',
        de: 'Nimm 2 Gulden für jedes deiner violetten Häuser.',
        fr: 'Prenez 2 florins pour chacune de vos maisons violettes.',
      },
      estimate: 3.6,
      provenance: 'completed',
      filled: ['colour', 'worker', 'amount', 'icon'],
    },
    {
      id: 'councilman',
      card: 38,
      name: { en: 'Councilman', de: 'Ratsherr', fr: 'Conseiller' },
      colour: 'brown',
      group: 'bureaucrat',
      price: 3,
      icon: 'worker',
      worker: 'purple',
      effect: { amount: 2, count: { of: 'houses', colour: 'yellow' } },
      text: {
        en: 'Take 2 guilders for each of your yellow houses.',
        de: 'Nimm 2 Gulden für jedes deiner gelben Häuser.',
        fr: 'Prenez 2 florins pour chacune de vos maisons jaunes.',
      },
      estimate: 3.6,
      provenance: 'completed',
      filled: ['colour', 'worker', 'amount', 'icon'],
    },
    {
      id: 'alderman',
      card: 134,
      name: { en: 'Alderman', de: 'Schöffe', fr: 'Échevin' },
      colour: 'yellow',
      group: 'bureaucrat',
      price: 3,
      icon: 'worker',
      worker: 'blue',
      effect: { amount: 2, count: { of: 'houses', colour: 'red' } },
      text: {
        en: 'Take 2 guilders for each of your red houses.',
        de: 'Nimm 2 Gulden für jedes deiner roten Häuser.',
        fr: 'Prenez 2 florins pour chacune de vos maisons rouges.',
      },
      estimate: 3.6,
      provenance: 'ours',
    },
    {
      id: 'town-clerk',
      card: 130,
      name: { en: 'Town Clerk', de: 'Stadtschreiber', fr: 'Greffier' },
      colour: 'purple',
      group: 'bureaucrat',
      price: 3,
      icon: 'worker',
      worker: 'yellow',
      effect: { amount: 2, count: { of: 'houses', colour: 'blue' } },
      text: {
        en: 'Take 2 guilders for each of your blue houses.',
        de: 'Nimm 2 Gulden für jedes deiner blauen Häuser.',
        fr: 'Prenez 2 florins pour chacune de vos maisons bleues.',
      },
      estimate: 3.6,
      provenance: 'ours',
    },
    {
      id: 'bailiff',
      card: 3,
      name: { en: 'Bailiff', de: 'Amtmann', fr: 'Bailli' },
      colour: 'blue',
      group: 'bureaucrat',
      price: 3,
      icon: 'worker',
      worker: 'red',
      effect: { amount: 2, count: { of: 'houses', colour: 'brown' } },
      text: {
        en: 'Take 2 guilders for each of your brown houses.',
        de: 'Nimm 2 Gulden für jedes deiner braunen Häuser.',
        fr: 'Prenez 2 florins pour chacune de vos maisons brunes.',
      },
      estimate: 3.6,
      provenance: 'ours',
    },
    {
      id: 'piper',
      card: 86,
      name: { en: 'Piper', de: 'Sackpfeiferin', fr: 'Sonneuse de cornemuse' },
      colour: 'red',
      group: 'entertainer',
      price: 9,
      icon: 'worker',
      worker: 'yellow',
      effect: { amount: 1, count: { of: 'persons' } },
      text: {
        en: 'Take 1 guilder for each of your persons (this one included).',
        de: 'Nimm 1 Gulden für jede deiner Personen (diese eingeschlossen).',
        fr: 'Prenez 1 florin pour chacun de vos personnages (celui-ci compris).',
      },
      estimate: 4.8,
      provenance: 'ours',
    },
    {
      id: 'broker',
      card: 139,
      name: { en: 'Broker', de: 'Makler', fr: 'Courtier' },
      colour: 'yellow',
      group: 'merchant',
      price: 9,
      icon: 'worker',
      worker: 'red',
      effect: { amount: 3, count: { of: 'persons', group: 'merchant' } },
      text: {
        en: 'Take 3 guilders for each of your persons in the Merchant group (this one included).',
        de: 'Nimm 3 Gulden für jede deiner Personen der Gruppe Handel (diese eingeschlossen).',
        fr: 'Prenez 3 florins pour chacun de vos personnages du groupe Commerce (celui-ci compris).',
      },
      estimate: 5.2,
      provenance: 'ours',
    },
    {
      id: 'night-watchman',
      card: 120,
      name: { en: 'Night Watchman', de: 'Nachtwächter', fr: 'Veilleur de nuit' },
      colour: 'purple',
      group: 'protector',
      price: 0,
      icon: 'arrow',
      effect: { amount: 2, count: { of: 'threats' } },
      text: {
        en: 'At once: take 2 guilders for each of your threat markers.',
        de: 'Sofort: Nimm 2 Gulden für jeden deiner Bedrohungsmarker.',
        fr: 'Immédiatement\u00a0: prenez 2 florins pour chacun de vos marqueurs menace.',
      },
      estimate: 2.6,
      provenance: 'ours',
    },
  ],
};

export const guildersPerWords: Words<typeof guildersPer> = {
  kind: 'guilders-per',
  lacks: nothingToCount,
};

export const guildersPerWorth: Worth<typeof guildersPer> = {
  kind: 'guilders-per',
  use: ({ amount, count: counter }, scales) => ({ points: 0, guilders: amount * expected(counter, scales), other: 0 }),
};
