import type { Decision } from '@guildhall/kernel';
import {
  neutralCard as neutralCardAction,
  neutralDwarf as neutralDwarfAction,
  neutralSite as neutralSiteAction,
} from '../actions.ts';
import { DISTRICTS, type Property, TARGETS_OF } from '../board/districts.ts';
import { isOpen, mark } from '../board/markers.ts';
import { canDraw, fillPool, takeFromPool, topCard } from '../phases/cards.ts';
import { guildOwner } from '../phases/placement.ts';
import { POOL } from '../phases/setup.ts';
import { gain, type Play, type Question, type Step, seatOfCrest } from '../play.ts';
import { type Frame, NOBODY, type State } from '../state.ts';

/** What each neutral builder counts for in the elf and dwarf majorities. */
export const NEUTRAL_WORKERS = 4;

/** NP3 and NP4 build as builders 2 and 3, and are run by the holders of crests 1 and 2. */
export const neutralCount = (state: State): number => state.neutralDwarves.length;
const FIRST_NEUTRAL = 2;
const keeperOf = (state: State, neutral: number): number => seatOfCrest(state, neutral - FIRST_NEUTRAL + 1);

/** At setup: on which guild does this neutral builder's dwarf stand? */
export interface NeutralDwarfFrame {
  t: 'neutralDwarf';
  neutral: number;
}
/** The neutral builders' turns; `next` builds next. */
export interface NeutralFrame {
  t: 'neutral';
  next: number;
}
/** Which card does this neutral builder get? */
export interface NeutralCardFrame {
  t: 'neutralCard';
  neutral: number;
}
/** Where does it build? */
export interface NeutralSiteFrame {
  t: 'neutralSite';
  neutral: number;
  card: Property;
}

/** The last frame comes first: crest 1 places NP3's dwarf, then crest 2 NP4's. */
export const neutralSetup = (): Frame[] => [
  { t: 'neutralDwarf', neutral: FIRST_NEUTRAL + 1 },
  { t: 'neutralDwarf', neutral: FIRST_NEUTRAL },
];

const ask =
  (question: string) =>
  (state: State, { neutral }: { neutral: number }): Decision => ({
    seats: [keeperOf(state, neutral)],
    ask: question,
    source: 'neutral',
  });

function moveDwarf(play: Play, neutral: number, district: number): void {
  play.state.neutralDwarves[neutral - FIRST_NEUTRAL] = district;
  play.out?.push({ t: 'neutralDwarf', neutral, district });
}

export const neutralDwarf: Question<NeutralDwarfFrame, 'neutralDwarf'> = {
  ask: ask('neutralDwarf'),
  options(state, frame, seat, into) {
    if (seat !== keeperOf(state, frame.neutral)) return;
    for (const district of DISTRICTS) {
      if (!state.neutralDwarves.includes(district)) into.push(neutralDwarfAction(district));
    }
  },
  answer(play, frame, _, action) {
    play.state.agenda.pop();
    moveDwarf(play, frame.neutral, action.district);
  },
};

export const enterNeutral = (play: Play): void => {
  play.state.agenda.push({ t: 'neutral', next: FIRST_NEUTRAL });
};

export const neutral: Step<NeutralFrame> = {
  step(play, frame) {
    const { state } = play;
    fillPool(play, POOL);
    if (frame.next < FIRST_NEUTRAL + neutralCount(state)) {
      const hasCard = state.pool.length > 0 || canDraw(state);
      if (hasCard) state.agenda.push({ t: 'neutralCard', neutral: frame.next });
      frame.next++;
      return;
    }
    state.agenda.pop();
    for (let i = 0; i < neutralCount(state); i++) {
      const district = (state.neutralDwarves[i]! + 1) % DISTRICTS.length;
      moveDwarf(play, FIRST_NEUTRAL + i, district);
      const owner = guildOwner(state, district);
      if (owner !== NOBODY) gain(play, owner, 'gold', 1, 'neutral');
    }
  },
};

export const neutralCard: Question<NeutralCardFrame, 'neutralCard'> = {
  ask: ask('neutralCard'),
  options(state, frame, seat, into) {
    if (seat !== keeperOf(state, frame.neutral)) return;
    state.pool.forEach((card, slot) => {
      if (state.pool.indexOf(card) === slot) into.push(neutralCardAction[card]);
    });
    if (canDraw(state)) into.push(neutralCardAction.deck);
  },
  answer(play, frame, seat, action) {
    const { state } = play;
    const picked = action.card;
    const from = picked === 'deck' ? 'deck' : 'pool';
    const card = picked === 'deck' ? topCard(play)! : picked;
    state.agenda.pop();
    play.out?.push({ t: 'neutralCard', neutral: frame.neutral, seat, card, from });
    if (from === 'pool') takeFromPool(play, card);
    const sites = TARGETS_OF[card].filter((symbol) => isOpen(state, symbol, card));
    if (sites.length > 1) {
      state.agenda.push({ t: 'neutralSite', neutral: frame.neutral, card });
      return;
    }
    if (sites.length === 1) mark(play, frame.neutral, sites[0]!, 'neutral');
    else play.out?.push({ t: 'wasted', seat, source: 'neutral' });
    state.discard.push(card);
  },
};

export const neutralSite: Question<NeutralSiteFrame, 'neutralSite'> = {
  ask: ask('neutralSite'),
  options(state, frame, seat, into) {
    if (seat !== keeperOf(state, frame.neutral)) return;
    for (const symbol of TARGETS_OF[frame.card]) {
      if (isOpen(state, symbol, frame.card)) into.push(neutralSiteAction(symbol));
    }
  },
  answer(play, frame, _, action) {
    play.state.agenda.pop();
    mark(play, frame.neutral, action.symbol, 'neutral');
    play.state.discard.push(frame.card);
  },
};
