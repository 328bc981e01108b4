import type { Decision } from '@guildhall/kernel';
import { type Action, type ActionOf, DECLINE, lay } from '../actions.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import { buildHouse } from '../uses/house.ts';
import { ability, type NoNumbers } from './ability.ts';
import { DECK, mayDecline } from './deck.ts';

/** Which card becomes a house? */
export interface ExtraHouseFrame {
  t: 'extraHouse';
  seat: number;
  person: number;
}

export const extraHouse = ability<NoNumbers>({
  kind: 'extra-house',
  can: (state, seat) => state.players[seat]!.hand.length > 0,
  act(play, seat, _, bearer) {
    const { agenda, players } = play.state;
    const { hand } = players[seat]!;
    if (hand.length === 1 && !mayDecline(bearer)) buildHouse(play, seat, hand[0]!, DECK[bearer]!.source);
    else agenda.push({ t: 'extraHouse', seat, person: bearer });
  },
  bearers: [
    {
      id: 'carpenter',
      card: 141,
      name: { en: 'Carpenter', de: 'Zimmermann', fr: 'Charpentier' },
      colour: 'yellow',
      group: 'craftsman',
      price: 9,
      icon: 'worker',
      worker: 'brown',
      effect: {},
      text: {
        en: 'Build 1 house with 1 card from your hand without paying a worker of its colour.',
        de: 'Baue mit 1 Handkarte 1 Haus, ohne einen Handlanger seiner Farbe zu zahlen.',
        fr: 'Construisez 1 maison avec 1 carte de votre main sans payer d’ouvrier de sa couleur.',
      },
      estimate: 4.6,
      provenance: 'ours',
    },
    {
      id: 'roofer',
      card: 90,
      name: { en: 'Roofer', de: 'Dachdecker', fr: 'Couvreur' },
      colour: 'red',
      group: 'craftsman',
      price: 3,
      icon: 'arrow',
      effect: {},
      text: {
        en: 'At once: you may build 1 house with 1 card from your hand without paying a worker of its colour.',
        de: 'Sofort: Du darfst mit 1 Handkarte 1 Haus bauen, ohne einen Handlanger seiner Farbe zu zahlen.',
        fr: 'Immédiatement\u00a0: vous pouvez construire 1 maison avec 1 carte de votre main sans payer d’ouvrier de sa couleur.',
      },
      estimate: 2.8,
      provenance: 'ours',
    },
  ],
});

export const extraHouseFrame = {
  ask: (_: State, { seat, person }: ExtraHouseFrame): Decision => ({
    seats: [seat],
    ask: 'extraHouse',
    source: DECK[person]!.source,
  }),
  options(state: State, frame: ExtraHouseFrame, seat: number, into: Action[]): void {
    if (seat !== frame.seat) return;
    for (const card of state.players[seat]!.hand) into.push(lay(card));
    if (mayDecline(frame.person)) into.push(DECLINE);
  },
  answer(play: Play, { person }: ExtraHouseFrame, seat: number, action: Action): void {
    play.state.agenda.pop();
    if (action.do !== 'decline') buildHouse(play, seat, (action as ActionOf<'lay'>).card, DECK[person]!.source);
  },
};
