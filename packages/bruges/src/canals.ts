import type { Source } from './events.ts';
import { canalCost, SPACES, statuePoints } from './facts/canals.ts';
import { canalBonus } from './persons/canal-bonus.ts';
import { canalDiscount } from './persons/canal-discount.ts';
import { eachBearer } from './persons/deck.ts';
import { onOthersCanal } from './persons/on-others-canal.ts';
import { effect, gainGuilders, gainPoints, others, type Play, payGuilders } from './play.ts';
import type { State } from './state.ts';

export const canBuild = (state: State, seat: number, section: number, factor = 1): boolean => {
  const player = state.players[seat]!;
  return player.canals[section]! < SPACES && player.guilders >= canalCost(state, seat, section, factor);
};

export function buildCanal(play: Play, seat: number, section: number, source: Source, factor = 1): void {
  const { state } = play;
  const player = state.players[seat]!;
  const cost = canalCost(state, seat, section, factor);
  eachBearer(player, canalDiscount, (_, { card }) => effect(play, seat, card));
  payGuilders(play, seat, cost, source);
  const space = ++player.canals[section]!;
  play.out?.push({ t: 'canal', seat, section, space, source });
  if (space === SPACES) completeSection(play, seat, section);
  eachBearer(player, canalBonus, ({ points = 0, guilders = 0 }, person) => {
    effect(play, seat, person.card);
    gainPoints(play, seat, points, person.source);
    gainGuilders(play, seat, guilders, person.source);
  });
  for (const other of others(state, seat)) {
    eachBearer(state.players[other]!, onOthersCanal, ({ guilders }, person) => {
      effect(play, other, person.card);
      gainGuilders(play, other, guilders, person.source);
    });
  }
}

/** The topmost statue, once per section in the game, as long as there are any [G9]. */
function completeSection(play: Play, seat: number, section: number): void {
  const { state } = play;
  const player = state.players[seat]!;
  if (player.completed[section]) return;
  player.completed[section] = true;
  if (state.statues === 0) return;
  const points = statuePoints(state.statues);
  state.statues--;
  player.statues.push(points);
  play.out?.push({ t: 'statue', seat, section, points });
}

/** The outermost token goes, so that there are no gaps; a statue stays. */
export function loseToken(play: Play, seat: number, section: number, source: Source): void {
  const { canals } = play.state.players[seat]!;
  const space = canals[section]!--;
  play.out?.push({ t: 'canalLost', seat, section, space, source });
}
