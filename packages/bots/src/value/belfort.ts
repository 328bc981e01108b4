import {
  belfort,
  DISTRICTS,
  freeLocks,
  gnomesOf,
  guildSymbol,
  incomeOf,
  mastersOf,
  NOBODY,
  PROPERTIES,
  ROUNDS,
  type State,
  scoringNow,
  sheetOf,
  taxOf,
} from '@guildhall/belfort';
import { allProjects, cardProjects, handWorth, spendingWorth } from '../evaluators/belfort/projects.ts';
import { prospectsOf } from '../evaluators/belfort/prospects.ts';
import { type BelfortPart, bestSite, cardWorth, situationOf } from '../evaluators/belfort/situation.ts';
import { type Features, pointsByPart } from './features.ts';

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
  ['plans', 'goods'],
  ['handWorth', 'cards'],
  ['builtWorth', 'cards'],
  ['leads', 'districts'],
  ['seconds', 'districts'],
  ...PROPERTIES.flatMap((card) => [[`built.${card}`, 'cards'] as const, [`gnome.${card}`, 'gnomes'] as const]),
];

/** What brings the points of an item of the final reckoning. */
function partOf(item: string): BelfortPart {
  if (item.startsWith('district.')) return 'districts';
  return item === 'gnome' ? 'gnomes' : 'workers';
}

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
    const cards = cardProjects(situation, player.hand);
    const projects = allProjects(situation, cards);
    const { purse } = prospectsOf(situation, projects);
    write(spendingWorth(situation, purse, projects));
    write(handWorth(situation, cards));
    write(player.built.reduce((sum, card) => sum + cardWorth(situation, card.property, card.gnomes, card.waiting), 0));
    writeLeads(state, seat, write);
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

  final: (state) => (belfort.decision(state) === null ? pointsByPart(belfort.score(state), state.seats, partOf) : null),
};

/** Districts in which a seat would score as the first, and those as the second. */
function writeLeads(state: State, seat: number, write: (value: number) => void): void {
  let leads = 0;
  let seconds = 0;
  for (const { ranks } of scoringNow(state).slice(0, DISTRICTS.length)) {
    const { count, place } = ranks[seat]!;
    if (count > 0 && place === 1) leads++;
    else if (count > 0 && place === 2) seconds++;
  }
  write(leads);
  write(seconds);
}
