import type { Decision, Effect, Seat } from './game.ts';

/** Unfinished business, kept inside the state: the last frame is what happens now. */
export interface Frame {
  readonly t: string;
}

/** What a handler works on. One instance per game is reused for every move. */
export interface Play<S, E> {
  state: S;
  /** Where events go; undefined while searching. */
  out: E[] | undefined;
  effect: Effect;
}

/** A frame that works by itself. It must pop or push something, or change so that the next step will. */
export interface Step<P, F> {
  step(play: P, frame: F): void;
}

/** A frame that asks. `A` are the actions that answer it: what `options` lists, and nothing else, comes back to `answer`. */
export interface Question<S, P, F, A> {
  /** Who is asked what; seats that have answered are no longer listed. */
  ask(state: S, frame: F): Decision;
  options(state: S, frame: F, seat: Seat, into: A[]): void;
  answer(play: P, frame: F, seat: Seat, action: A): void;
}

type Handler<S, P, F, A> = Step<P, F> | Question<S, P, F, A>;

/**
 * One handler per frame kind: a missing one is a compile error. `A` are all actions of the game. A question names its own
 * few and still fits here, because TypeScript lets the parameters of a method be narrower.
 */
type Handlers<S, P, F extends Frame, A> = {
  readonly [T in F['t']]: Handler<S, P, Extract<F, { t: T }>, A>;
};

interface Agenda<F> {
  readonly agenda: F[];
}

/** A handler of either kind. */
interface AnyHandler<S, P, F, A> {
  readonly step: Step<P, F>['step'] | undefined;
  readonly ask: Question<S, P, F, A>['ask'] | undefined;
  readonly options: Question<S, P, F, A>['options'] | undefined;
  readonly answer: Question<S, P, F, A>['answer'] | undefined;
}

/** With the same fields in the same order for every handler: looking them up is quicker then. */
const alike = <S, P, F, A>({
  step,
  ask,
  options,
  answer,
}: Partial<AnyHandler<S, P, F, A>>): AnyHandler<S, P, F, A> => ({
  step,
  ask,
  options,
  answer,
});

/** The same question, made once for each seat: it is asked again and again. */
export function askedOf(ask: string, source: string | null): (seat: Seat) => Decision {
  const made: Decision[] = [];
  return (seat) => {
    while (made.length <= seat) made.push(Object.freeze({ seats: Object.freeze([made.length]), ask, source }));
    return made[seat]!;
  };
}

/** The four verbs of the `Game` interface that follow from an agenda and its handlers. */
export function agendaOf<F extends Frame, S extends Agenda<F>, A, E>(handlers: Handlers<S, Play<S, E>, F, A>) {
  type P = Play<S, E>;
  const table: Record<string, AnyHandler<S, P, F, A>> = {};
  for (const [t, handler] of Object.entries(handlers)) table[t] = alike(handler as Partial<AnyHandler<S, P, F, A>>);
  const play: P = { state: undefined as unknown as S, out: undefined, effect: 'open' };

  function run(): void {
    const { agenda } = play.state;
    for (;;) {
      const top = agenda[agenda.length - 1];
      if (top === undefined) return;
      const { step } = table[top.t]!;
      if (step === undefined) return;
      step(play, top);
    }
  }

  return {
    /** Runs a fresh state up to its first question. */
    begin(state: S, out?: E[]): void {
      play.state = state;
      play.out = out;
      play.effect = 'open';
      run();
    },
    decision(state: S): Decision | null {
      const top = state.agenda[state.agenda.length - 1];
      return top === undefined ? null : table[top.t]!.ask!(state, top);
    },
    legal(state: S, seat: Seat): A[] {
      const options: A[] = [];
      const top = state.agenda[state.agenda.length - 1];
      if (top !== undefined) table[top.t]!.options!(state, top, seat, options);
      return options;
    },
    apply(state: S, seat: Seat, action: A, out?: E[]): Effect {
      play.state = state;
      play.out = out;
      play.effect = 'open';
      const top = state.agenda[state.agenda.length - 1]!;
      table[top.t]!.answer!(play, top, seat, action);
      run();
      return play.effect;
    },
  };
}
