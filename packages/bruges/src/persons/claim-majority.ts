import { lead, MEASURE, turnMarker } from '../round/majorities.ts';
import { ability } from './ability.ts';
import { DECK } from './deck.ts';

export interface ClaimMajority {
  readonly majority: 'people' | 'reputation';
  readonly min: number;
}

export const claimMajority = ability<ClaimMajority>({
  kind: 'claim-majority',
  can(state, seat, { majority, min }) {
    const player = state.players[seat]!;
    if (player.majorities[majority] || MEASURE[majority](player) < min) return false;
    return lead(state.players, seat, majority) >= 0;
  },
  act(play, seat, { majority }, bearer) {
    turnMarker(play, seat, majority, DECK[bearer]!.source);
  },
  bearers: [
    {
      id: 'notary',
      card: 156,
      name: { en: 'Notary', de: 'Notar', fr: 'Notaire' },
      colour: 'yellow',
      group: 'bureaucrat',
      price: 6,
      icon: 'arrow',
      effect: { majority: 'people', min: 3 },
      text: {
        en: 'At once: if you have at least 3 persons and nobody has more, turn your people majority marker to its coloured side.',
        de: 'Sofort: Hast du mindestens 3 Personen und niemand hat mehr, drehe deinen Mehrheitsmarker für Personen auf die farbige Seite.',
        fr: 'Immédiatement\u00a0: si vous avez au moins 3 personnages et que personne n’en a plus, retournez votre marqueur majorité Personnages côté couleur.',
      },
      estimate: 3,
      provenance: 'ours',
    },
    {
      id: 'herald',
      card: 43,
      name: { en: 'Herald', de: 'Herold', fr: 'Héraut' },
      colour: 'brown',
      group: 'noble',
      price: 6,
      icon: 'arrow',
      effect: { majority: 'reputation', min: 3 },
      text: {
        en: 'At once: if you are on step 3 or higher of the reputation track and nobody is ahead of you, turn your reputation majority marker to its coloured side.',
        de: 'Sofort: Stehst du mindestens auf Stufe 3 der Ansehensleiste und niemand vor dir, drehe deinen Mehrheitsmarker für Ansehen auf die farbige Seite.',
        fr: 'Immédiatement\u00a0: si vous êtes à l’échelon 3 ou plus de l’échelle de réputation et que personne n’est devant vous, retournez votre marqueur majorité Réputation côté couleur.',
      },
      estimate: 3,
      provenance: 'ours',
    },
  ],
});
