import type { Decision } from '@guildhall/kernel';
import { type Action, type ActionOf, DECLINE, recover } from '../actions.ts';
import { type Play, takeOpenly } from '../play.ts';
import type { State } from '../state.ts';
import { ability } from './ability.ts';
import { DECK } from './deck.ts';

export interface RecoverCards {
  readonly max: number;
  readonly among: number;
}

/** Another card from the top of the discard pile? Among those that lay there at first [G27]. */
export interface RummageFrame {
  t: 'rummage';
  seat: number;
  person: number;
  picked: number;
  max: number;
  /** The choice is from this place of the pile upwards. */
  bottom: number;
}

export const recoverCards = ability<RecoverCards>({
  kind: 'recover-cards',
  can: (state) => state.discard.length > 0,
  act(play, seat, { max, among }, bearer) {
    const { agenda, discard } = play.state;
    const bottom = Math.max(0, discard.length - among);
    agenda.push({ t: 'rummage', seat, person: bearer, picked: 0, max, bottom });
  },
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
});

export const rummage = {
  ask: (_: State, { seat, person, picked, max }: RummageFrame): Decision => ({
    seats: [seat],
    ask: 'recoverCards',
    source: DECK[person]!.source,
    many: { min: 0, max, picked },
  }),
  options({ discard }: State, frame: RummageFrame, seat: number, into: Action[]): void {
    if (seat !== frame.seat) return;
    for (let at = discard.length - 1; at >= frame.bottom; at--) into.push(recover(discard[at]!));
    into.push(DECLINE);
  },
  answer(play: Play, frame: RummageFrame, seat: number, action: Action): void {
    const { agenda, discard, players } = play.state;
    if (action.do === 'decline') {
      agenda.pop();
      return;
    }
    const { card } = action as ActionOf<'recover'>;
    discard.splice(discard.indexOf(card), 1);
    takeOpenly(players[seat]!, card);
    play.out?.push({ t: 'recover', seat, card, source: DECK[frame.person]!.source });
    frame.picked++;
    if (frame.picked === frame.max || discard.length === frame.bottom) agenda.pop();
  },
};
