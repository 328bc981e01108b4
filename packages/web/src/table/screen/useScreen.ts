import type { Decision, Lang } from '@guildhall/kernel';
import { useMemo, useState } from 'react';
import type { Hint, Mark, Question, Screen } from './contract.ts';
import { meant, nextTargets, openRoutes, type Route, standing } from './routes.ts';

/** What the screen is made from at one moment of a table. */
export interface Moment<V, A, C extends string> {
  readonly view: V;
  readonly me: number | null;
  readonly decision: Decision | null;
  /** Empty when `me` is not asked, or when the past is shown. */
  readonly legal: readonly A[];
  readonly names: readonly string[];
  readonly colours: readonly C[];
  /** Changes with every move. */
  readonly key: string;
}

export interface Acting<A> {
  act(action: A): void;
  /** Whether some picks must be confirmed, as on a touch screen, where nothing tells beforehand what they would do. */
  readonly confirm: boolean;
}

/** What is asked, and what has been picked in answer. */
export interface Asked<A, T extends string> {
  readonly ask: string;
  readonly legal: readonly A[];
  /** The actions that the picks mean. */
  readonly meant: readonly A[];
  readonly picked: readonly T[];
}

/** What a game's screen knows and the shared one does not. `X` is what its hints are made from. */
export interface Sense<V, A, T extends string, W extends string, C extends string, X> {
  /** Everything that can be done, as picks. */
  routes(legal: readonly A[], ask: string): readonly Route<A, T>[];
  /** What is picked by itself before anything else is: with the wish of who picked it otherwise. */
  preset?(legal: readonly A[], ask: string, wish: T | null): readonly T[];
  /** Whether this pick only says what is to be picked by itself. */
  isWish?(target: T, ask: string): boolean;
  /** Everybody's name and colour, if there is more to it than the seats. */
  names?(moment: Moment<V, A, C>, lang: Lang): readonly string[];
  colours?(moment: Moment<V, A, C>): readonly C[];
  /** Made once per moment, and only for who is asked. */
  context(moment: Moment<V, A, C>, names: readonly string[], lang: Lang): X;
  label(target: T, moment: Moment<V, A, C>, names: readonly string[], lang: Lang): string;
  hint(context: X, target: T, action: A): Hint<T, W>;
  /** Why nothing can be done with this target, if somebody might wonder. */
  why(context: X, target: T, label: string): Hint<T, W> | null;
  /** Whether one may ask why this target is not possible. */
  askable(target: T): boolean;
  /** Whether a target that is not possible is drawn as such: only where many things can be done at once. */
  shownImpossible(target: T, ask: string, picked: readonly T[]): boolean;
  /** Whether many things can be done at once, so that what glows is an offer rather than the answer to a question. */
  isOpen(ask: string): boolean;
  /** Which picks are confirmed on a touch screen. */
  readonly confirmed: RegExp;
  /** What can be dragged to its place as well as clicked. */
  readonly dragged?: RegExp;
  /** Asked once more: it cannot be taken back. */
  isFinal?(action: A): boolean;
  /** Where the present question is asked although nothing was picked. */
  placeOfQuestion?(view: V, ask: string): T | null;
  /** The question behind what was picked, if several moves fit it. */
  question?(context: X, asked: Asked<A, T>, commit: (action: A) => void): Question<T, W> | null;
}

/** The same list as long as the same is in it. */
function useSame<T>(list: readonly T[]): readonly T[] {
  const [same, setSame] = useState(list);
  if (list.length === same.length && list.every((each, i) => each === same[i])) return same;
  setSame(list);
  return list;
}

const never = () => false;
const NONE: readonly never[] = [];

/** Turns legal actions into marked targets, and picks of targets into actions. */
export function useScreen<V, A extends object, T extends string, W extends string, C extends string, X>(
  sense: Sense<V, A, T, W, C, X>,
  moment: Moment<V, A, C>,
  { act, confirm }: Acting<A>,
  lang: Lang,
): Screen<T, V, W, C> {
  const { view, me, decision, legal, key } = moment;
  const [choice, setChoice] = useState<{ key: string; picked: readonly T[] }>({ key, picked: [] });
  const [wish, setWish] = useState<T | null>(null);
  const [pointed, setPointed] = useState<T | null>(null);
  const [pending, setPending] = useState<{ key: string; target: T } | null>(null);

  const ask = decision?.ask ?? '';
  const asked = legal.length > 0;
  const isFinal = sense.isFinal ?? never;
  const names = useSame(sense.names?.(moment, lang) ?? moment.names);
  const colours = useSame(sense.colours?.(moment) ?? moment.colours);
  const routes = useMemo(() => sense.routes(legal, ask), [sense, legal, ask]);
  const preset = useMemo<readonly T[]>(() => sense.preset?.(legal, ask, wish) ?? NONE, [sense, legal, ask, wish]);
  const own = choice.key === key ? choice.picked : NONE;
  const picked = own.length === 0 ? preset : own;
  const first = useMemo(() => nextTargets(routes, []), [routes]);
  const next = useMemo(() => nextTargets(routes, picked), [routes, picked]);
  const waiting = pending?.key === key ? pending.target : null;
  const asksAt = sense.placeOfQuestion?.(view, ask) ?? null;
  const context = useMemo<X | null>(
    () => (me === null || !asked ? null : sense.context(moment, names, lang)),
    [sense, moment, me, asked, names, lang],
  );

  /* Everything but the hint stays the same while the pointer wanders, so that the boards need not be drawn anew. */
  const still = useMemo(() => {
    const putBack = () => {
      setChoice({ key, picked: [] });
      setPending(null);
    };
    const commitTo = (action: A) => {
      putBack();
      setPointed(null);
      act(action);
    };

    function pick(target: T): void {
      if (!asked) return;
      if (sense.isWish?.(target, ask)) return setWish(target);
      const base = standing(routes, picked, target);
      if (base === null) {
        setPointed(target);
        return;
      }
      if (picked.length > 0 && picked.at(-1) === target && !next.has(target)) {
        setChoice({ key, picked: base });
        setPending(null);
        return;
      }
      const path = [...base, target];
      const actions = meant(routes, path);
      if (actions.length === 1 && openRoutes(routes, path).length === actions.length && !isFinal(actions[0]!)) {
        if (confirm && sense.confirmed.test(target) && waiting !== target) {
          setPending({ key, target });
          setPointed(target);
          return;
        }
        return commitTo(actions[0]!);
      }
      setChoice({ key, picked: path });
      setPending(null);
    }

    function mark(target: T): Mark {
      if (!asked) return 'idle';
      if (picked.includes(target) || waiting === target || asksAt === target) return 'chosen';
      if (next.has(target)) return sense.isOpen(ask) && picked.length === 0 ? 'available' : 'legal';
      if (first.has(target)) return 'available';
      return sense.shownImpossible(target, ask, picked) ? 'impossible' : 'idle';
    }

    return {
      view,
      me,
      decision,
      asked,
      names,
      colours,
      next,
      mark,
      label: (target: T) => sense.label(target, moment, names, lang),
      pick,
      point: setPointed,
      picked,
      mayPutBack: asked && own.length > 0,
      putBack,
      drags: (target: T) => sense.dragged?.test(target) ?? false,
      question:
        context === null
          ? null
          : (sense.question?.(context, { ask, legal, meant: meant(routes, picked), picked }, commitTo) ?? null),
      pending: waiting,
      commit: () => {
        if (waiting !== null) pick(waiting);
      },
      withdraw: () => {
        setPending(null);
        setPointed(null);
      },
    };
  }, [
    sense,
    moment,
    view,
    me,
    decision,
    asked,
    ask,
    legal,
    key,
    names,
    colours,
    routes,
    own,
    picked,
    first,
    next,
    waiting,
    asksAt,
    context,
    lang,
    act,
    confirm,
    isFinal,
  ]);

  const shown = waiting ?? pointed;
  const hint = useMemo<Hint<T, W> | null>(() => {
    if (context === null || shown === null) return null;
    const base = standing(routes, picked, shown);
    const through = base === null ? [] : openRoutes(routes, [...base, shown]);
    if (through.length > 0) return sense.hint(context, shown, through[0]!.action);
    return sense.askable(shown) ? sense.why(context, shown, still.label(shown)) : null;
  }, [sense, context, shown, picked, routes, still]);

  return useMemo(() => ({ ...still, hint }), [still, hint]);
}
