import { leadOf, type Reason } from '@guildhall/bots/advice';
import { type Bots, botCalled, type Thinking } from '@guildhall/bots/bot';
import { Dropped, type Hand, type Piece, type Played, playPiece, runInPieces } from '@guildhall/bots/pieces';
import { seeded } from '@guildhall/kernel';
import type { BotRequest } from '@guildhall/table';

type AnyPiece = Piece<unknown>;
type AnyThinking = Thinking<unknown, unknown>;
type Question = ReturnType<AnyThinking['question']>;

/** What a page asks; `ticket` pairs it with the answer. A new question ends the thought about the one before. */
export interface BotJob extends BotRequest<unknown, unknown> {
  readonly ticket: number;
  /** Somebody wants to know what it would do, and why. */
  readonly advise?: true;
}
export type ToBots =
  | { readonly t: 'ask'; readonly job: BotJob }
  /** What is known now decides. */
  | { readonly t: 'hurry' }
  /** Nobody waits for the answer any more. */
  | { readonly t: 'drop' }
  /** Another worker plays pieces for this one; it is at the other end of the port that comes along. */
  | { readonly t: 'helper'; readonly name: number }
  /** That worker has broken down. */
  | { readonly t: 'lost'; readonly name: number }
  /** This worker plays pieces for the one at the other end of the port that comes along. */
  | { readonly t: 'help' };

/**
 * What a bot would do: the number of the option, the chance to win with it, by how much that is better than with the next
 * best, and what speaks for it.
 */
export interface Advised {
  readonly option: number;
  readonly chance: number;
  readonly lead: number;
  readonly reasons: readonly Reason[];
}
export type FromBots =
  | { readonly ticket: number; readonly action: unknown }
  | { readonly ticket: number; readonly advised: Advised }
  | { readonly ticket: number; readonly progress: number }
  | { readonly ticket: number; readonly problem: string };

/** Between two workers: what is thought about, pieces of it, and what came of them. */
type ToHelper =
  | { readonly thought: number; readonly rules: number; readonly bot: string; readonly question: Question }
  | { readonly thought: number; readonly piece: AnyPiece };
type FromHelper = { readonly ready: true } | ({ readonly thought: number; readonly world: number } & Played);

/** The worker, as far as it is needed. */
export interface Scope {
  addEventListener(type: 'message', listener: (event: MessageEvent<ToBots>) => void): void;
  postMessage(answer: FromBots): void;
}

/** The worker of a game: lets its bots answer. `botsFor` finds those who play by the rules of a number. */
export const serveBots = (botsFor: (rules: number) => Promise<Bots>): void => serve(self as unknown as Scope, botsFor);

/** Messages that have come are heard before it goes on. */
const breath = (() => {
  let channel: MessageChannel | null = null;
  const waiting: (() => void)[] = [];
  return (): Promise<void> => {
    if (channel === null) {
      channel = new MessageChannel();
      channel.port1.onmessage = () => waiting.shift()?.();
    }
    channel.port2.postMessage(null);
    return new Promise((resolve) => waiting.push(resolve));
  };
})();

interface Thought {
  hurried: boolean;
  dropped: boolean;
}

export function serve(scope: Scope, botsFor: (rules: number) => Promise<Bots>): void {
  const known = new Map<number, Promise<Bots>>();
  const helpers = new Map<number, Helper>();
  let thought: Thought = { hurried: false, dropped: false };

  const botOf = async (rules: number, name: string) => {
    const bots = known.get(rules) ?? botsFor(rules);
    known.set(rules, bots);
    return botCalled<unknown, unknown>(name, await bots);
  };

  /** Alone or with helpers; null: nobody waits for the answer. */
  async function think(job: BotJob, now: Thought): Promise<FromBots | null> {
    const { ticket, rules, bot: name, legal, view, seat, chance, advise } = job;
    const bot = await botOf(rules, name);
    const { thinking } = bot;
    const random = seeded(chance);
    if (thinking === undefined || legal.length === 1) {
      const action = bot.choose(legal, () => view, seat, random);
      if (!advise) return { ticket, action };
      const unknown = Number.NaN;
      return { ticket, advised: { option: legal.indexOf(action), chance: unknown, lead: unknown, reasons: [] } };
    }
    const question = thinking.question(legal, view, seat, random);
    const mine = {
      atOnce: 1,
      async play(piece: AnyPiece) {
        await breath();
        return playPiece((batch) => thinking.play(question, batch), piece);
      },
    };
    const others = [...helpers.values()].map((helper) =>
      helper.handFor({ thought: ticket, rules, bot: name, question }, mine),
    );
    try {
      const judged = await runInPieces(
        thinking.search(question),
        () => [mine, ...others.filter(({ ready }) => ready())],
        {
          hurried: () => now.hurried,
          dropped: () => now.dropped,
          ...(advise && { progress: (progress) => scope.postMessage({ ticket, progress }) }),
        },
      );
      const { action, chance } = judged[0]!;
      if (!advise) return { ticket, action };
      return {
        ticket,
        advised: {
          option: legal.indexOf(action),
          chance,
          lead: leadOf(judged),
          reasons: thinking.reasons(question, judged),
        },
      };
    } catch (error) {
      if (error instanceof Dropped) return null;
      throw error;
    }
  }

  async function answer(job: BotJob): Promise<void> {
    thought.dropped = true;
    thought = { hurried: false, dropped: false };
    const told = await think(job, thought).catch((error: Error) => ({ ticket: job.ticket, problem: error.message }));
    if (told !== null) scope.postMessage(told);
  }

  /** Plays pieces for the worker at the other end. */
  function help(port: MessagePort): void {
    let errand: { readonly thought: number; readonly play: Promise<(piece: AnyPiece) => Played> } | null = null;
    port.onmessage = async ({ data }: MessageEvent<ToHelper>) => {
      const { thought } = data;
      if ('question' in data) {
        const { rules, bot, question } = data;
        const play = botOf(rules, bot).then(
          ({ thinking }) =>
            (piece: AnyPiece) =>
              playPiece((batch) => thinking!.play(question, batch), piece),
        );
        errand = { thought, play };
      } else if (errand?.thought === thought) {
        const play = await errand.play;
        const { piece } = data;
        port.postMessage({ thought, world: piece.world, ...play(piece) } satisfies FromHelper);
      }
    };
    port.postMessage({ ready: true } satisfies FromHelper);
  }

  scope.addEventListener('message', ({ data, ports }) => {
    switch (data.t) {
      case 'ask':
        return void answer(data.job);
      case 'hurry':
        thought.hurried = true;
        return;
      case 'drop':
        thought.dropped = true;
        return;
      case 'helper':
        helpers.set(data.name, helperAt(ports[0]!));
        return;
      case 'lost':
        helpers.get(data.name)?.lose();
        helpers.delete(data.name);
        return;
      case 'help':
        return help(ports[0]!);
    }
  });
}

type Errand = Extract<ToHelper, { question: Question }>;

/** Another worker that plays pieces for this one. */
interface Helper {
  /** What it cannot do is done by `instead`. */
  handFor(errand: Errand, instead: Hand<unknown>): Hand<unknown> & { ready(): boolean };
  lose(): void;
}

function helperAt(port: MessagePort): Helper {
  let ready = false;
  let told = 0;
  const waiting = new Map<string, { resolve(played: Played): void; reject(): void }>();
  port.onmessage = ({ data }: MessageEvent<FromHelper>) => {
    if ('ready' in data) {
      ready = true;
      return;
    }
    const key = `${data.thought} ${data.world}`;
    waiting.get(key)?.resolve(data);
    waiting.delete(key);
  };
  return {
    handFor: (errand, instead) => ({
      // one on its way while it plays the other
      atOnce: 2,
      ready: () => ready,
      play(piece) {
        const { thought } = errand;
        if (told !== thought) port.postMessage(errand satisfies ToHelper);
        told = thought;
        const played = new Promise<Played>((resolve, reject) => {
          waiting.set(`${thought} ${piece.world}`, { resolve, reject });
        });
        port.postMessage({ thought, piece } satisfies ToHelper);
        return played.catch(() => instead.play(piece));
      },
    }),
    lose() {
      ready = false;
      for (const { reject } of waiting.values()) reject();
      waiting.clear();
    },
  };
}
