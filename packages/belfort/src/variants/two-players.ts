import type { Decision } from '@guildhall/kernel';
import {
  neutralCard as neutralCardAction,
  neutralDwarf as neutralDwarfAction,
  neutralSite as neutralSiteAction,
} from '../actions.ts';
import { DISTRICTS, type Property } from '../board/districts.ts';
import { mark } from '../board/markers.ts';
import { openTargets } from '../facts/building.ts';
import { FIRST_NEUTRAL, keeperOf, neutralCount } from '../facts/neutral.ts';
import { guildOwner } from '../facts/planks.ts';
import { canDraw } from '../facts/turn.ts';
import { fillPool, takeFromPool, topCard } from '../phases/cards.ts';
import { gain, type Play, type Question, type Step } from '../play.ts';
import { type Frame, NOBODY, type State } from '../state.ts';

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
    fillPool(play);
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
    const sites = openTargets(state, card);
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
    for (const symbol of openTargets(state, frame.card)) into.push(neutralSiteAction(symbol));
  },
  answer(play, frame, _, action) {
    play.state.agenda.pop();
    mark(play, frame.neutral, action.symbol, 'neutral');
    play.state.discard.push(frame.card);
  },
};
