import { reveal, spy as spyAction } from '../actions.ts';
import type { Property } from '../board/districts.ts';
import { removeFromHand, takeOpenly } from '../phases/cards.ts';
import { effect, type Play, type Question, wasted } from '../play.ts';
import type { State } from '../state.ts';
import type { GuildRules } from './guild.ts';

/** Every other player with a card picks one, unseen until all have. */
export interface SpiesFrame {
  t: 'spies';
  seat: number;
  /** By seat; null: not yet, or nothing to pick from. */
  picks: (Property | null)[];
}
/** Which of the revealed cards do you take? */
export interface SpyFrame {
  t: 'spy';
  seat: number;
  picks: readonly (Property | null)[];
}

export const spies: GuildRules = {
  name: { en: 'Spies’ guild', de: 'Spiongilde', fr: 'Guilde des espions' },
  text: {
    en: 'Every other player picks a card from hand, and all of them are revealed together. Take one of these cards into your hand; the others go back.',
    de: 'Alle anderen wählen eine Handkarte und decken sie gleichzeitig auf. Nimm eine dieser Karten auf die Hand; die übrigen gehen zurück.',
    fr: 'Chaque autre joueur choisit une carte de sa main et toutes sont révélées en même temps. Prenez une de ces cartes en main\u00a0; les autres sont rendues.',
  },
  kind: 'interactive',
  act(play, seat) {
    const { state } = play;
    if (state.players.every((player, other) => other === seat || player.hand.length === 0)) {
      wasted(play, seat, 'guild.spies');
      return;
    }
    effect(play, seat, 'guild.spies');
    state.agenda.push({ t: 'spies', seat, picks: state.players.map(() => null) });
  },
};

const mustPick = (state: State, frame: SpiesFrame, seat: number): boolean =>
  seat !== frame.seat && frame.picks[seat] === null && state.players[seat]!.hand.length > 0;

export const spiesFrame: Question<SpiesFrame, 'reveal'> = {
  ask: (state, frame) => ({
    seats: state.players.flatMap((_, seat) => (mustPick(state, frame, seat) ? [seat] : [])),
    ask: 'reveal',
    source: 'guild.spies',
  }),

  options(state, frame, seat, into) {
    if (frame.picks[seat] === undefined || !mustPick(state, frame, seat)) return;
    const { hand } = state.players[seat]!;
    for (let i = 0; i < hand.length; i++) if (hand[i] !== hand[i - 1]) into.push(reveal[hand[i]!]);
  },

  answer(play, frame, seat, action) {
    const { state } = play;
    frame.picks[seat] = action.card;
    if (state.players.some((_, other) => mustPick(state, frame, other))) return;
    state.agenda.pop();
    play.effect = 'barrier';
    const revealed = frame.picks.flatMap((card, of) => (card === null ? [] : [of]));
    for (const of of revealed) {
      const card = frame.picks[of]!;
      const { hand, shown } = state.players[of]!;
      show(hand, shown, card);
      play.out?.push({ t: 'reveal', seat: of, card });
    }
    if (revealed.length === 1) takeFrom(play, frame.seat, revealed[0]!, frame.picks);
    else state.agenda.push({ t: 'spy', seat: frame.seat, picks: frame.picks });
  },
};

/** A revealed card stays known [B28]; the known part of a hand keeps the hand's order. */
function show(hand: readonly Property[], shown: Property[], card: Property): void {
  if (shown.includes(card)) return;
  const known = new Map<Property, number>();
  for (const each of [...shown, card]) known.set(each, (known.get(each) ?? 0) + 1);
  shown.length = 0;
  for (const each of hand) {
    const left = known.get(each) ?? 0;
    if (left > 0) {
      shown.push(each);
      known.set(each, left - 1);
    }
  }
}

function takeFrom(play: Play, seat: number, of: number, picks: readonly (Property | null)[]): void {
  const card = picks[of]!;
  removeFromHand(play.state, of, card);
  takeOpenly(play, seat, card, 'guild.spies', of);
}

export const spy: Question<SpyFrame, 'spy'> = {
  ask: (_, { seat }) => ({ seats: [seat], ask: 'spy', source: 'guild.spies' }),
  options(_, frame, seat, into) {
    if (seat !== frame.seat) return;
    frame.picks.forEach((card, of) => {
      if (card !== null) into.push(spyAction(of));
    });
  },
  answer(play, frame, seat, action) {
    play.state.agenda.pop();
    takeFrom(play, seat, action.from, frame.picks);
  },
};
