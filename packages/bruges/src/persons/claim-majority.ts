import { lead, MEASURE } from '../facts/majorities.ts';
import { turnMarker } from '../round/majorities.ts';
import type { Majority } from '../state.ts';
import type { Ability } from './ability.ts';
import { DECK } from './deck.ts';
import type { Words } from './words.ts';
import type { Worth } from './worth.ts';

export interface ClaimMajority {
  readonly majority: 'people' | 'reputation';
  readonly min: number;
}

export const claimMajority: Ability<'claim-majority', ClaimMajority> = {
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
};

type MajorityReason =
  | { readonly why: 'majorityTurned'; readonly majority: Majority }
  | { readonly why: 'majorityTooLow'; readonly majority: Majority; readonly min: number; readonly has: number }
  | { readonly why: 'majorityBehind'; readonly majority: Majority };

export const claimMajorityWords: Words<typeof claimMajority, never, MajorityReason> = {
  kind: 'claim-majority',
  lacks({ players }, seat, { majority, min }) {
    const player = players[seat]!;
    if (player.majorities[majority]) return { why: 'majorityTurned', majority };
    const has = MEASURE[majority](player);
    return has < min ? { why: 'majorityTooLow', majority, min, has } : { why: 'majorityBehind', majority };
  },
  reasons: {
    majorityTurned: {
      text: {
        en: 'Your {majority, select, reputation {reputation} people {people} other {canal}} majority marker shows its coloured side already.',
        de: 'Dein Mehrheitsmarker für {majority, select, reputation {Ansehen} people {Personen} other {Kanäle}} zeigt schon die farbige Seite.',
        fr: 'Votre marqueur majorité {majority, select, reputation {Réputation} people {Personnages} other {Canaux}} est déjà côté couleur.',
      },
      params: ({ majority }) => ({ majority }),
    },
    majorityTooLow: {
      text: {
        en: '{majority, select, reputation {Needs step {min} of the reputation track, you are on {has}.} people {Needs {min} persons, you have {has}.} other {Needs {min} canal tokens, you have {has}.}}',
        de: '{majority, select, reputation {Braucht Stufe {min} der Ansehensleiste, du stehst auf {has}.} people {Braucht {min} Personen, du hast {has}.} other {Braucht {min} Kanalplättchen, du hast {has}.}}',
        fr: '{majority, select, reputation {Il faut l’échelon {min} de l’échelle de réputation, vous êtes au {has}.} people {Il faut {min} personnages, vous en avez {has}.} other {Il faut {min} jetons canal, vous en avez {has}.}}',
      },
      params: ({ majority, min, has }) => ({ majority, min, has }),
    },
    majorityBehind: {
      text: {
        en: '{majority, select, reputation {Somebody is ahead of you on the reputation track.} people {Somebody has more persons than you.} other {Somebody has more canal tokens than you.}}',
        de: '{majority, select, reputation {Auf der Ansehensleiste steht jemand vor dir.} people {Jemand hat mehr Personen als du.} other {Jemand hat mehr Kanalplättchen als du.}}',
        fr: '{majority, select, reputation {Quelqu’un vous devance sur l’échelle de réputation.} people {Quelqu’un a plus de personnages que vous.} other {Quelqu’un a plus de jetons canal que vous.}}',
      },
      params: ({ majority }) => ({ majority }),
    },
  },
};

export const claimMajorityWorth: Worth<typeof claimMajority> = {
  kind: 'claim-majority',
  use: ({ majority }, { claim }) => ({ points: 0, guilders: 0, other: claim(majority) }),
};
