import { DISTRICTS } from '../board/districts.ts';
import { guildFee, guildIsFree, plankIsOpen } from '../facts/planks.ts';
import { DESK_FEE, deskPlanks } from '../numbers.ts';
import type { DistributeFrame } from '../phases/placement.ts';
import { properties } from '../properties/index.ts';
import { kindOfWorker, type State, WORKERS } from '../state.ts';
import type { IntentOf } from './intent.ts';
import { cannotPay, nearest, type Reason } from './reasons.ts';

export function whyNotPlace(state: State, _: unknown, seat: number, intent: IntentOf<'place'>): Reason {
  const { worker, at, district, card } = intent;
  if (worker !== undefined && state.players[seat]!.home[worker] === 0) return { why: 'noSuchWorker', worker };
  if (at === 'desk') return whyNotDesk(state, seat);
  if (at === 'camp') return { why: 'alreadyInCamp' };
  if (at === 'guild' || district !== undefined) return whyNotGuild(state, seat, district);
  if (at === 'card' || card !== undefined) return whyNotCard(state, seat, card);
  const everywhere = [whyNotDesk(state, seat), whyNotGuild(state, seat, undefined), whyNotCard(state, seat, undefined)];
  return nearest(everywhere, { why: 'alreadyInCamp' });
}

function whyNotDesk(state: State, seat: number): Reason {
  if (state.desk.length < deskPlanks(state.seats)) return cannotPay(state.players[seat]!, { gold: DESK_FEE });
  return state.desk.length === 1 ? { why: 'plankTaken', by: state.desk[0]!.seat } : { why: 'planksFull' };
}

function whyNotGuild(state: State, seat: number, district: number | undefined): Reason {
  if (district === undefined) {
    const free = DISTRICTS.filter((each) => guildIsFree(state, each));
    return nearest(
      free.map((each) => whyNotGuild(state, seat, each)),
      { why: 'planksFull' },
    );
  }
  const placed = state.guildPlanks[district];
  if (placed) return { why: 'plankTaken', by: placed.seat };
  if (!guildIsFree(state, district)) return { why: 'neutralDwarf' };
  return cannotPay(state.players[seat]!, { gold: guildFee(state, seat, district) });
}

function whyNotCard(state: State, seat: number, index: number | undefined): Reason {
  const player = state.players[seat]!;
  if (index === undefined) {
    const planks = player.built.flatMap(({ property }, i) => (properties[property].plank === null ? [] : [i]));
    return nearest(
      planks.map((i) => whyNotCard(state, seat, i)),
      { why: 'noPlank' },
    );
  }
  const card = player.built[index];
  if (card === undefined) return { why: 'notBuilt' };
  const { plank } = properties[card.property];
  if (plank === null) return { why: 'noPlank' };
  if (card.worker !== null) return { why: 'plankTaken', by: seat };
  return plankIsOpen(card) ? cannotPay(player, { gold: plank.fee }) : { why: 'locked' };
}

export function whyNotSend(state: State, _: DistributeFrame, seat: number, intent: IntentOf<'send'>): Reason {
  const { home } = state.players[seat]!;
  const next = WORKERS.find((each) => home[each] > 0)!;
  const worker = intent.worker ?? next;
  if (home[worker] === 0) return { why: 'noSuchWorker', worker };
  if (worker !== next) return { why: 'othersFirst', worker: next, n: home[next] };
  const kind = kindOfWorker(worker);
  const barred = kind === 'elf' ? 'quarry' : 'forest';
  if (intent[barred] !== undefined) return { why: 'wrongArea', worker: kind, area: barred };
  return { why: 'sendAll', worker, n: home[worker] };
}

export function whyNotCrest(state: State, _: unknown, seat: number, { of }: IntentOf<'crest'>): Reason {
  if (of === seat) return { why: 'ownCrest' };
  if (of! >= state.seats) return { why: 'neutralCrest' };
  return { why: 'crestFaceDown', of: of! };
}
