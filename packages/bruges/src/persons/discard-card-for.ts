import { emptyHand } from '../explain/lacks.ts';
import { gainGuilders, gainPoints, type Step } from '../play.ts';
import { chooseDiscards } from '../questions/discards.ts';
import type { Ability } from './ability.ts';
import { DECK } from './deck.ts';
import type { Words } from './words.ts';

export interface DiscardCardFor {
  readonly points?: number;
  readonly guilders?: number;
}

/** What the discarded card brings. */
interface DiscardedForFrame {
  t: 'discardedFor';
  seat: number;
  person: number;
  points: number;
  guilders: number;
}

const discardedFor: Step<DiscardedForFrame> = {
  step(play, { seat, person, points, guilders }) {
    play.state.agenda.pop();
    const { source } = DECK[person]!;
    gainPoints(play, seat, points, source);
    gainGuilders(play, seat, guilders, source);
  },
};

export const discardCardFor: Ability<'discard-card-for', DiscardCardFor, DiscardedForFrame> = {
  kind: 'discard-card-for',
  can: (state, seat) => state.players[seat]!.hand.length > 0,
  act(play, seat, { points = 0, guilders = 0 }, bearer) {
    play.state.agenda.push({ t: 'discardedFor', seat, person: bearer, points, guilders });
    chooseDiscards(play, seat, 1, 1, bearer);
  },
  frames: { discardedFor },
  bearers: [
    {
      id: 'market-woman',
      card: 119,
      name: { en: 'Market Woman', de: 'Marktfrau', fr: 'Marchande des halles' },
      colour: 'purple',
      group: 'merchant',
      price: 6,
      icon: 'worker',
      worker: 'brown',
      effect: { guilders: 5 },
      text: {
        en: 'Discard 1 card from your hand, then take 5 guilders.',
        de: 'Lege 1 Handkarte ab und nimm dafür 5 Gulden.',
        fr: 'Défaussez 1 carte de votre main, puis prenez 5 florins.',
      },
      estimate: 3.4,
      provenance: 'ours',
    },
    {
      id: 'apothecary',
      card: 2,
      name: { en: 'Apothecary', de: 'Apothekerin', fr: 'Apothicaire' },
      colour: 'blue',
      group: 'scholar',
      price: 6,
      icon: 'worker',
      worker: 'purple',
      effect: { points: 2, guilders: 1 },
      text: {
        en: 'Discard 1 card from your hand, then get 2 points and take 1 guilder.',
        de: 'Lege 1 Handkarte ab. Du erhältst dafür 2 Punkte und nimmst 1 Gulden.',
        fr: 'Défaussez 1 carte de votre main, puis gagnez 2 points et prenez 1 florin.',
      },
      estimate: 4.2,
      provenance: 'ours',
    },
  ],
};

export const discardCardForWords: Words<typeof discardCardFor> = { kind: 'discard-card-for', lacks: emptyHand };
