import { type Action, belfort, type State, type View } from '@guildhall/belfort';
import { botsFor } from '@guildhall/bots/belfort';
import { type Bot, type Bots, botCalled } from '@guildhall/bots/bot';
import { seeded } from '@guildhall/kernel';
import type { BotRequest } from '@guildhall/table';
import { afterEach, expect, test } from 'vitest';
import { type BotHost, botHost, workersFor } from './bots.ts';
import { type Scope, serve } from './serveBots.ts';

const real = botsFor(belfort);
/** Pieces of thoughts that were played. */
let pieces = 0;
const bots: Bots = {
  make(opponent) {
    const bot = real.make(opponent) as Bot<unknown, unknown>;
    const { thinking } = bot;
    const counted: typeof thinking = thinking && {
      ...thinking,
      play(question, batch) {
        pieces++;
        return thinking.play(question, batch);
      },
    };
    return { ...bot, thinking: counted };
  },
};

/** Something like a worker, in this thread: it hears messages one after the other, as a worker does. */
function fakeWorker(): Worker {
  const { port1, port2 } = new MessageChannel();
  serve(port2 as unknown as Scope, async () => bots);
  port2.start();
  port1.start();
  return Object.assign(port1, {
    terminate() {
      port1.close();
      port2.close();
    },
  }) as unknown as Worker;
}

/** Positions with much to think about. */
function positions(): State[] {
  const state = belfort.setup(belfort.options({}, 3), 3, 11);
  const quick = botCalled<Action, View>('journeyman', bots);
  const found: State[] = [];
  const random = seeded(11);
  for (let decision = belfort.decision(state); decision !== null; decision = belfort.decision(state)) {
    const seat = decision.seats[0]!;
    const legal = belfort.legal(state, seat);
    if (legal.length > 8 && state.round > found.length) found.push(belfort.clone(state));
    const view = belfort.view(state, [seat]);
    belfort.apply(
      state,
      seat,
      quick.choose(legal, () => view, seat, random),
    );
  }
  return found.slice(0, 3);
}

const requestAt = (state: State, bot: string): BotRequest<Action, View> => {
  const seat = belfort.decision(state)!.seats[0]!;
  const [view, legal] = [belfort.view(state, [seat]), belfort.legal(state, seat)];
  return { rules: belfort.rules, revision: 1, seat, bot, view, legal, chance: 99 };
};
const [first, second, third] = positions() as [State, State, State];

const hosts: BotHost[] = [];
const host = (workers: number): BotHost => {
  const made = botHost(fakeWorker, workers);
  hosts.push(made);
  return made;
};
afterEach(() => {
  for (const each of hosts.splice(0)) each.close();
});

test('as many workers as there are cores to spare, four at the most', () => {
  expect([undefined, 1, 2, 3, 8].map(workersFor)).toEqual([1, 1, 1, 2, 4]);
});

test('an expert does the same here, in one worker and in several', async () => {
  const [one, three] = [host(1), host(3)];
  for (const state of [first, second, third]) {
    const request = requestAt(state, 'expert/mirel');
    const here = botCalled<Action, View>(request.bot, bots).choose(
      request.legal,
      () => request.view,
      request.seat,
      seeded(request.chance),
    );
    expect(await one.ask(request)).toEqual(here);
    expect(await three.ask(request)).toEqual(here);
  }
});

test('a master who is hurried decides by what it knows', async () => {
  const impatient = host(2);
  const request = requestAt(second, 'master');
  pieces = 0;
  const asked = impatient.ask(request);
  impatient.hurry();
  expect(request.legal).toContainEqual(await asked);
  expect(pieces).toBe(1);
});

test('advice names an option, the chance and reasons, tells how far it is, and is the same with one worker and two', async () => {
  const request = requestAt(second, 'expert');
  const shares: number[] = [];
  const advised = await host(1).advise(request, (share) => shares.push(share));
  expect(request.legal[advised.option]).toBeDefined();
  expect(advised.chance).toBeGreaterThan(0);
  expect(shares.at(-1)).toBe(1);
  expect(await host(2).advise(request, () => {})).toEqual(advised);
});

test('a question that is dropped is not answered, and the next one is', async () => {
  const asked = host(1);
  let answered = false;
  void asked.ask(requestAt(first, 'master')).then(() => {
    answered = true;
  });
  asked.drop();
  const request = requestAt(second, 'adept');
  expect(request.legal).toContainEqual(await asked.ask(request));
  expect(answered).toBe(false);
});

test('a helper that breaks down is done without', async () => {
  const started: Worker[] = [];
  const broken = new EventTarget();
  const start = () => {
    // the second one never gets anywhere
    const worker =
      started.length === 1 ? (Object.assign(broken, { postMessage() {}, terminate() {} }) as never) : fakeWorker();
    started.push(worker);
    return worker;
  };
  const made = botHost(start, 2);
  hosts.push(made);
  const request = requestAt(third, 'expert');
  const asked = made.ask(request);
  broken.dispatchEvent(new Event('error'));
  expect(request.legal).toContainEqual(await asked);
});
