import type { Ability } from './ability.ts';
import type { Worth } from './worth.ts';

export interface RecruitBonus {
  readonly points?: number;
  readonly guilders?: number;
}

/** See uses/person.ts. */
export const recruitBonus: Ability<'recruit-bonus', RecruitBonus> = {
  kind: 'recruit-bonus',
  bearers: [
    {
      id: 'margravine',
      card: 20,
      name: { en: 'Margravine', de: 'Markgräfin', fr: 'Margravine' },
      colour: 'blue',
      group: 'noble',
      price: 12,
      icon: 'infinity',
      mode: 'improve',
      effect: { points: 2 },
      text: {
        en: 'Whenever you have recruited another person, get 2 points.',
        de: 'Immer wenn du eine weitere Person angeworben hast, erhältst du 2 Punkte.',
        fr: 'Chaque fois que vous avez recruté un autre personnage, gagnez 2 points.',
      },
      estimate: 5.6,
      provenance: 'ours',
    },
    {
      id: 'composer',
      card: 144,
      name: { en: 'Composer', de: 'Komponist', fr: 'Compositeur' },
      colour: 'yellow',
      group: 'artist',
      price: 9,
      icon: 'infinity',
      mode: 'improve',
      effect: { points: 1, guilders: 1 },
      text: {
        en: 'Whenever you have recruited another person, get 1 point and take 1 guilder.',
        de: 'Immer wenn du eine weitere Person angeworben hast, erhältst du 1 Punkt und nimmst 1 Gulden.',
        fr: 'Chaque fois que vous avez recruté un autre personnage, gagnez 1 point et prenez 1 florin.',
      },
      estimate: 4.8,
      provenance: 'ours',
    },
  ],
};

export const recruitBonusWorth: Worth<typeof recruitBonus> = {
  kind: 'recruit-bonus',
  skill: 1.2,
  perk(perks, { points = 0, guilders = 0 }) {
    perks.recruitPoints += points;
    perks.recruitGuilders += guilders;
  },
};
