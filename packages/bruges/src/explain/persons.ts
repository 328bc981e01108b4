import { BEARERS, DECK } from '../persons/deck.ts';
import { words } from '../persons/index.ts';
import { houseOf } from '../play.ts';
import { NOBODY, type Player, type State } from '../state.ts';
import type { IntentOf } from './intent.ts';
import { nearest, type Reason } from './reasons.ts';

const personsOf = ({ houses }: Player): number[] => houses.flatMap(({ person }) => (person === NOBODY ? [] : [person]));

export function whyNotActivate(state: State, _: unknown, seat: number, { person }: IntentOf<'activate'>): Reason {
  const player = state.players[seat]!;
  if (person === undefined) {
    return nearest(
      personsOf(player).map((each) => whyNotActivate(state, _, seat, { do: 'activate', person: each })),
      { why: 'nobodyInPlay' },
    );
  }
  const house = player.houses[houseOf(player, person)];
  if (house === undefined) return { why: 'notInPlay', person };
  const { icon, mode, worker } = DECK[person]!;
  if (icon !== 'worker' && mode !== 'activate') return { why: 'notUsable', person, icon };
  if (house.used) return { why: 'usedThisRound', person };
  if (icon === 'worker' && player.workers[worker!] === 0) return { why: 'needsWorker', person, colour: worker! };
  return whyNoEffect(state, seat, person);
}

const LACKS = new Map(words.map(({ kind, lacks }) => [kind, lacks]));

/** Why the effect of a person would change nothing [G16]: what its ability needs and does not find. */
export function whyNoEffect(state: State, seat: number, person: number): Reason {
  const { kind, effect } = BEARERS[person]!;
  return LACKS.get(kind)?.(state, seat, effect, person) ?? { why: 'nothingToChange', person };
}
