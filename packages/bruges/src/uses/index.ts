import type { Action, ActionOf, PlayAction } from '../actions.ts';
import { colourOf } from '../persons/deck.ts';
import { type Play, takeFromHand } from '../play.ts';
import type { State } from '../state.ts';
import { canalOptions, dig } from './canal.ts';
import { guildersOptions, takeForGuilders } from './guilders.ts';
import { houseOptions, settle } from './house.ts';
import { meansOf } from './means.ts';
import { personOptions, recruitPlayed } from './person.ts';
import { avertThreat, threatOptions } from './threat.ts';
import { takeForWorkers, workersOptions } from './workers.ts';

/** Everything these cards can be played for now. */
export function playOptions(state: State, seat: number, cards: readonly number[], into: Action[]): void {
  const player = state.players[seat]!;
  const means = meansOf(state, seat);
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    workersOptions(card, into);
    guildersOptions(means, card, into);
    threatOptions(player, card, into);
    canalOptions(means, card, into);
    houseOptions(player, means, card, into);
    personOptions(player, means, card, into);
  }
}

/** Plays a card of the hand; `extra`: in addition to the four of the round. */
export function playCard(play: Play, seat: number, action: PlayAction, extra: boolean): void {
  const { card } = action;
  play.out?.push({ t: 'play', seat, card, colour: colourOf(card), as: action.as, extra });
  switch (action.as) {
    case 'house':
      settle(play, seat, action);
      return;
    case 'person':
      recruitPlayed(play, seat, action);
      return;
    default:
      spend(play, seat, action);
  }
}

/** The card goes to the discard pile for what it brings. */
function spend(play: Play, seat: number, action: Exclude<ActionOf<'play'>, { as: 'house' | 'person' }>): void {
  const { state } = play;
  takeFromHand(state.players[seat]!, action.card);
  state.discard.push(action.card);
  switch (action.as) {
    case 'workers':
      takeForWorkers(play, seat, action);
      return;
    case 'guilders':
      takeForGuilders(play, seat, action);
      return;
    case 'threat':
      avertThreat(play, seat, action);
      return;
    case 'canal':
      dig(play, seat, action);
      return;
  }
}
