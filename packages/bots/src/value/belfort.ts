import {
  freeLocks,
  gnomesOf,
  guildSymbol,
  incomeOf,
  mastersOf,
  NOBODY,
  PROPERTIES,
  ROUNDS,
  type State,
  sheetOf,
  taxOf,
} from '@guildhall/belfort';
import { type BelfortPart, bestSite, situationOf } from '../evaluators/belfort/situation.ts';
import type { Features } from './features.ts';

/** A shortage is felt more than a surplus: goods are looked at up to this many, and beyond. */
const ENOUGH = { wood: 4, stone: 4, metal: 2, gold: 5 } as const;

const GOODS = ['wood', 'stone', 'metal', 'gold'] as const;

const rows: readonly (readonly [name: string, part: BelfortPart])[] = [
  ['score', 'score'],
  ['districts', 'districts'],
  ['elves', 'workers'],
  ['dwarves', 'workers'],
  ['gnomes', 'gnomes'],
  ['workers', 'workers'],
  ['masters', 'workers'],
  ...GOODS.flatMap((good) => {
    const part = good === 'gold' ? 'gold' : 'goods';
    return [[good, part] as const, [`${good}Beyond`, part] as const];
  }),
  ['income', 'gold'],
  ['due', 'tax'],
  ['short', 'tax'],
  ['hand', 'cards'],
  ['handBeyond', 'cards'],
  ['bestCard', 'cards'],
  ['bestWall', 'districts'],
  ['guilds', 'guilds'],
  ['crest', 'order'],
  ['first', 'order'],
  ['markers', 'districts'],
  ['gnomeCount', 'gnomes'],
  ['locks', 'gnomes'],
  ...PROPERTIES.flatMap((card) => [[`built.${card}`, 'cards'] as const, [`gnome.${card}`, 'gnomes'] as const]),
];

export const belfortFeatures: Features<State, BelfortPart> = {
  names: rows.map(([name]) => name),
  parts: rows.map(([, part]) => part),
  round: (state) => state.round,
  set: (state) => Math.max(1, state.round) - 1,
  sets: ROUNDS,
  season: (state) => Math.max(1, state.round) - 1,
  seasons: ROUNDS,

  look(state, seat, into) {
    const situation = situationOf(state, seat, false);
    const { player, districts, elves, dwarves, gnomes } = situation;
    const { tax } = sheetOf(state.options);
    let at = 0;
    const write = (value: number): void => {
      into[at++] = value;
    };
    write(player.score);
    write(districts.reduce((sum, { now }) => sum + now, 0));
    write(elves.now);
    write(dwarves.now);
    write(gnomes.now);
    write(-player.elfSupply - player.dwarfSupply);
    write(mastersOf(state, seat));
    for (const good of GOODS) {
      write(Math.min(player[good], ENOUGH[good]));
      write(Math.max(0, player[good] - ENOUGH[good]));
    }
    const income = incomeOf(player);
    const due = taxOf(player.score, tax);
    write(income);
    write(due);
    write(Math.max(0, due - income - player.gold));
    write(Math.min(3, player.hand.length));
    write(Math.max(0, player.hand.length - 3));
    write(player.hand.reduce((best, card) => Math.max(best, bestSite(situation, card)), 0));
    write(bestSite(situation, 'wall'));
    let guilds = 0;
    for (let district = 0; district < state.guilds.length; district++) {
      if (state.markers[guildSymbol(district)] === seat) guilds++;
    }
    write(guilds);
    write(state.seats - player.crest);
    write(player.crest === 1 ? 1 : 0);
    write(state.markers.reduce((sum, builder) => sum + (builder === seat && builder !== NOBODY ? 1 : 0), 0));
    write(gnomesOf(player));
    write(player.built.reduce((sum, card) => sum + freeLocks(card), 0));
    for (const property of PROPERTIES) {
      let built = 0;
      let hired = 0;
      for (const card of player.built) {
        if (card.property !== property) continue;
        built++;
        hired += card.gnomes;
      }
      write(built);
      write(hired);
    }
  },
};
