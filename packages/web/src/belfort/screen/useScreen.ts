import { type Action, belfort, builderName, type View, type Worker } from '@guildhall/belfort';
import type { Decision, Lang } from '@guildhall/kernel';
import { useMemo, useState } from 'react';
import { COLOURS, type Colour, type Hint, type Mark, type Screen, type Target } from './contract.ts';
import { type HintContext, hintOf, labelOf, whyNot } from './hints.ts';
import { meant, nextTargets, openRoutes, routesOf, workerInHand } from './paths.ts';
import { isFinal, placeOfQuestion, questionOf } from './question.ts';

/** What the screen is made from at one moment of a table. */
export interface Moment {
  readonly view: View;
  readonly me: number | null;
  readonly decision: Decision | null;
  /** Empty when `me` is not asked, or when the past is shown. */
  readonly legal: readonly Action[];
  readonly names: readonly string[];
  readonly colours: readonly Colour[];
  /** Changes with every move. */
  readonly key: string;
}

export interface Acting {
  act(action: Action): void;
  /** Whether a site or a player must be confirmed after the pick, as on a touch screen. */
  readonly confirm: boolean;
}

/** Things in hand or on the boards of which one may ask why they are not possible. */
const ASKABLE = /^(hand|buy|sell|exchange|pool|plank|guild):|^(deck|gnomes|wall|end)$/;

/** On a touch screen nothing tells beforehand what these would do. */
const CONFIRMED = /^(symbol|seat):/;

/** With two players the neutral builders take the two colours left over first. */
export function builderColours(colours: readonly Colour[], seats: number): Colour[] {
  if (seats !== 2) return [...colours];
  return [...colours, ...COLOURS.filter((colour) => !colours.includes(colour)).slice(0, 2)];
}

export function useScreen(
  moment: Moment,
  { act, confirm }: Acting,
  lang: Lang,
): Screen & { commit(): void; withdraw(): void; pending: Target | null } {
  const { view, me, decision, legal, key } = moment;
  const [choice, setChoice] = useState<{ key: string; picked: readonly Target[] }>({ key, picked: [] });
  const [wish, setWish] = useState<Worker | null>(null);
  const [pointed, setPointed] = useState<Target | null>(null);
  const [pending, setPending] = useState<{ key: string; target: Target } | null>(null);

  const ask = decision?.ask ?? '';
  const asked = legal.length > 0;
  const names = useMemo(() => {
    const builders = view.seats + view.neutralDwarves.length;
    return Array.from({ length: builders }, (_, builder) => builderName(builder, lang, moment.names));
  }, [view, lang, moment.names]);
  const routes = useMemo(() => routesOf(legal, ask), [legal, ask]);
  const inHand = ask === 'place' ? workerInHand(legal, wish) : null;
  const picked = useMemo<readonly Target[]>(() => {
    const own = choice.key === key ? choice.picked : [];
    return inHand !== null && own.length === 0 ? [`worker:${inHand}`] : own;
  }, [choice, key, inHand]);
  const first = useMemo(() => nextTargets(routes, []), [routes]);
  const next = useMemo(() => nextTargets(routes, picked), [routes, picked]);
  const waiting = pending?.key === key ? pending.target : null;
  const asksAt = placeOfQuestion(view, ask);
  const colours = useMemo(() => builderColours(moment.colours, view.seats), [moment.colours, view.seats]);

  const context = useMemo<HintContext | null>(
    () => (me === null || !asked ? null : { view, imagined: belfort.imagine(view, 1), me, lang, names }),
    [view, me, asked, lang, names],
  );

  /* Everything but the hint stays the same while the pointer wanders, so that the boards need not be drawn anew. */
  const still = useMemo(() => {
    const putBack = () => {
      setChoice({ key, picked: [] });
      setPending(null);
    };
    const commitTo = (action: Action) => {
      putBack();
      setPointed(null);
      act(action);
    };

    function pick(target: Target): void {
      if (!asked) return;
      if (target.startsWith('worker:') && ask === 'place') return setWish(target.slice(7) as Worker);
      const base = next.has(target) ? picked : [];
      if (base.length === 0 && !first.has(target)) {
        setPointed(target);
        return;
      }
      if (picked.length > 0 && picked.at(-1) === target && !next.has(target)) return putBack();
      const path = [...base, target];
      const actions = meant(routes, path);
      if (actions.length === 1 && openRoutes(routes, path).length === actions.length && !isFinal(actions[0]!)) {
        if (confirm && CONFIRMED.test(target) && waiting !== target) {
          setPending({ key, target });
          setPointed(target);
          return;
        }
        return commitTo(actions[0]!);
      }
      setChoice({ key, picked: path });
      setPending(null);
    }

    function mark(target: Target): Mark {
      if (!asked) return 'idle';
      if (picked.includes(target) || waiting === target || asksAt === target) return 'chosen';
      if (next.has(target)) return ask === 'turn' && picked.length === 0 ? 'available' : 'legal';
      if (first.has(target)) return 'available';
      return ask === 'turn' && ASKABLE.test(target) && !/^(guild|plank):/.test(target) ? 'impossible' : 'idle';
    }

    const label = (target: Target) => labelOf(target, view, me, names, lang);
    const question = context === null ? null : questionOf(context, ask, legal, meant(routes, picked), picked, commitTo);
    return {
      view,
      me,
      decision,
      asked,
      names,
      colours,
      next,
      mark,
      label,
      pick,
      point: setPointed,
      picked,
      putBack,
      question,
      pending: waiting,
      commit: () => {
        if (waiting !== null) pick(waiting);
      },
      /** Leaves the place that was to be confirmed; what was picked before stays picked. */
      withdraw: () => {
        setPending(null);
        setPointed(null);
      },
    };
  }, [
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
    picked,
    first,
    next,
    waiting,
    asksAt,
    context,
    lang,
    act,
    confirm,
  ]);

  const shown = waiting ?? pointed;
  const hint = useMemo<Hint | null>(() => {
    if (context === null || shown === null) return null;
    const base = next.has(shown) ? picked : [];
    const through = openRoutes(routes, [...base, shown]);
    if (through.length > 0) return hintOf(context, shown, through[0]!.action);
    return ASKABLE.test(shown) || shown.startsWith('symbol:') ? whyNot(context, shown, still.label(shown)) : null;
  }, [context, shown, next, picked, routes, still]);

  return useMemo(() => ({ ...still, hint }), [still, hint]);
}
