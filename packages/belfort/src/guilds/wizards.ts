import { type ActionOf, DECLINE, settle as settleAction, swap } from '../actions.ts';
import { SITE_KINDS, SITES, type SiteKind } from '../board/districts.ts';
import { sitesOf } from '../facts/building.ts';
import { declined, effect, mayAct, type Play, type Question } from '../play.ts';
import { NOBODY, type State } from '../state.ts';
import type { GuildRules } from './guild.ts';

/** Which two sites change places? */
export interface WizardsFrame {
  t: 'wizards';
  seat: number;
}
/** On which symbol of a gatehouse does an arriving marker go [B12]? Asked for the first site, then for the second. */
export interface SettleFrame {
  t: 'settle';
  seat: number;
  first: number;
  second: number;
  /** What the first site will look like, once decided. */
  chosen: readonly number[] | null;
}

export const wizards: GuildRules = {
  name: { en: 'Wizards’ guild', de: 'Zauberergilde', fr: 'Guilde des sorciers' },
  text: {
    en: 'Choose two sites of the same property kind, two guilds or two walls, and swap all markers between them. Cards stay where they are; a guild belongs to whoever’s marker is on it. You may decline.',
    de: 'Wähle zwei gleichartige Gebäude, zwei Gilden oder zwei Mauern und vertausche alle Figuren darauf. Karten bleiben liegen; eine Gilde gehört dem Spieler, dessen Figur auf ihr steht. Du darfst verzichten.',
    fr: 'Choisissez deux propriétés du même type, deux guildes ou deux murs et échangez tous leurs marqueurs. Les cartes restent en place\u00a0; une guilde appartient à qui a son marqueur dessus. Vous pouvez y renoncer.',
  },
  kind: 'interactive',
  act: (play, seat) => mayAct(play, { t: 'wizards', seat }, wizardsFrame, 'guild.wizards'),
};

const markersAt = (state: State, site: number): number[] =>
  SITES[site]!.symbols.map((symbol) => state.markers[symbol]!);
const same = (a: readonly number[], b: readonly number[]): boolean => a.every((builder, i) => builder === b[i]);

/** How a site can look when these markers arrive on it: only a gatehouse leaves a choice. */
function arrivals(kind: SiteKind, markers: readonly number[]): number[][] {
  if (kind !== 'gatehouse') return [markers.slice()];
  const [a, b] = markers as [number, number];
  return a === b
    ? [[a, b]]
    : [
        [Math.max(a, b), Math.min(a, b)],
        [Math.min(a, b), Math.max(a, b)],
      ];
}

/** Both sites as they may look after the swap, without the ways that would change nothing [B11]. */
function outcomes(state: State, first: number, second: number): [number[], number[]][] {
  const { kind } = SITES[first]!;
  const here = markersAt(state, first);
  const there = markersAt(state, second);
  return arrivals(kind, there)
    .flatMap((a) => arrivals(kind, here).map((b): [number[], number[]] => [a, b]))
    .filter(([a, b]) => !same(a, here) || !same(b, there));
}

/** By site. */
const FIRST_SYMBOL: readonly number[] = SITES.map(({ symbols }) => symbols[0]!);

/** Whether a swap would change anything. On a gatehouse two markers may also change places. */
function canSwap({ markers }: State, kind: SiteKind, first: number, second: number): boolean {
  const builder = markers[FIRST_SYMBOL[first]!];
  if (builder !== markers[FIRST_SYMBOL[second]!]) return true;
  if (kind !== 'gatehouse') return false;
  return builder !== markers[SITES[first]!.symbols[1]!] || builder !== markers[SITES[second]!.symbols[1]!];
}

export const wizardsFrame: Question<WizardsFrame, 'swap' | 'decline'> = {
  ask: (_, { seat }) => ({ seats: [seat], ask: 'swap', source: 'guild.wizards' }),

  options(state, frame, seat, into) {
    if (seat !== frame.seat) return;
    for (const kind of SITE_KINDS) {
      const sites = sitesOf(state, kind);
      for (let i = 0; i < sites.length; i++) {
        for (let k = i + 1; k < sites.length; k++) {
          if (canSwap(state, kind, sites[i]!, sites[k]!)) into.push(swap(sites[i]!, sites[k]!));
        }
      }
    }
    // two empty sites would be a choice as well, so nobody has to change anything [B11]
    into.push(DECLINE);
  },

  answer(play, _, seat, action) {
    play.state.agenda.pop();
    if (action.do === 'decline') {
      declined(play, seat, 'guild.wizards');
      return;
    }
    const { first, second } = action;
    effect(play, seat, 'guild.wizards');
    play.out?.push({ t: 'swap', seat, kind: SITES[first]!.kind, first, second });
    decide(play, { t: 'settle', seat, first, second, chosen: null });
  },
};

/** The ways still open for the site that is asked about. */
function ways(state: State, frame: SettleFrame): number[][] {
  const all = outcomes(state, frame.first, frame.second);
  if (frame.chosen !== null) return all.filter(([a]) => same(a, frame.chosen!)).map(([, b]) => b);
  return all.map(([a]) => a).filter((a, i, list) => list.findIndex((other) => same(a, other)) === i);
}

/** Settles what has only one way, asks for the rest, then moves the markers. */
function decide(play: Play, frame: SettleFrame): void {
  const open = ways(play.state, frame);
  if (open.length > 1) play.state.agenda.push(frame);
  else if (frame.chosen === null) decide(play, { ...frame, chosen: open[0]! });
  else move(play, frame, open[0]!);
}

function move(play: Play, frame: SettleFrame, second: readonly number[]): void {
  put(play, frame.first, frame.chosen!);
  put(play, frame.second, second);
}

function put(play: Play, site: number, markers: readonly number[]): void {
  SITES[site]!.symbols.forEach((symbol, i) => {
    if (play.state.markers[symbol] === markers[i]) return;
    play.state.markers[symbol] = markers[i]!;
    play.out?.push({ t: 'moved', symbol, builder: markers[i]! });
  });
}

/** A way is named by where the marker of its lowest builder goes. */
function nameOf(site: number, way: readonly number[]): ActionOf<'settle'> {
  const builder = Math.min(...way.filter((each) => each !== NOBODY));
  return settleAction(builder, SITES[site]!.symbols[way.indexOf(builder)]!);
}

export const settle: Question<SettleFrame, 'settle'> = {
  ask: (_, { seat }) => ({ seats: [seat], ask: 'settle', source: 'guild.wizards' }),

  options(state, frame, seat, into) {
    if (seat !== frame.seat) return;
    const site = frame.chosen === null ? frame.first : frame.second;
    for (const way of ways(state, frame)) into.push(nameOf(site, way));
  },

  answer(play, frame, _, action) {
    const { state } = play;
    state.agenda.pop();
    const site = frame.chosen === null ? frame.first : frame.second;
    const named = action;
    const way = ways(state, frame).find((each) => nameOf(site, each).symbol === named.symbol)!;
    if (frame.chosen === null) decide(play, { ...frame, chosen: way });
    else move(play, frame, way);
  },
};
