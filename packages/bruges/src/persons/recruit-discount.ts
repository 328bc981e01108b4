import type { Ability } from './ability.ts';
import type { Group } from './groups.ts';

export interface RecruitDiscount {
  readonly groups: readonly [Group, Group];
  readonly guilders: number;
}

/** See uses/person.ts. */
export const recruitDiscount: Ability<'recruit-discount', RecruitDiscount> = {
  kind: 'recruit-discount',
  bearers: [
    {
      id: 'steward',
      card: 127,
      name: { en: 'Steward', de: 'Haushofmeister', fr: 'Majordome' },
      colour: 'purple',
      group: 'castle',
      price: 3,
      icon: 'infinity',
      mode: 'improve',
      effect: { groups: ['castle', 'noble'], guilders: 3 },
      text: {
        en: 'Whenever you recruit a person in the Castle or Noble group, pay 3 guilders less.',
        de: 'Immer wenn du eine Person der Gruppe Burg oder Adel anwirbst, zahle 3 Gulden weniger.',
        fr: 'Chaque fois que vous recrutez un personnage du groupe Château ou Noblesse, payez 3 florins de moins.',
      },
      estimate: 3.2,
      provenance: 'ours',
    },
    {
      id: 'canon',
      card: 106,
      name: { en: 'Canon', de: 'Domherr', fr: 'Chanoine' },
      colour: 'purple',
      group: 'church',
      price: 3,
      icon: 'infinity',
      mode: 'improve',
      effect: { groups: ['church', 'scholar'], guilders: 3 },
      text: {
        en: 'Whenever you recruit a person in the Church or Scholar group, pay 3 guilders less.',
        de: 'Immer wenn du eine Person der Gruppe Kirche oder Wissenschaft anwirbst, zahle 3 Gulden weniger.',
        fr: 'Chaque fois que vous recrutez un personnage du groupe Église ou Savoir, payez 3 florins de moins.',
      },
      estimate: 3,
      provenance: 'ours',
    },
    {
      id: 'wholesaler',
      card: 97,
      name: { en: 'Wholesaler', de: 'Großhändlerin', fr: 'Grossiste' },
      colour: 'red',
      group: 'merchant',
      price: 3,
      icon: 'infinity',
      mode: 'improve',
      effect: { groups: ['merchant', 'craftsman'], guilders: 3 },
      text: {
        en: 'Whenever you recruit a person in the Merchant or Craftsman group, pay 3 guilders less.',
        de: 'Immer wenn du eine Person der Gruppe Handel oder Handwerk anwirbst, zahle 3 Gulden weniger.',
        fr: 'Chaque fois que vous recrutez un personnage du groupe Commerce ou Artisanat, payez 3 florins de moins.',
      },
      estimate: 3,
      provenance: 'ours',
    },
    {
      id: 'patrol-leader',
      card: 157,
      name: { en: 'Patrol Leader', de: 'Rottmeisterin', fr: 'Cheffe de patrouille' },
      colour: 'yellow',
      group: 'protector',
      price: 3,
      icon: 'infinity',
      mode: 'improve',
      effect: { groups: ['protector', 'bureaucrat'], guilders: 3 },
      text: {
        en: 'Whenever you recruit a person in the Protector or Bureaucrat group, pay 3 guilders less.',
        de: 'Immer wenn du eine Person der Gruppe Schutz oder Verwaltung anwirbst, zahle 3 Gulden weniger.',
        fr: 'Chaque fois que vous recrutez un personnage du groupe Protection ou Administration, payez 3 florins de moins.',
      },
      estimate: 3,
      provenance: 'ours',
    },
    {
      id: 'patroness',
      card: 23,
      name: { en: 'Patroness of the Arts', de: 'Mäzenin', fr: 'Mécène' },
      colour: 'blue',
      group: 'artist',
      price: 3,
      icon: 'infinity',
      mode: 'improve',
      effect: { groups: ['artist', 'entertainer'], guilders: 3 },
      text: {
        en: 'Whenever you recruit a person in the Artist or Entertainer group, pay 3 guilders less.',
        de: 'Immer wenn du eine Person der Gruppe Kunst oder Unterhaltung anwirbst, zahle 3 Gulden weniger.',
        fr: 'Chaque fois que vous recrutez un personnage du groupe Arts ou Spectacle, payez 3 florins de moins.',
      },
      estimate: 3,
      provenance: 'ours',
    },
  ],
};
