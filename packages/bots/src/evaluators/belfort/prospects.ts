import {
  AREAS,
  type Area,
  type Crew,
  crewSize,
  GOOD_OF,
  type Guild,
  incomeOf,
  isScoringRound,
  mayPlace,
  type Player,
  properties,
  type State,
  taxOf,
  yieldOf,
} from '@guildhall/belfort';
import { CARDS } from './prices.ts';
import { type Project, type Purse, wanted } from './projects.ts';
import { gnomeWorth, type Situation, workerWorth } from './situation.ts';

/** What a usual scoring brings: taxes of the round after it will be that much higher. */
const USUAL_SCORING = 12;
/** The bonus of an area, while others may still come. */
const BONUS_HOPE = 0.4;

const elves = (crew: Crew): number => crew.elf + 2 * crew.masterElf;
const dwarves = (crew: Crew): number => crew.dwarf + 2 * crew.masterDwarf;

export interface Prospects {
  readonly purse: Purse;
  /** Points for what the workers on planks will do beyond goods, less fines to come. */
  readonly worth: number;
}

/** What will be in the purse at the next own action turn: fields, planks, income and taxes included. */
export function prospectsOf(situation: Situation, projects: readonly Project[]): Prospects {
  const { player, turn, turnAhead } = situation;
  const purse: Purse = {
    wood: player.wood,
    stone: player.stone,
    metal: player.metal,
    gold: player.gold,
    buys: 1 + (turn === null ? 0 : turn.extraVisits - turn.buys),
    exchanges: turn?.exchanges ?? 0,
    cheapMetal: 0,
  };
  for (const { property, gnomes, used } of player.built) {
    if (gnomes === 0) continue;
    purse.buys += gnomes * (properties[property].visits ?? 0);
    // what was used last turn is ready again for the next
    const ready = turnAhead && (turn === null || !used);
    const { gnomeAction } = properties[property];
    if (gnomeAction === undefined || !ready) continue;
    if (gnomeAction.price > 0) purse.cheapMetal++;
    else purse[gnomeAction.take]++;
  }
  const planks = planksWorth(situation, purse);
  gather(situation, purse);
  if (isBeforeWork(situation.state)) sendTheRest(player, purse, wanted(projects));
  return { purse, worth: planks - situation.taste.tax * treasury(situation, purse) };
}

const isBeforeWork = ({ stage }: State): boolean => stage === 'placement' || stage === 'setup';

/** Workers on guilds and cards: goods go to the purse, the rest is returned as points. */
function planksWorth(situation: Situation, purse: Purse): number {
  const { state, seat, player } = situation;
  let worth = 0;
  for (let district = 0; district < state.guildPlanks.length; district++) {
    if (state.guildPlanks[district]?.seat === seat) worth += guildWorth(situation, state.guilds[district]!, purse);
  }
  for (const { property, worker } of player.built) {
    if (worker === null) continue;
    const { does } = properties[property].plank!;
    if ('take' in does) purse[does.take] += does.n;
    else if ('draw' in does) worth += 0.5 * CARDS[1] * situation.nextSeason;
    else worth += does.recruit === 'gnome' ? gnomeWorth(situation) : workerWorth(situation);
  }
  return worth;
}

function guildWorth(situation: Situation, guild: Guild, purse: Purse): number {
  const { state, seat, season, nextSeason, prices } = situation;
  switch (guild) {
    case 'sawyers':
      purse.wood += 4;
      return 0;
    case 'masons':
      purse.stone += 4;
      return 0;
    case 'miners':
      purse.metal += 2;
      return 0;
    case 'bankers':
      purse.gold += 3;
      return 0;
    case 'merchants':
      purse.buys += 3;
      purse.exchanges += 2;
      return 0;
    case 'recruiters':
      return Math.max(workerWorth(situation), gnomeWorth(situation));
    case 'thieves': {
      let rich = 0;
      for (let i = 0; i < state.seats; i++) if (i !== seat && state.players[i]!.gold > 0) rich++;
      purse.gold += Math.min(2, rich);
      return malice(situation);
    }
    case 'bandits':
      purse.wood++;
      purse.stone++;
      return malice(situation);
    case 'librarians':
    case 'spies':
      return prices.visit[guild]! * nextSeason;
    default:
      return prices.visit[guild]! * season;
  }
}

/** Taking from others is worth something by itself to those who like it. */
const malice = ({ taste, nextSeason }: Situation): number => 0.6 * (taste.rivals - 1) * nextSeason;

/** What one visit to a guild usually brings, goods included. */
export function visitWorth(situation: Situation, guild: Guild): number {
  const purse: Purse = { wood: 0, stone: 0, metal: 0, gold: 0, buys: 0, exchanges: 0, cheapMetal: 0 };
  const worth = guildWorth(situation, guild, purse);
  const { wood, stone, metal, gold, exchanges } = purse;
  const { goods } = situation.prices;
  const taken = goods.wood * wood + goods.stone * stone + goods.metal * metal + goods.gold * gold;
  return worth + taken + exchanges * (goods.metal - goods.wood);
}

/** Workers in the fields. */
function gather({ state, seat, player }: Situation, purse: Purse): void {
  for (const area of AREAS) {
    const crew = player[area];
    const n = crewSize(crew);
    if (n === 0) continue;
    purse[GOOD_OF[area]] += yieldOf(area, crew) + bonusChance(state, seat, area, n);
  }
}

function bonusChance(state: State, seat: number, area: Area, mine: number): number {
  let chance = 1;
  for (let i = 0; i < state.seats; i++) {
    if (i === seat) continue;
    const rival = state.players[i]!;
    if (crewSize(rival[area]) >= mine) return 0;
    if (mayPlace(rival)) chance = BONUS_HOPE;
  }
  return chance;
}

/** Workers still at home go where the wanted goods are: pairs to the mine first, nobody idle. */
function sendTheRest(player: Player, purse: Purse, want: Readonly<Record<'wood' | 'stone' | 'metal', number>>): void {
  let elf = elves(player.home);
  let dwarf = dwarves(player.home);
  // somebody who waits alone in the mine is joined first
  const alone = elves(player.mine) - dwarves(player.mine);
  const joining = alone > 0 ? Math.min(alone, dwarf) : Math.min(-alone, elf);
  if (alone > 0) dwarf -= joining;
  else elf -= joining;
  purse.metal += joining;
  const pairs = Math.max(0, Math.min(elf, dwarf, Math.ceil(want.metal - purse.metal)));
  purse.metal += pairs;
  elf -= pairs;
  dwarf -= pairs;
  const wood = Math.max(0, Math.min(elf, Math.ceil(want.wood - purse.wood)));
  const stone = Math.max(0, Math.min(dwarf, Math.ceil(want.stone - purse.stone)));
  purse.wood += wood;
  purse.stone += stone;
  purse.gold += elf - wood + dwarf - stone;
}

/** Income and taxes that come before the next own turn; returns the points it may cost. */
function treasury(situation: Situation, purse: Purse): number {
  const { state, player, sheet, roundsLeft, prices } = situation;
  const income = incomeOf(player);
  if (isBeforeWork(state) || state.stage === 'camp') {
    purse.gold += income - taxOf(player.score, sheet.tax);
    const fine = Math.max(0, -purse.gold);
    purse.gold += fine;
    return fine;
  }
  if (roundsLeft === 0) return 0;
  const points = player.score + (isScoringRound(state.round) ? USUAL_SCORING : 0);
  const due = taxOf(points, sheet.tax) - income;
  return prices.shortfall * Math.max(0, due - purse.gold);
}
