import type { Level } from '@guildhall/bots';
import { luckOfTheDeal, type Measured, type Mind, mindOf, PLAY, type Study, study } from '@guildhall/bots/tools';
import { deriveSeed, type Game, type Lang, type Replay, sameAction } from '@guildhall/kernel';
import { gameRow } from './games.ts';
import { playerNames } from './transcript.ts';

type AnyState = { readonly seats: number };

export interface Analysis {
  readonly replay: Replay;
  readonly level: Level;
  /** Worlds in which moves are compared and chances are measured. */
  readonly worlds: number;
  readonly lang: Lang;
}

/** A move in words, and what was found out about it. */
export interface MoveStudy extends Omit<Study<unknown>, 'verdict'> {
  /** Counted from 1. */
  readonly move: number;
  /** With the first move: what was dealt before it. */
  readonly deal?: readonly Measured[];
  readonly verdict: {
    readonly text: string;
    readonly bestText: string;
    readonly isBest: boolean;
    readonly played: Measured;
    readonly best: Measured;
    readonly loss: Measured;
  } | null;
}

/** Levels that play options through. */
export const STUDIES: readonly Level[] = (Object.keys(PLAY) as Level[]).filter(
  (level) => PLAY[level].how === 'searches',
);

/** Studies moves of a recorded game, by the rules that it was played by. Each follows from its number alone. */
export async function analyst({ replay, level, worlds, lang }: Analysis) {
  const { engineFor, teller } = gameRow(replay.game);
  const game = await engineFor(replay.rules);
  const play = PLAY[level];
  if (play.how !== 'searches') throw new Error(`${level} does not search`);
  const mind = mindOf(replay.game, level, game) as Mind<AnyState, unknown, unknown>;
  const rules = game as Game<AnyState, unknown, unknown, unknown, unknown>;
  const names = playerNames(replay.seats, lang);
  return (from: number, to: number): MoveStudy[] => {
    const state = game.setup(game.options(replay.options, replay.seats), replay.seats, replay.seed) as {
      readonly seats: number;
    };
    const studies: MoveStudy[] = [];
    for (const [at, [seat, action]] of replay.actions.slice(0, to).entries()) {
      if (at >= from) {
        const seed = Number.parseInt(deriveSeed(replay.seed, `analysis ${at}`).slice(0, 8), 16);
        const found = study(mind, rules, state, [seat, action], seed, {
          effort: play.effort,
          worlds,
        });
        const view = game.view(state, [seat]);
        const decision = game.decision(state);
        const tell = (told: unknown): string => teller.move(told, seat, view, decision, lang, names);
        const { verdict } = found;
        studies.push({
          ...found,
          move: at + 1,
          ...(at === 0 && { deal: luckOfTheDeal(mind, rules, state, seed, worlds) }),
          verdict: verdict && {
            text: tell(action),
            bestText: tell(verdict.best),
            isBest: sameAction(verdict.best, action),
            played: verdict.played,
            best: verdict.bestChance,
            loss: verdict.loss,
          },
        });
      }
      game.apply(state, seat, game.legal(state, seat).find((option) => sameAction(option, action))!);
    }
    return studies;
  };
}
