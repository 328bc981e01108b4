import type { Decision } from '@guildhall/kernel';
import { type Action, type ActionOf, DECLINE, recruit } from '../actions.ts';
import { emptyHouses, type Play } from '../play.ts';
import type { State } from '../state.ts';
import { hasRoom, priceFor, recruitPerson } from '../uses/person.ts';
import { ability } from './ability.ts';
import { DECK } from './deck.ts';

export interface ExtraRecruit {
  readonly discount: number;
}

/** Who moves in where? */
export interface ExtraRecruitFrame {
  t: 'extraRecruit';
  seat: number;
  person: number;
  discount: number;
}

/** Which cards can be paid is for their owner to know: with a card and a room the question is asked, even if no is all that is left. */
export const extraRecruit = ability<ExtraRecruit>({
  kind: 'extra-recruit',
  can: (state, seat) => state.players[seat]!.hand.length > 0 && hasRoom(state.players[seat]!),
  act(play, seat, { discount }, bearer) {
    play.state.agenda.push({ t: 'extraRecruit', seat, person: bearer, discount });
  },
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
});

export const extraRecruitFrame = {
  ask: (_: State, { seat, person }: ExtraRecruitFrame): Decision => ({
    seats: [seat],
    ask: 'extraRecruit',
    source: DECK[person]!.source,
  }),
  options(state: State, frame: ExtraRecruitFrame, seat: number, into: Action[]): void {
    if (seat !== frame.seat) return;
    const player = state.players[seat]!;
    const rooms = emptyHouses(player);
    for (const card of player.hand) {
      if (player.guilders < priceFor(player, card, frame.discount)) continue;
      for (const house of rooms) into.push(recruit(house)(card));
    }
    into.push(DECLINE);
  },
  answer(play: Play, { person, discount }: ExtraRecruitFrame, seat: number, action: Action): void {
    play.state.agenda.pop();
    if (action.do === 'decline') return;
    const { card, house } = action as ActionOf<'recruit'>;
    recruitPerson(play, seat, card, house, DECK[person]!.source, discount);
  },
};
