import { emptyHand } from '../explain/lacks.ts';
import { NOBODY } from '../state.ts';
import type { Ability, NoNumbers } from './ability.ts';
import type { Words } from './words.ts';
import type { Worth } from './worth.ts';

export const extraCard: Ability<'extra-card', NoNumbers> = {
  kind: 'extra-card',
  can: (state, seat) => state.players[seat]!.hand.length > 0,
  act(play, seat, _, bearer) {
    play.state.agenda.push({ t: 'extraPlay', seat, person: bearer, card: NOBODY });
  },
  bearers: [
    {
      id: 'coachman',
      card: 7,
      name: { en: 'Coachman', de: 'Kutscher', fr: 'Cocher' },
      colour: 'blue',
      group: 'castle',
      price: 3,
      icon: 'worker',
      worker: 'yellow',
      effect: {},
      text: {
        en: 'Play 1 more card from your hand for any action.',
        de: 'Spiele 1 weitere Handkarte für eine beliebige Aktion aus.',
        fr: 'Jouez 1 carte de plus de votre main pour une action au choix.',
      },
      estimate: 5,
      provenance: 'completed',
      filled: ['colour'],
    },
    {
      id: 'student',
      card: 30,
      name: { en: 'Student', de: 'Student', fr: 'Étudiant' },
      colour: 'blue',
      group: 'scholar',
      price: 0,
      icon: 'arrow',
      effect: {},
      text: {
        en: 'At once: you may play 1 more card from your hand for any action.',
        de: 'Sofort: Du darfst 1 weitere Handkarte für eine beliebige Aktion ausspielen.',
        fr: 'Immédiatement\u00a0: vous pouvez jouer 1 carte de plus de votre main pour une action au choix.',
      },
      estimate: 2.2,
      provenance: 'ours',
    },
  ],
};

export const extraCardWords: Words<typeof extraCard> = {
  kind: 'extra-card',
  lacks: emptyHand,
};

export const extraCardWorth: Worth<typeof extraCard> = {
  kind: 'extra-card',
  skill: 0.8,
};
