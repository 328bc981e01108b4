import type { OwnPart, Seat, ViewParts } from './game.ts';
import { diff, type Patch, patched } from './patch.ts';

/** Engines of former rules by their number, each loaded when a game asks for it. */
export type Archive<G> = Readonly<Record<number, () => Promise<{ readonly default: G }>>>;

interface Engine {
  readonly rules: number;
  view(state: never, eyes: readonly Seat[]): unknown;
}

/** The engine by which a game that began under these rules goes on; today's, if they are in no archive. */
export async function engineOf<G extends Engine>(today: G, archive: Archive<G>, rules: number): Promise<G> {
  if (rules === today.rules) return today;
  const former = await archive[rules]?.();
  return former === undefined ? today : withParts(former.default);
}

/** What a spectator's view lacks. */
interface Difference extends OwnPart {
  readonly patch: Patch | null;
}

/** Engines that were kept before views had parts know whole views only. */
function withParts<G extends Engine>(engine: G): G {
  if ('publicView' in engine) return engine;
  const publicView = (state: never) => engine.view(state, []);
  const parts: ViewParts<never, unknown> = {
    publicView,
    ownView: (state, seat): Difference => ({ seat, patch: diff(publicView(state), engine.view(state, [seat])) }),
    joinView: (open, owns) => (owns as readonly Difference[]).reduce((view, { patch }) => patched(view, patch), open),
  };
  return { ...engine, ...parts };
}
