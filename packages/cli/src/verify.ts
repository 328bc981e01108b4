import {
  type Lang,
  type Replay,
  type ShuffleFault,
  say,
  shuffleFaults,
  verifyReplay,
  verifyShuffle,
} from '@guildhall/kernel';
import { Failure } from './failure.ts';
import { loadReplay } from './files.ts';
import { words } from './words.ts';

interface Options {
  readonly lang: Lang;
  /** The hash that the table showed before anybody sat down. */
  readonly promised?: string;
  /** The share of the one who asks. */
  readonly share?: string;
}

const faultOf = (fault: ShuffleFault, lang: Lang): string =>
  say(shuffleFaults[fault.t], lang, 'seat' in fault ? { seat: fault.seat + 1 } : {});

/** How the seed was drawn, in words; null: this game was dealt without a server. */
function shuffleWords(replay: Replay, { lang, promised, share }: Options): string | null {
  const verdict = verifyShuffle(replay, { commitment: promised, share });
  if (verdict.t === 'none') {
    if (promised !== undefined || share !== undefined) throw new Failure(say(words.noShuffle, lang));
    return null;
  }
  if (verdict.t === 'unfair') throw new Failure(say(words.unfair, lang, { why: faultOf(verdict.fault, lang) }));
  const used = verdict.origin.shares.filter((each) => each.share !== null).length;
  const absent = verdict.origin.shares.length - used;
  const kept = promised === undefined ? words.fairUnkept : words.fairKept;
  return say(words.fair, lang, { used, absent, kept: say(kept, lang, { hash: verdict.commitment }) });
}

export async function verifyCommand(file: string, options: Options): Promise<number> {
  const { row, replay } = await loadReplay(file);
  const verdict = verifyReplay(row.game, replay);
  if (!verdict.ok) throw new Failure(`${file}: ${verdict.message}`);
  const { lang } = options;
  const shuffle = shuffleWords(replay, options);
  const end = say(verdict.finished ? words.finished : words.unfinished, lang);
  const moves = replay.actions.length;
  console.log(say(words.verified, lang, { end, game: row.title, n: replay.seats, moves }));
  if (shuffle !== null) console.log(shuffle);
  return 0;
}
