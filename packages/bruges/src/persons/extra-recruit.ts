import { DECLINE, recruit } from '../actions.ts';
import { whyNotCard, whyNotMoveIn } from '../explain/uses.ts';
import { priceFor } from '../facts/persons.ts';
import { emptyHouses, type Question } from '../play.ts';
import { asking } from '../questions/asking.ts';
import { hasRoom, recruitPerson } from '../uses/person.ts';
import type { Ability } from './ability.ts';
import { DECK } from './deck.ts';
import type { Words } from './words.ts';

export interface ExtraRecruit {
  readonly discount: number;
}

/** Who moves in where? */
interface ExtraRecruitFrame {
  t: 'extraRecruit';
  seat: number;
  person: number;
  discount: number;
}

const question: Question<ExtraRecruitFrame, 'recruit' | 'decline'> = {
  ask: (_, frame) => asking('extraRecruit', frame),
  options(state, frame, seat, into) {
    if (seat !== frame.seat) return;
    const player = state.players[seat]!;
    const rooms = emptyHouses(player);
    for (const card of player.hand) {
      if (player.guilders < priceFor(player, card, frame.discount)) continue;
      for (const house of rooms) into.push(recruit(house)(card));
    }
    into.push(DECLINE);
  },
  answer(play, { person, discount }, seat, action) {
    play.state.agenda.pop();
    if (action.do === 'decline') return;
    recruitPerson(play, seat, action.card, action.house, DECK[person]!.source, discount);
  },
};

/** Which cards can be paid is for their owner to know: with a card and a room the question is asked, even if no is all that is left. */
export const extraRecruit: Ability<'extra-recruit', ExtraRecruit, ExtraRecruitFrame> = {
  kind: 'extra-recruit',
  can: (state, seat) => state.players[seat]!.hand.length > 0 && hasRoom(state.players[seat]!),
  act(play, seat, { discount }, bearer) {
    play.state.agenda.push({ t: 'extraRecruit', seat, person: bearer, discount });
  },
  frames: { extraRecruit: question },
  bearers: [
    {
      id: 'messenger',
      card: 22,
      name: { en: 'Messenger', de: 'Bote', fr: 'Messager' },
      colour: 'blue',
      group: 'castle',
      price: 6,
      icon: 'arrow',
      effect: { discount: 3 },
      text: {
        en: 'At once: you may recruit 1 person from your hand for 3 guilders less.',
        de: 'Sofort: Du darfst 1 Person aus deiner Hand für 3 Gulden weniger anwerben.',
        fr: 'Immédiatement\u00a0: vous pouvez recruter 1 personnage de votre main pour 3 florins de moins.',
      },
      estimate: 3.4,
      provenance: 'ours',
    },
  ],
};

export const extraRecruitWords: Words<typeof extraRecruit, 'extraRecruit'> = {
  kind: 'extra-recruit',
  lacks: ({ players }, seat) => (players[seat]!.hand.length === 0 ? { why: 'emptyHand' } : { why: 'noEmptyHouse' }),
  questions: {
    extraRecruit: {
      frame: 'extraRecruit',
      text: {
        en: 'Choose whom you recruit, and into which house, or decline.',
        de: 'Wähle, wen du für welches Haus anwirbst, oder verzichte.',
        fr: 'Choisissez qui vous recrutez, et pour quelle maison, ou renoncez.',
      },
      details: {
        nobody: {
          en: 'You can pay for nobody in your hand: decline.',
          de: 'Du kannst niemanden aus deiner Hand bezahlen: Verzichte.',
          fr: 'Vous ne pouvez payer personne de votre main\u00a0: renoncez.',
        },
      },
      detail: (_, { may }) => (may('recruit') ? null : ['nobody']),
      whyNot: {
        recruit({ players }, { discount }, seat, { card, house }) {
          const player = players[seat]!;
          const cards = card === undefined ? player.hand : [card];
          return whyNotCard(player.hand, card) ?? whyNotMoveIn(player, cards, house, discount);
        },
      },
    },
  },
};
