/**
 * Ratings from games of any number of players, by Weng and Lin's Bayesian way with the model of Plackett and Luce (JMLR
 * 12, 2011), as OpenSkill does it: everybody is a normal distribution, and every game narrows those who played it.
 */

export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export const UNRATED: Rating = { mu: 25, sigma: 25 / 3 };

/** How much luck there is in a game, in points of rating. */
const BETA = 25 / 6;
/** A game never takes more of the doubt than this leaves. */
const LEAST = 1e-4;

/** One place at a table: who sat there, and where they ended (1: a winner; shared places are equal). */
export interface Placed {
  readonly player: string;
  readonly place: number;
}

/** What one game moves: for each place, by how much the mean moves, and by what part of itself the doubt shrinks. */
function moves(ratings: readonly Rating[], places: readonly number[]): { shift: number; shrink: number }[] {
  const c = Math.sqrt(ratings.reduce((sum, { sigma }) => sum + sigma ** 2 + BETA ** 2, 0));
  const powers = ratings.map(({ mu }) => Math.exp(mu / c));
  const behind = places.map((place) =>
    powers.reduce((sum, power, other) => (places[other]! >= place ? sum + power : sum), 0),
  );
  const level = places.map((place) => places.filter((other) => other === place).length);
  return ratings.map(({ sigma }, i) => {
    let omega = 0;
    let delta = 0;
    for (let q = 0; q < ratings.length; q++) {
      if (places[q]! > places[i]!) continue;
      const chance = powers[i]! / behind[q]!;
      omega += ((q === i ? 1 : 0) - chance) / level[q]!;
      delta += (chance * (1 - chance)) / level[q]!;
    }
    const gamma = sigma / c;
    return {
      shift: (sigma ** 2 / c) * omega,
      shrink: Math.sqrt(Math.max(1 - gamma * (sigma ** 2 / c ** 2) * delta, LEAST)),
    };
  });
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** Changes the ratings by one game. Who sat at several places is moved by the mean of them. */
export function rate(ratings: Map<string, Rating>, table: readonly Placed[]): void {
  const before = table.map(({ player }) => ratings.get(player) ?? UNRATED);
  const moved = moves(
    before,
    table.map(({ place }) => place),
  );
  for (const player of new Set(table.map((each) => each.player))) {
    const own = moved.filter((_, i) => table[i]!.player === player);
    const { mu, sigma } = ratings.get(player) ?? UNRATED;
    ratings.set(player, {
      mu: mu + mean(own.map(({ shift }) => shift)),
      sigma: sigma * mean(own.map(({ shrink }) => shrink)),
    });
  }
}
