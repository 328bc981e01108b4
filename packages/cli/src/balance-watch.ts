import { type Event as BelfortEvent, type State as BelfortState, districtOf } from '@guildhall/belfort';
import { type Event as BrugesEvent, type State as BrugesState, PERSONS } from '@guildhall/bruges';

/** What one seat got, did and had in the end. Names are those of the figures. */
export interface SeatStory {
  /** 1: began. In Belfort the crest that was dealt; in Bruges the place in the order of the first round. */
  readonly order: number;
  /** What chance offered it, each once. */
  readonly dealt: Set<string>;
  /** What it made use of, and how often. */
  readonly used: Map<string, number>;
  readonly figures: Record<string, number>;
}

export interface BalanceWatch {
  note(event: unknown): void;
  /** By seat, once the game is over. */
  end(state: unknown): readonly SeatStory[];
  /** What was drawn for the whole table, alike for all seats. */
  readonly table: readonly string[];
}

const storyOf = (order: number): SeatStory => ({ order, dealt: new Set(), used: new Map(), figures: {} });

const count = ({ used }: SeatStory, what: string): void => {
  used.set(what, (used.get(what) ?? 0) + 1);
};

/** Cards of the first hand are dealt by chance; built cards, visited and built guilds are choices. */
export function watchBelfortBalance(start: BelfortState): BalanceWatch {
  const seats = start.players.map(({ crest, hand }) => {
    const story = storyOf(crest);
    for (const card of hand) story.dealt.add(`card.${card}`);
    return story;
  });
  const figure = (seat: number, name: string, n: number): void => {
    const { figures } = seats[seat]!;
    figures[name] = (figures[name] ?? 0) + n;
  };
  const notes: { [T in BelfortEvent['t']]?: (event: Extract<BelfortEvent, { t: T }>) => void } = {
    card: ({ seat, property }) => count(seats[seat]!, `card.${property}`),
    activate({ seat, source }) {
      if (source.startsWith('guild.')) count(seats[seat]!, source);
    },
    marker({ builder, symbol, kind }) {
      // neutral builders have no seat
      if (seats[builder] === undefined) return;
      if (kind === 'guild') count(seats[builder], `owned.${start.guilds[districtOf(symbol)]}`);
      if (kind === 'wall') figure(builder, 'walls', 1);
    },
    gnome: ({ seat }) => figure(seat, 'gnomes', 1),
    crest: ({ seat, of }) => figure(seat, 'crests taken', of === null ? 0 : 1),
  };
  return {
    table: start.guilds.map((guild) => `guild.${guild}`),
    note: (event) => notes[(event as BelfortEvent).t]?.(event as never),
    end(state) {
      for (const [seat, { figures }] of seats.entries()) {
        const { built } = (state as BelfortState).players[seat]!;
        for (const name of ['walls', 'gnomes', 'crests taken']) figures[name] ??= 0;
        figures.cards = built.length;
      }
      return seats;
    },
  };
}

/** Cards that a seat looked at were dealt by chance; who moves in is a choice. */
export function watchBrugesBalance(start: BrugesState): BalanceWatch {
  const seats = start.players.map((_, seat) => storyOf(((seat - start.start + start.seats) % start.seats) + 1));
  const nameOf = (card: number): string => `person.${PERSONS[card]!.id}`;
  const notes: { [T in BrugesEvent['t']]?: (event: Extract<BrugesEvent, { t: T }>) => void } = {
    look({ seat, cards }) {
      for (const card of cards) if (card !== null) seats[seat]!.dealt.add(nameOf(card));
    },
    person: ({ seat, person }) => count(seats[seat]!, nameOf(person)),
  };
  return {
    table: [],
    note: (event) => notes[(event as BrugesEvent).t]?.(event as never),
    end(state) {
      for (const [seat, { figures }] of seats.entries()) {
        const { canals, completed, statues, houses, majorities, reputation, guilders } = (state as BrugesState).players[
          seat
        ]!;
        figures['canal tokens'] = canals[0] + canals[1];
        figures['sections completed'] = completed.filter(Boolean).length;
        figures.statues = statues.length;
        figures['points of statues'] = statues.reduce((sum, points) => sum + points, 0);
        figures.houses = houses.length;
        figures.persons = houses.filter(({ person }) => person >= 0).length;
        figures.majorities = Object.values(majorities).filter(Boolean).length;
        figures.reputation = reputation;
        figures['guilders left'] = guilders;
      }
      return seats;
    },
  };
}
