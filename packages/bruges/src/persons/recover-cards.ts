import { DECLINE, recover } from '../actions.ts';
import { cardName } from '../log/phrases.ts';
import { type Question, takeOpenly } from '../play.ts';
import { askingMany } from '../questions/asking.ts';
import type { Ability } from './ability.ts';
import { DECK } from './deck.ts';
import type { Words } from './words.ts';

export interface RecoverCards {
  readonly max: number;
  readonly among: number;
}

/** Another card from the top of the discard pile? Among those that lay there at first [G27]. */
interface RummageFrame {
  t: 'rummage';
  seat: number;
  person: number;
  picked: number;
  max: number;
  /** The choice is from this place of the pile upwards. */
  bottom: number;
}

const rummage: Question<RummageFrame, 'recover' | 'decline'> = {
  ask: (_, frame) => askingMany('recoverCards', frame, 0),
  options({ discard }, frame, seat, into) {
    if (seat !== frame.seat) return;
    for (let at = discard.length - 1; at >= frame.bottom; at--) into.push(recover(discard[at]!));
    into.push(DECLINE);
  },
  answer(play, frame, seat, action) {
    const { agenda, discard, players } = play.state;
    if (action.do === 'decline') {
      agenda.pop();
      return;
    }
    const { card } = action;
    discard.splice(discard.indexOf(card), 1);
    takeOpenly(players[seat]!, card);
    play.out?.push({ t: 'recover', seat, card, source: DECK[frame.person]!.source });
    frame.picked++;
    if (frame.picked === frame.max || discard.length === frame.bottom) agenda.pop();
  },
};

export const recoverCards: Ability<'recover-cards', RecoverCards, RummageFrame> = {
  kind: 'recover-cards',
  can: (state) => state.discard.length > 0,
  act(play, seat, { max, among }, bearer) {
    const { agenda, discard } = play.state;
    const bottom = Math.max(0, discard.length - among);
    agenda.push({ t: 'rummage', seat, person: bearer, picked: 0, max, bottom });
  },
  frames: { rummage },
  bearers: [
    {
      id: 'storyteller',
      card: 129,
      name: { en: 'Storyteller', de: 'Geschichtenerzählerin', fr: 'Conteuse' },
      colour: 'purple',
      group: 'entertainer',
      price: 3,
      icon: 'arrow',
      effect: { max: 2, among: 6 },
      text: {
        en: 'At once: take up to 2 of the top 6 cards of the discard pile into your hand.',
        de: 'Sofort: Nimm bis zu 2 der obersten 6 Karten des Ablagestapels auf die Hand.',
        fr: 'Immédiatement\u00a0: prenez en main jusqu’à 2 des 6 premières cartes de la défausse.',
      },
      estimate: 2.6,
      provenance: 'ours',
    },
  ],
};

type RecoverReason =
  | { readonly why: 'nothingDiscarded' }
  | { readonly why: 'notDiscarded'; readonly card: number }
  /** It lies too deep in the discard pile. */
  | { readonly why: 'tooDeep'; readonly card: number };

export const recoverCardsWords: Words<typeof recoverCards, 'recoverCards', RecoverReason> = {
  kind: 'recover-cards',
  lacks: () => ({ why: 'nothingDiscarded' }),
  questions: {
    recoverCards: {
      frame: 'rummage',
      text: {
        en: 'Choose a card from the discard pile for your hand, or decline.',
        de: 'Wähle eine Karte des Ablagestapels für deine Hand oder verzichte.',
        fr: 'Choisissez dans la défausse une carte pour votre main, ou renoncez.',
      },
      whyNot: {
        recover: ({ discard }, _, __, { card }) => ({
          why: discard.includes(card!) ? 'tooDeep' : 'notDiscarded',
          card: card!,
        }),
      },
    },
  },
  reasons: {
    nothingDiscarded: {
      text: {
        en: 'The discard pile is empty.',
        de: 'Der Ablagestapel ist leer.',
        fr: 'La défausse est vide.',
      },
    },
    notDiscarded: {
      text: {
        en: 'This card is not in the discard pile: {cardName}.',
        de: 'Diese Karte liegt nicht im Ablagestapel: {cardName}.',
        fr: 'Cette carte n’est pas dans la défausse\u00a0: {cardName}.',
      },
      params: ({ card }, { lang }) => ({ cardName: cardName(card, lang) }),
    },
    tooDeep: {
      text: {
        en: 'This card lies too deep in the discard pile: {cardName}.',
        de: 'Diese Karte liegt zu tief im Ablagestapel: {cardName}.',
        fr: 'Cette carte se trouve trop bas dans la défausse\u00a0: {cardName}.',
      },
      params: ({ card }, { lang }) => ({ cardName: cardName(card, lang) }),
    },
  },
};
