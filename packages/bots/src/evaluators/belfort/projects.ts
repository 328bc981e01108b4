import { type Cost, costsOf, GNOME_PRICE, guildSymbol, NOBODY, type Property } from '@guildhall/belfort';
import { CARDS, NOW, type Prices } from './prices.ts';
import { bestSite, cardWorth, gnomeWorth, type Situation } from './situation.ts';

const GNOME: Cost = { wood: 0, stone: 0, metal: 0, gold: GNOME_PRICE };

/** Something to spend goods on. */
export interface Project {
  readonly cost: Cost;
  readonly worth: number;
  /** Worth less what its price would be worth later. */
  readonly profit: number;
}

/** What a player has to spend in one action turn. */
export interface Purse {
  wood: number;
  stone: number;
  metal: number;
  gold: number;
  /** Purchases left at the trading post, exchanges left from the Merchants' guild, metals a gnome sells for 1 gold. */
  buys: number;
  exchanges: number;
  cheapMetal: number;
}

const priceOf = (cost: Cost, { goods }: Prices): number =>
  cost.wood * goods.wood + cost.stone * goods.stone + cost.metal * goods.metal + cost.gold * goods.gold;

function project({ nextSeason, prices }: Situation, cost: Cost, worth: number): Project {
  return { cost, worth, profit: worth - priceOf(cost, prices) * nextSeason };
}

function insert(projects: Project[], added: Project): void {
  let at = projects.length;
  projects.push(added);
  for (; at > 0 && projects[at - 1]!.profit < added.profit; at--) projects[at] = projects[at - 1]!;
  projects[at] = added;
}

/** The cards of a hand that have a site left, most profitable first. */
export function cardProjects(situation: Situation, hand: readonly Property[]): Project[] {
  const costs = costsOf(situation.sheet).properties;
  const projects: Project[] = [];
  for (const card of hand) {
    const site = bestSite(situation, card);
    if (site > 0) insert(projects, project(situation, costs[card], site + cardWorth(situation, card, 0)));
  }
  return projects;
}

/** Everything this player could build or hire, most profitable first. */
export function allProjects(situation: Situation, cards: readonly Project[]): Project[] {
  const { state, turn, sheet, roundsLeft, nextSeason, districts, prices } = situation;
  const costs = costsOf(sheet);
  const projects = cards.slice();
  const wall = bestSite(situation, 'wall');
  if (wall > 0) {
    insert(projects, project(situation, costs.wall, wall));
    insert(projects, project(situation, costs.wall, prices.secondWall * wall));
  }
  const rent = prices.guild * nextSeason * roundsLeft;
  for (let district = 0; district < state.guilds.length; district++) {
    if (state.markers[guildSymbol(district)] !== NOBODY) continue;
    const { now, one } = districts[district]!;
    insert(projects, project(situation, costs.guilds[state.guilds[district]!], one - now + rent));
  }
  const gnome = turn?.hired === true ? 0 : gnomeWorth(situation);
  if (gnome > 0) insert(projects, project(situation, GNOME, gnome));
  return projects;
}

/** The goods that the best few projects ask for together. */
export function wanted(projects: readonly Project[]): Cost {
  const want = { wood: 0, stone: 0, metal: 0, gold: 0 };
  for (let i = 0; i < projects.length && i < 3; i++) {
    const { cost } = projects[i]!;
    want.wood += cost.wood;
    want.stone += cost.stone;
    want.metal += cost.metal;
    want.gold += cost.gold;
  }
  return want;
}

/** Pays for a project, with what can be bought for it; false and nothing changed if that is not enough. */
function spend(purse: Purse, cost: Cost, { buy }: Situation['sheet']): boolean {
  const wood = Math.max(0, cost.wood - purse.wood);
  const stone = Math.max(0, cost.stone - purse.stone);
  let metal = Math.max(0, cost.metal - purse.metal);
  const cheap = Math.min(metal, purse.cheapMetal);
  metal -= cheap;
  const spare = Math.max(0, purse.wood - cost.wood) + Math.max(0, purse.stone - cost.stone);
  const exchanged = Math.min(metal, purse.exchanges, spare);
  metal -= exchanged;
  const gold = cost.gold + cheap + wood * buy.wood + stone * buy.stone + metal * buy.metal;
  if (gold > purse.gold || wood + stone + metal > purse.buys) return false;
  const fromWood = Math.min(exchanged, Math.max(0, purse.wood - cost.wood));
  purse.wood += wood - cost.wood - fromWood;
  purse.stone += stone - cost.stone - (exchanged - fromWood);
  purse.metal += cheap + exchanged + metal - cost.metal;
  purse.gold -= gold;
  purse.buys -= wood + stone + metal;
  purse.exchanges -= exchanged;
  purse.cheapMetal -= cheap;
  return true;
}

/** How much of a price is there, metal counting double. */
function progress(purse: Purse, cost: Cost): number {
  const there =
    Math.min(purse.wood, cost.wood) +
    Math.min(purse.stone, cost.stone) +
    2 * Math.min(purse.metal, cost.metal) +
    Math.min(purse.gold, cost.gold);
  return there / Math.max(1, cost.wood + cost.stone + 2 * cost.metal + cost.gold);
}

/** What the goods are good for: projects of this turn, beginnings of later ones, and a rest. Takes from the purse. */
export function spendingWorth(situation: Situation, purse: Purse, projects: readonly Project[]): number {
  const { sheet, turn, turnAhead, nextSeason, roundsLeft, prices } = situation;
  const { goods, surplus } = prices;
  const sure = turn !== null ? NOW : prices.soon;
  const left: Project[] = [];
  let worth = 0;
  for (const project of projects) {
    if (turnAhead && project.profit > 0 && spend(purse, project.cost, sheet)) {
      worth += sure * project.worth;
    } else {
      left.push(project);
    }
  }
  if (roundsLeft === 0) return worth;
  let begun = 0;
  for (const { cost, profit } of left) begun = Math.max(begun, profit * progress(purse, cost) ** 2);
  const want = wanted(left);
  const stock = (have: number, need: number) => Math.min(have, need) + surplus * Math.max(0, have - need);
  const rest =
    goods.wood * stock(purse.wood, want.wood) +
    goods.stone * stock(purse.stone, want.stone) +
    goods.metal * stock(purse.metal, want.metal) +
    goods.gold * stock(purse.gold, want.gold + 3);
  return worth + prices.begun * begun + nextSeason * rest;
}

/** Cards kept in hand for later turns. */
export function handWorth({ roundsLeft, prices }: Situation, cards: readonly Project[]): number {
  // about two cards are built in a round, so late in the game a full hand is of no use
  const useful = Math.min(cards.length, 2 * roundsLeft, CARDS.length);
  let worth = 0;
  for (let i = 0; i < useful; i++) worth += CARDS[i]! * Math.max(0.1, Math.min(1.5, prices.kept * cards[i]!.profit));
  return worth;
}
