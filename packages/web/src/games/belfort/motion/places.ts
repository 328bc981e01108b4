import type { Area, Good, Guild, Property, Source, View, Worker } from '@guildhall/belfort';
import type { Place } from '../../../table/motion/flight.ts';
import { type Part, places } from '../anchors.ts';

const { target, piece, anchor } = places;

/** Whose eyes see it, and the position before or after the move. */
export interface Sight {
  readonly me: number | null;
  readonly view: View;
}

/** On a phone a board that is not shown is entered by its tab. */
const city = anchor('tab:city');
const collection = anchor('tab:collection');
const calendar = anchor('tab:calendar');

export const panel = (builder: number): Place => [anchor(`panel:${builder}`)];

export const home = (seat: number, worker: Worker, me: number | null): Place =>
  seat === me
    ? [target(`worker:${worker}`), anchor('mat:home'), anchor('tab:me'), ...panel(seat)]
    : [anchor(`crew:${seat}`), ...panel(seat)];

export const goods = (seat: number, good: Good, me: number | null): Place => {
  const inPanel: Place = [anchor(`goods:${seat}:${good}`), ...panel(seat)];
  return seat === me ? [anchor(`mine:${good}`), ...inPanel] : inPanel;
};

export const score = (seat: number): Place => [anchor(`score:${seat}`), ...panel(seat)];
export const crest = (seat: number): Place => [anchor(`crest:${seat}`), ...panel(seat)];
export const symbol = (of: number): Place => [target(`symbol:${of}`), city];
export const marker = (of: number): Place => [piece(`marker:${of}`), ...symbol(of)];
export const guild = (district: number): Place => [piece(`guild:${district}`), target(`guild:${district}`), city];
export const area = (of: Area, seat: number): Place => [
  anchor(`share:${of}:${seat}`),
  anchor(`area:${of}`),
  collection,
];
export const treasury: Place = [anchor('area:treasury'), collection];
export const deck: Place = [target('deck'), calendar];
export const discard: Place = [anchor('discard'), target('deck'), calendar];
export const gnomes: Place = [target('gnomes'), calendar];
const post: Place = [anchor('post'), calendar];

export const inPool = (property: Property): Place => [target(`pool:${property}`), target('deck'), calendar];
export const poolSlot = (slot: number): Place => [anchor(`pool:${slot}`), target('deck'), calendar];

/** The plank of the desk or the camp, counted from 0. */
export const plank = (at: 'desk' | 'camp', n: number): Place => [
  anchor(`plank:${at}:${n}`, 'standing'),
  anchor(`plank:${at}:${n}`),
  anchor(`area:${at}`),
  collection,
];

export const guildPlank = (district: number): Place => [
  piece(`standing:${district}`),
  target(`guild:${district}`),
  city,
];

export const neutralDwarf = (neutral: number, district: number): Place => [
  piece(`neutral:${neutral}`),
  ...guildPlank(district),
];

/** A built card, or a part of it. Of others only the panel is in sight. */
export function built(seat: number, card: number, me: number | null, part?: Part): Place {
  if (seat !== me) return panel(seat);
  const rest: Place = [anchor(`built:${seat}:${card}`), anchor('built'), anchor('tab:me'), ...panel(seat)];
  return part === undefined ? rest : [anchor(`built:${seat}:${card}`, part), ...rest];
}

/** The last card of its kind in the own hand; somebody else's hand is a number. */
export function hand(seat: number, property: Property | null, { me, view }: Sight): Place {
  if (seat !== me) return [anchor(`cards:${seat}`), ...panel(seat)];
  const anywhere: Place = [anchor('hand'), ...panel(seat)];
  if (property === null) return anywhere;
  const copies = (view.players[seat]!.hand ?? []).filter((card) => card === property).length;
  const cards = Array.from({ length: copies }, (_, i) => anchor(`hand:${property}:${copies - 1 - i}`));
  return [...cards, ...anywhere];
}

/** Where something comes from or is paid to; null: it has no place of its own. */
export function source(of: Source, seat: number, { me, view }: Sight): Place | null {
  const [kind, rest = ''] = of.split('.') as [string, string?];
  switch (kind) {
    case 'forest':
    case 'quarry':
    case 'mine':
    case 'goldMine':
      return area(kind, seat);
    case 'desk':
    case 'camp':
      return [anchor(`area:${kind}`), collection];
    case 'income':
    case 'tax':
      return treasury;
    case 'tradingPost':
      return post;
    case 'hire':
      return gnomes;
    case 'buyCard':
      return deck;
    case 'handLimit':
      return discard;
    case 'guild': {
      const district = view.guilds.indexOf(rest as Guild);
      return district === -1 ? null : guild(district);
    }
    case 'place':
      if (rest === 'desk') return [anchor('area:desk'), collection];
      return rest === 'guild' ? null : card(seat, rest, { me, view });
    case 'plank':
    case 'gnome':
      return card(seat, rest, { me, view });
    default:
      return null;
  }
}

function card(seat: number, property: string, { me, view }: Sight): Place | null {
  const index = view.players[seat]!.built.findIndex((each) => each.property === property);
  return index === -1 || seat !== me ? null : built(seat, index, me);
}
