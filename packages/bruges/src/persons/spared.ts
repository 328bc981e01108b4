import type { Colour } from '../colours.ts';
import type { Ability } from './ability.ts';

export interface Spared {
  readonly colour: Colour;
  readonly points: number;
}

/** See threats.ts. */
export const spared: Ability<'spared', Spared> = {
  kind: 'spared',
  bearers: [
    {
      id: 'fire-warden',
      card: 76,
      name: { en: 'Fire Warden', de: 'Feuerwart', fr: 'Garde du feu' },
      colour: 'red',
      group: 'protector',
      price: 3,
      icon: 'infinity',
      mode: 'react',
      effect: { colour: 'red', points: 3 },
      text: {
        en: 'You are spared from fire: your third red threat marker does no damage; return the three and get 3 points.',
        de: 'Du bleibst vom Feuer verschont: Dein dritter roter Bedrohungsmarker richtet keinen Schaden an. Lege die drei zurück; du erhältst 3 Punkte.',
        fr: 'L’incendie vous épargne\u00a0: votre troisième marqueur menace rouge ne cause aucun dégât. Remettez les trois et gagnez 3 points.',
      },
      estimate: 3.8,
      provenance: 'ours',
    },
    {
      id: 'dyke-reeve',
      card: 13,
      name: { en: 'Dyke Reeve', de: 'Deichgraf', fr: 'Comte des digues' },
      colour: 'blue',
      group: 'protector',
      price: 3,
      icon: 'infinity',
      mode: 'react',
      effect: { colour: 'blue', points: 3 },
      text: {
        en: 'You are spared from floods: your third blue threat marker does no damage; return the three and get 3 points.',
        de: 'Du bleibst von der Flut verschont: Dein dritter blauer Bedrohungsmarker richtet keinen Schaden an. Lege die drei zurück; du erhältst 3 Punkte.',
        fr: 'L’inondation vous épargne\u00a0: votre troisième marqueur menace bleu ne cause aucun dégât. Remettez les trois et gagnez 3 points.',
      },
      estimate: 3.4,
      provenance: 'ours',
    },
    {
      id: 'plague-nurse',
      card: 52,
      name: { en: 'Plague Nurse', de: 'Pestpflegerin', fr: 'Soigneuse des pestiférés' },
      colour: 'brown',
      group: 'protector',
      price: 3,
      icon: 'infinity',
      mode: 'react',
      effect: { colour: 'brown', points: 3 },
      text: {
        en: 'You are spared from the plague: your third brown threat marker does no damage; return the three and get 3 points.',
        de: 'Du bleibst von der Pest verschont: Dein dritter brauner Bedrohungsmarker richtet keinen Schaden an. Lege die drei zurück; du erhältst 3 Punkte.',
        fr: 'La peste vous épargne\u00a0: votre troisième marqueur menace brun ne cause aucun dégât. Remettez les trois et gagnez 3 points.',
      },
      estimate: 4.4,
      provenance: 'ours',
    },
    {
      id: 'wall-guard',
      card: 164,
      name: { en: 'Wall Guard', de: 'Mauerwächter', fr: 'Garde des remparts' },
      colour: 'yellow',
      group: 'protector',
      price: 3,
      icon: 'infinity',
      mode: 'react',
      effect: { colour: 'yellow', points: 3 },
      text: {
        en: 'You are spared from raids: your third yellow threat marker does no damage; return the three and get 3 points.',
        de: 'Du bleibst vom Überfall verschont: Dein dritter gelber Bedrohungsmarker richtet keinen Schaden an. Lege die drei zurück; du erhältst 3 Punkte.',
        fr: 'Le pillage vous épargne\u00a0: votre troisième marqueur menace jaune ne cause aucun dégât. Remettez les trois et gagnez 3 points.',
      },
      estimate: 3.4,
      provenance: 'ours',
    },
    {
      id: 'bodyguard',
      card: 104,
      name: { en: 'Bodyguard', de: 'Leibwächterin', fr: 'Garde du corps' },
      colour: 'purple',
      group: 'protector',
      price: 3,
      icon: 'infinity',
      mode: 'react',
      effect: { colour: 'purple', points: 3 },
      text: {
        en: 'You are spared from intrigue: your third purple threat marker does no damage; return the three and get 3 points.',
        de: 'Du bleibst von der Intrige verschont: Dein dritter violetter Bedrohungsmarker richtet keinen Schaden an. Lege die drei zurück; du erhältst 3 Punkte.',
        fr: 'L’intrigue vous épargne\u00a0: votre troisième marqueur menace violet ne cause aucun dégât. Remettez les trois et gagnez 3 points.',
      },
      estimate: 3.6,
      provenance: 'ours',
    },
  ],
};
