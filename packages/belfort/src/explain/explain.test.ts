import { LANGS } from '@guildhall/kernel';
import { explainedRows, type ReasonRow } from '@guildhall/kernel/contract';
import { describe, expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import {
  gateSymbols,
  guildSymbol,
  PROPERTIES,
  type Property,
  SITES_OF,
  TARGETS_OF,
  wallSymbols,
} from '../board/districts.ts';
import { belfort } from '../game.ts';
import type { Guild } from '../guilds/names.ts';
import type { TurnFrame } from '../phases/actions.ts';
import { DEFAULT_SHEET } from '../sheet.ts';
import { type Built, type Frame, GOODS, type Good, NOBODY, type State } from '../state.ts';
import type { View } from '../view.ts';
import { explain, explainView, type Intent, type Reason, reasonTexts, tellReason } from './index.ts';

const FIVE: readonly Guild[] = ['recruiters', 'merchants', 'architects', 'miners', 'wizards'];
const NAMES = ['Red', 'Blue', 'Yellow', 'Purple', 'Green'];
const RED: number = 0;
const BLUE: number = 1;
const YELLOW: number = 2;

/** A table at which this question is open; Red holds the first crest. */
function asking(frame: Frame, change: (state: State) => void = () => {}, seats = 3, raw: object = {}): State {
  const made = belfort.setup(belfort.options({ guilds: 'custom', custom: FIVE, ...raw }, seats), seats, 7);
  const state: State = { ...made, guilds: FIVE, round: 1, stage: 'actions', agenda: [frame] };
  state.players.forEach((player, seat) => {
    player.crest = seat + 1;
    player.hand = [];
    for (const good of GOODS) player[good] = 0;
  });
  change(state);
  return state;
}

const PLACE: Frame = { t: 'place', seat: RED };
const TURN: TurnFrame = { t: 'turn', seat: RED, hired: false, buys: 0, sells: 0, extraVisits: 0, exchanges: 0 };
const red = (state: State) => state.players[RED]!;
const give =
  (goods: Partial<Record<Good, number>>, seat = RED) =>
  (state: State) => {
    Object.assign(state.players[seat]!, goods);
  };
const built = (property: Property, more: Partial<Built> = {}): Built => ({
  property,
  gnomes: 0,
  worker: null,
  used: false,
  ...more,
});
const all =
  (...changes: ((state: State) => void)[]) =>
  (state: State) => {
    for (const change of changes) change(state);
  };
const hold =
  (...hand: Property[]) =>
  (state: State) => {
    red(state).hand = hand;
  };
const own =
  (...cards: Built[]) =>
  (state: State) => {
    red(state).built = cards;
  };
const mark =
  (builder: number, ...symbols: number[]) =>
  (state: State) => {
    for (const symbol of symbols) state.markers[symbol] = builder;
  };
const [gate, gateAcross] = gateSymbols(0);
const thieves = (...robbed: number[]): Frame => ({ t: 'thieves', seat: YELLOW, victims: robbed.length, robbed });
const bandits = (...robbed: number[]): Frame => ({ t: 'bandits', seat: YELLOW, victims: robbed.length, robbed });

const ROWS: readonly ReasonRow<State, Intent, Reason>[] = [
  {
    name: 'nothing is possible after the end',
    at: asking(PLACE, (state) => {
      state.agenda = [];
    }),
    want: { do: 'pass' },
    why: { why: 'gameOver' },
  },
  {
    name: '[Belfort 3.2] another player places now',
    at: asking({ t: 'place', seat: BLUE }),
    want: { do: 'pass' },
    why: { why: 'notYourTurn', asked: [BLUE] },
  },
  {
    name: '[Belfort 5.1] building waits for the action turn',
    at: asking(PLACE),
    want: { do: 'build', property: 'pub' },
    why: { why: 'otherQuestion', ask: 'place' },
  },
  {
    name: '[Belfort 9.4] an inn brings no gnome',
    at: asking({ t: 'recruit', seat: RED, gnome: false, source: 'plank.inn' }, own(built('pub'))),
    want: { do: 'gnome', card: 0 },
    why: { why: 'otherQuestion', ask: 'recruit' },
  },
  {
    name: 'there is no sixth district',
    at: asking(PLACE),
    want: { do: 'place', at: 'guild', district: 5 },
    why: { why: 'noSuchThing' },
  },
  // placement
  {
    name: '[Belfort 3.4] a fee is due in full',
    at: asking(PLACE, give({ gold: 1 })),
    want: { do: 'place', at: 'desk' },
    why: { why: 'cannotPay', missing: { gold: 1 } },
  },
  {
    name: '[Belfort 3.5] three players share one plank at the desk',
    at: asking(PLACE, (state) => state.desk.push({ seat: BLUE, worker: 'elf' })),
    want: { do: 'place', worker: 'elf', at: 'desk' },
    why: { why: 'plankTaken', by: BLUE },
  },
  {
    name: '[Belfort 3.5] four players share two',
    at: asking(PLACE, (state) => state.desk.push({ seat: BLUE, worker: 'elf' }, { seat: BLUE, worker: 'elf' }), 4),
    want: { do: 'place', worker: 'elf', at: 'desk' },
    why: { why: 'planksFull' },
  },
  {
    name: '[Belfort 3.6] nobody has a second worker in the camp',
    at: asking(PLACE, (state) => state.camp.push({ seat: RED, worker: 'elf' })),
    want: { do: 'place', worker: 'dwarf', at: 'camp' },
    why: { why: 'alreadyInCamp' },
  },
  {
    name: '[Belfort 3.7] a guild costs 1 gold',
    at: asking(PLACE),
    want: { do: 'place', at: 'guild' },
    why: { why: 'cannotPay', missing: { gold: 1 } },
  },
  {
    name: '[Belfort 3.7] the own guild costs nothing',
    at: asking(PLACE, mark(RED, guildSymbol(3))),
    want: { do: 'place', at: 'guild', district: 3 },
    why: null,
  },
  {
    name: '[B26] a guild takes one worker',
    at: asking(PLACE, (state) => {
      state.guildPlanks[3] = { seat: BLUE, worker: 'dwarf' };
    }),
    want: { do: 'place', worker: 'elf', at: 'guild', district: 3 },
    why: { why: 'plankTaken', by: BLUE },
  },
  {
    name: '[Belfort 7.4] nobody places beside a neutral dwarf',
    at: asking(
      PLACE,
      all(give({ gold: 5 }), (state) => {
        state.neutralDwarves = [1, 2];
      }),
      2,
    ),
    want: { do: 'place', at: 'guild', district: 2 },
    why: { why: 'neutralDwarf' },
  },
  {
    name: '[Belfort 3.8] a pub has no plank',
    at: asking(PLACE, own(built('pub'))),
    want: { do: 'place', at: 'card', card: 0 },
    why: { why: 'noPlank' },
  },
  {
    name: '[Belfort 3.8] an inn without a gnome is locked',
    at: asking(PLACE, all(own(built('inn')), give({ gold: 5 }))),
    want: { do: 'place', at: 'card', card: 0 },
    why: { why: 'locked' },
  },
  {
    name: '[Belfort 3.8] of several closed planks the nearest is told',
    at: asking(PLACE, own(built('inn'), built('tower', { gnomes: 1 }), built('market', { worker: 'elf' }))),
    want: { do: 'place', at: 'card' },
    why: { why: 'cannotPay', missing: { gold: 1 } },
  },
  {
    name: '[Belfort 3.8] only built cards can be used',
    at: asking(PLACE),
    want: { do: 'place', at: 'card', card: 99 },
    why: { why: 'notBuilt' },
  },
  {
    name: '[Belfort 3.4] the worker must be at home',
    at: asking(PLACE),
    want: { do: 'place', worker: 'masterElf', at: 'camp' },
    why: { why: 'noSuchWorker', worker: 'masterElf' },
  },
  {
    name: '[Belfort 3.3] elves are sent before dwarves',
    at: asking({ t: 'distribute', seat: RED }),
    want: { do: 'send', worker: 'dwarf' },
    why: { why: 'othersFirst', worker: 'elf', n: 3 },
  },
  {
    name: '[Belfort 3.3] every remaining worker is sent',
    at: asking({ t: 'distribute', seat: RED }),
    want: { do: 'send', worker: 'elf', forest: 1, mine: 1, goldMine: 0 },
    why: { why: 'sendAll', worker: 'elf', n: 3 },
  },
  {
    name: '[Belfort 3.3] elves do not go to the quarry',
    at: asking({ t: 'distribute', seat: RED }),
    want: { do: 'send', worker: 'elf', quarry: 3 },
    why: { why: 'wrongArea', worker: 'elf', area: 'quarry' },
  },
  // crests
  {
    name: '[Belfort 4.6] a crest that lies face down is safe',
    at: asking({ t: 'crest', seat: RED }, (state) => {
      state.players[BLUE]!.crestDown = true;
    }),
    want: { do: 'crest', of: BLUE },
    why: { why: 'crestFaceDown', of: BLUE },
  },
  {
    name: '[B14] the own crest is kept, not taken',
    at: asking({ t: 'crest', seat: RED }),
    want: { do: 'crest', of: RED },
    why: { why: 'ownCrest' },
  },
  {
    name: '[Belfort 7.3] crests of neutral builders are never swapped',
    at: asking({ t: 'crest', seat: RED }, undefined, 2),
    want: { do: 'crest', of: 2 },
    why: { why: 'neutralCrest' },
  },
  // building
  {
    name: '[Belfort 5.2] a property is built with its card',
    at: asking(TURN, hold('inn')),
    want: { do: 'build', property: 'pub' },
    why: { why: 'notInHand', card: 'pub' },
  },
  {
    name: '[Belfort 5.2] without cards nothing is built',
    at: asking(TURN),
    want: { do: 'build' },
    why: { why: 'emptyHand' },
  },
  {
    name: '[Belfort 5.2] a property is paid for',
    at: asking(TURN, all(hold('pub'), give({ wood: 1, stone: 1 }))),
    want: { do: 'build', property: 'pub' },
    why: { why: 'cannotPay', missing: { stone: 2, metal: 1 } },
  },
  {
    name: '[Belfort 5.2] of several cards the one that lacks least is told',
    at: asking(TURN, all(hold('pub', 'tower', 'keep'), give({ wood: 1, stone: 2, metal: 2 }))),
    want: { do: 'build' },
    why: { why: 'cannotPay', missing: { stone: 1 } },
  },
  {
    name: '[Belfort 5.2] without a free site a card cannot be built',
    at: asking(TURN, all(hold('pub'), mark(BLUE, ...TARGETS_OF.pub))),
    want: { do: 'build', property: 'pub' },
    why: { why: 'noFreeSymbol', kind: 'pub' },
  },
  {
    name: '[Belfort 5.2] a symbol takes one marker',
    at: asking(TURN, all(hold('pub'), mark(BLUE, TARGETS_OF.pub[1]!))),
    want: { do: 'build', property: 'pub', symbol: TARGETS_OF.pub[1]! },
    why: { why: 'symbolTaken', by: BLUE },
  },
  {
    name: '[Belfort 5.2] a pub stands on a pub symbol',
    at: asking(TURN, hold('pub')),
    want: { do: 'build', property: 'pub', symbol: TARGETS_OF.inn[0]! },
    why: { why: 'wrongSymbol' },
  },
  {
    name: '[B2] a gatehouse is started where both symbols are free',
    at: asking(TURN, all(hold('gatehouse'), mark(BLUE, gate))),
    want: { do: 'build', symbol: gateAcross },
    why: { why: 'gatehouseTaken', by: BLUE },
  },
  {
    name: '[Belfort 8.1] in the first edition any free symbol will do',
    at: asking(TURN, all(hold('gatehouse'), mark(BLUE, gate), give({ wood: 2, stone: 2, metal: 2 })), 3, {
      edition: 'first',
    }),
    want: { do: 'build', symbol: gateAcross },
    why: null,
  },
  {
    name: '[Belfort 9.10] a keep section is named by its first symbol',
    at: asking(TURN, hold('keep')),
    want: { do: 'build', property: 'keep', symbol: TARGETS_OF.keep[0]! + 1 },
    why: { why: 'otherHalf', symbol: TARGETS_OF.keep[0]! },
  },
  {
    name: '[Belfort 5.3] a wall costs 3 wood and 3 stone',
    at: asking(TURN, give({ wood: 3, stone: 1 })),
    want: { do: 'wall' },
    why: { why: 'cannotPay', missing: { stone: 2 } },
  },
  {
    name: '[Belfort 8.3] a sheet can do without second walls',
    at: asking(TURN, give({ wood: 3, stone: 3 }), 3, { sheet: { ...DEFAULT_SHEET, walls: 1 } }),
    want: { do: 'wall', symbol: wallSymbols(0)[1] },
    why: { why: 'noSuchWall' },
  },
  {
    name: '[Belfort 5.4] a guild has one owner',
    at: asking(TURN, mark(BLUE, guildSymbol(2))),
    want: { do: 'guild', symbol: guildSymbol(2) },
    why: { why: 'symbolTaken', by: BLUE },
  },
  {
    name: '[Belfort 9.8] a gatehouse gnome goes where its owner has a marker',
    at: asking({ t: 'extend', seat: RED }, mark(RED, gate)),
    want: { do: 'extend', symbol: gateSymbols(2)[0] },
    why: { why: 'notYourGatehouse' },
  },
  {
    name: '[B4] the Architects take off what helps most',
    at: asking({ t: 'architects', seat: RED }, give({ wood: 1, stone: 1 })),
    want: { do: 'build', property: 'pub' },
    why: { why: 'cannotPay', missing: { metal: 1 } },
  },
  {
    name: '[B4] a metal and a wood are no discount',
    at: asking({ t: 'discount', seat: RED, symbol: TARGETS_OF.pub[0]! }, give({ wood: 1, stone: 3, metal: 1 })),
    want: { do: 'discount', wood: 1, metal: 1 },
    why: { why: 'wrongDiscount' },
  },
  {
    name: '[Belfort 7.5] a neutral builder builds what its card says',
    at: asking({ t: 'neutralSite', neutral: 2, card: 'inn' }, mark(3, TARGETS_OF.inn[0]!), 2),
    want: { do: 'neutralSite', symbol: TARGETS_OF.inn[0]! },
    why: { why: 'symbolTaken', by: 3 },
  },
  // the rest of a turn
  {
    name: '[Belfort 5.5] only own workers are activated',
    at: asking(TURN, (state) => {
      state.guildPlanks[3] = { seat: BLUE, worker: 'elf' };
    }),
    want: { do: 'activate', at: 'guild', district: 3 },
    why: { why: 'nobodyThere' },
  },
  {
    name: '[Belfort 5.5] all workers come home before the turn ends',
    at: asking(
      TURN,
      all(own(built('market'), built('blacksmith', { worker: 'elf' })), (state) => {
        state.guildPlanks[3] = { seat: RED, worker: 'elf' };
      }),
    ),
    want: { do: 'endTurn' },
    why: { why: 'workersOut', districts: [3], cards: [1] },
  },
  {
    name: '[B7] one visit is one purchase',
    at: asking({ ...TURN, buys: 1 }, give({ gold: 5 })),
    want: { do: 'buy', good: 'wood' },
    why: { why: 'noVisitLeft', to: 'buy' },
  },
  {
    name: '[B25] a market gnome adds a visit',
    at: asking({ ...TURN, buys: 1 }, all(give({ gold: 5 }), own(built('market', { gnomes: 1 })))),
    want: { do: 'buy', good: 'wood' },
    why: null,
  },
  {
    name: '[Belfort 1.7] metal costs 2 gold',
    at: asking(TURN, give({ gold: 1 })),
    want: { do: 'buy', good: 'metal' },
    why: { why: 'cannotPay', missing: { gold: 1 } },
  },
  {
    name: '[Belfort 1.7] three wood are no sale',
    at: asking(TURN, give({ wood: 3 })),
    want: { do: 'sell', wood: 3 },
    why: { why: 'wrongAmount', woodStone: 2, metal: 1 },
  },
  {
    name: '[Belfort 1.7] what is sold must be there',
    at: asking(TURN, give({ wood: 1 })),
    want: { do: 'sell', wood: 1 },
    why: { why: 'cannotPay', missing: { stone: 1 } },
  },
  {
    name: '[Belfort 10.2] exchanges come from the Merchants',
    at: asking(TURN, give({ wood: 3 })),
    want: { do: 'exchange', good: 'wood' },
    why: { why: 'noExchangeLeft' },
  },
  {
    name: '[B10] one gnome is hired per turn',
    at: asking({ ...TURN, hired: true }, all(give({ gold: 9 }), own(built('pub')))),
    want: { do: 'hire', card: 0 },
    why: { why: 'hiredThisTurn' },
  },
  {
    name: '[Belfort 5.7] the stockpile is not topped up',
    at: asking(
      TURN,
      all(give({ gold: 9 }), own(built('pub')), (state) => {
        state.gnomes = 0;
      }),
    ),
    want: { do: 'hire' },
    why: { why: 'noGnomesLeft' },
  },
  {
    name: '[Belfort 5.7] a gnome needs a free lock',
    at: asking(TURN, all(give({ gold: 9 }), own(built('pub', { gnomes: 1 })))),
    want: { do: 'hire', card: 0 },
    why: { why: 'noFreeLock' },
  },
  {
    name: '[Belfort 5.7] a gnome costs 3 gold',
    at: asking(TURN, all(give({ gold: 1 }), own(built('pub')))),
    want: { do: 'hire' },
    why: { why: 'cannotPay', missing: { gold: 2 } },
  },
  {
    name: '[Belfort 9.6] a bank pays to its gnome',
    at: asking(TURN, own(built('bank'))),
    want: { do: 'use', card: 0 },
    why: { why: 'noGnomeThere' },
  },
  {
    name: '[B17] a gnome works once per turn and card',
    at: asking(TURN, own(built('bank', { gnomes: 1, used: true }))),
    want: { do: 'use' },
    why: { why: 'usedThisTurn' },
  },
  {
    name: '[Belfort 9.1] a pub’s gnome has no action',
    at: asking(TURN, own(built('pub', { gnomes: 1 }))),
    want: { do: 'use', card: 0 },
    why: { why: 'noGnomeAction' },
  },
  {
    name: '[Belfort 9.5] a blacksmith’s gnome sells for 1 gold',
    at: asking(TURN, own(built('blacksmith', { gnomes: 1 }))),
    want: { do: 'use', card: 0 },
    why: { why: 'cannotPay', missing: { gold: 1 } },
  },
  {
    name: '[Belfort 5.8] the pool has what it has',
    at: asking(TURN, (state) => {
      state.pool = ['pub', 'pub', 'inn'];
    }),
    want: { do: 'buyCard', card: 'keep' },
    why: { why: 'noCardThere', card: 'keep' },
  },
  {
    name: '[B6] without deck and discard pile there is nothing to draw',
    at: asking(TURN, (state) => {
      const held = PROPERTIES.flatMap((card) => new Array<Property>(5).fill(card));
      for (const card of state.pool) held.splice(held.indexOf(card), 1);
      state.players[BLUE]!.hand = held;
      state.deck = [];
      state.discard = [];
    }),
    want: { do: 'buyCard', card: 'deck' },
    why: { why: 'noCardThere', card: 'deck' },
  },
  {
    name: '[Belfort 5.8] a card costs 1 gold',
    at: asking(TURN),
    want: { do: 'buyCard' },
    why: { why: 'cannotPay', missing: { gold: 1 } },
  },
  // effects
  {
    name: '[Belfort 10.1] a used-up supply brings nobody',
    at: asking({ t: 'recruit', seat: RED, gnome: true, source: 'guild.recruiters' }, (state) => {
      red(state).elfSupply = 0;
    }),
    want: { do: 'recruit', worker: 'elf' },
    why: { why: 'noWorkersLeft', worker: 'elf' },
  },
  {
    name: '[B16] thieves do not steal from themselves',
    at: asking(thieves()),
    seat: YELLOW,
    want: { do: 'steal', from: YELLOW },
    why: { why: 'yourself' },
  },
  {
    name: '[B16] victims lose only what they have',
    at: asking(thieves()),
    seat: YELLOW,
    want: { do: 'steal', from: RED, gold: 1 },
    why: { why: 'nothingToTake', from: RED, good: 'gold' },
  },
  {
    name: '[B16] victims lose no more than they have',
    at: asking(thieves(), give({ gold: 1 })),
    seat: YELLOW,
    want: { do: 'steal', from: RED, gold: 2 },
    why: { why: 'hasOnly', from: RED, gold: 1 },
  },
  {
    name: '[B1] thieves take at most 2 gold from one player',
    at: asking(thieves(), give({ gold: 9 })),
    seat: YELLOW,
    want: { do: 'steal', from: RED, gold: 3 },
    why: { why: 'tooMuch', most: 2 },
  },
  {
    name: '[Belfort 8.1] and 3 in the first edition',
    at: asking(thieves(), give({ gold: 9 }), 3, { edition: 'first' }),
    seat: YELLOW,
    want: { do: 'steal', from: RED, gold: 4 },
    why: { why: 'tooMuch', most: 3 },
  },
  {
    name: '[B16] whoever has taken nothing declines instead of stopping',
    at: asking(thieves(), give({ gold: 9 })),
    seat: YELLOW,
    want: { do: 'stop' },
    why: { why: 'nothingTaken' },
  },
  {
    name: '[B16] whoever has taken something stops instead of declining',
    at: asking(bandits(RED), give({ wood: 9 }, BLUE)),
    seat: YELLOW,
    want: { do: 'decline' },
    why: { why: 'somethingTaken' },
  },
  {
    name: '[Belfort 10.9] several victims lose one gold each',
    at: asking(thieves(RED), all(give({ gold: 9 }), give({ gold: 9 }, BLUE))),
    seat: YELLOW,
    want: { do: 'steal', from: RED, gold: 1 },
    why: { why: 'alreadyRobbed', from: RED },
  },
  {
    name: '[Belfort 10.10] a metal is taken alone',
    at: asking(bandits(RED), give({ metal: 2 }, BLUE)),
    seat: YELLOW,
    want: { do: 'rob', from: BLUE, good: 'metal' },
    why: { why: 'metalAlone' },
  },
  {
    name: '[Belfort 10.10] bandits find no stone',
    at: asking(bandits(), give({ wood: 2 }, BLUE)),
    seat: YELLOW,
    want: { do: 'rob', from: BLUE, good: 'stone' },
    why: { why: 'nothingToTake', from: BLUE, good: 'stone' },
  },
  {
    name: '[B15] who shows no card loses none',
    at: asking({ t: 'spy', seat: RED, picks: [null, 'pub', null] }),
    want: { do: 'spy', from: YELLOW },
    why: { why: 'nothingToTake', from: YELLOW, good: null },
  },
  {
    name: '[Belfort 2.2] cards to discard come from the hand',
    at: asking({ t: 'startingHands', discards: [['inn'], [], []] }, hold('pub', 'inn', 'bank', 'keep', 'keep')),
    want: { do: 'discard', card: 'tower' },
    why: { why: 'notInHand', card: 'tower' },
  },
  {
    name: '[Belfort 2.2] a card is discarded once',
    at: asking({ t: 'startingHands', discards: [['inn'], [], []] }, hold('pub', 'inn', 'bank', 'keep', 'keep')),
    want: { do: 'discard', card: 'inn' },
    why: { why: 'alreadyPicked', card: 'inn' },
  },
  {
    name: '[Belfort 10.12] a swap needs two sites',
    at: asking({ t: 'wizards', seat: RED }, mark(BLUE, guildSymbol(0))),
    want: { do: 'swap', first: 3, second: 3 },
    why: { why: 'sameSite' },
  },
  {
    name: '[Belfort 10.12] of the same kind',
    at: asking({ t: 'wizards', seat: RED }, mark(BLUE, guildSymbol(0))),
    want: { do: 'swap', first: SITES_OF.pub[0]!, second: SITES_OF.inn[0]! },
    why: { why: 'notTheSameKind' },
  },
  {
    name: '[B11] with different markers',
    at: asking({ t: 'wizards', seat: RED }, mark(BLUE, guildSymbol(0))),
    want: { do: 'swap', first: SITES_OF.pub[0]!, second: SITES_OF.pub[1]! },
    why: { why: 'noChange' },
  },
  {
    name: '[Belfort 10.12] the two sites of a swap are named in the order of the board',
    at: asking({ t: 'wizards', seat: RED }, mark(BLUE, guildSymbol(0))),
    want: { do: 'swap', first: SITES_OF.guild[1]!, second: SITES_OF.guild[0]! },
    why: { why: 'orderOfPicks' },
  },
  {
    name: '[B2] the Architects build no second half of another gatehouse',
    at: asking({ t: 'architects', seat: RED }, all(give({ wood: 9, stone: 9, metal: 9 }), mark(BLUE, gate))),
    want: { do: 'build', property: 'gatehouse', symbol: gateAcross },
    why: { why: 'gatehouseTaken', by: BLUE, architect: true },
  },
  {
    name: '[B8] a gatehouse gnome has acted once and for all',
    at: asking(TURN, all(own(built('gatehouse', { gnomes: 1 })), mark(RED, gate))),
    want: { do: 'extend', symbol: gateAcross },
    why: { why: 'usedForGood' },
  },
  {
    name: '[B8] a gatehouse gnome waits for a free second half',
    at: asking(TURN, own(built('gatehouse', { gnomes: 1, waiting: true }))),
    want: { do: 'extend' },
    why: { why: 'nothingToExtend' },
  },
  {
    name: '[B12] the marker that arrives is placed, not another',
    at: asking(
      {
        t: 'settle',
        seat: RED,
        first: SITES_OF.gatehouse[0]!,
        second: SITES_OF.gatehouse[1]!,
        chosen: [NOBODY, NOBODY],
      },
      mark(BLUE, gate),
    ),
    want: { do: 'settle', builder: RED, symbol: gateSymbols(1)[0] },
    why: { why: 'otherMarker', builder: BLUE },
  },
];

explainedRows<State, Action, View, Reason>({
  rows: ROWS,
  explain,
  explainView,
  view: belfort.view,
  texts: reasonTexts,
  tell: tellReason,
  names: NAMES,
});

const HOSTILE: readonly unknown[] = [
  null,
  undefined,
  0,
  'pass',
  [],
  [{ do: 'pass' }],
  {},
  { do: null },
  { do: 'constructor' },
  { do: '__proto__' },
  { do: 'pass', extra: 1 },
  { do: 'place', worker: { elf: 1 } },
  { do: 'place', at: 'desk', district: 1 },
  { do: 'place', at: 'card', card: -1 },
  { do: 'place', at: 'card', card: 0.5 },
  { do: 'place', toString: 1 },
  Object.create({ do: 'pass' }),
  JSON.parse('{"__proto__": {"do": "pass"}}'),
];

test.each(HOSTILE.map((junk) => [junk]))('%j is no intent', (junk) => {
  expect(explain(asking(PLACE), RED, junk as Intent)).toEqual({ why: 'noSuchThing' });
});

test('a field that is undefined is open', () => {
  expect(explain(asking(PLACE), RED, { do: 'place', worker: 'elf', at: undefined })).toBeNull();
});

describe('reasons in words', () => {
  test.each<[Reason, string, string, string]>([
    [
      { why: 'cannotPay', missing: { metal: 1, gold: 2 } },
      'Missing: 1 metal, 2 gold.',
      'Es fehlen: 1 Metall, 2 Gold.',
      'Il manque\u00a0: 1 métal, 2 pièces d’or.',
    ],
    [
      { why: 'notYourTurn', asked: [BLUE, YELLOW] },
      'It is not your turn. Waiting for: Blue and Yellow.',
      'Du bist nicht dran. Gewartet wird auf: Blue und Yellow.',
      'Ce n’est pas à vous de jouer. On attend\u00a0: Blue et Yellow.',
    ],
    [
      { why: 'workersOut', districts: [1], cards: [0] },
      'First activate your 2 workers who are still on planks.',
      'Aktiviere zuerst deine 2 Arbeiter, die noch auf Planken stehen.',
      'Activez d’abord vos 2 travailleurs encore placés sur une plateforme.',
    ],
  ])('%j', (reason, en, de, fr) => {
    expect(LANGS.map((lang) => tellReason(reason, lang, NAMES.slice(0, 3)))).toEqual([en, de, fr]);
  });

  test('a neutral builder is named as such', () => {
    const sentence = tellReason({ why: 'symbolTaken', by: 2 }, 'en', ['Red', 'Blue']);
    expect(sentence).toBe('This symbol has a marker of Neutral builder 3.');
  });
});
