import type { Lang } from '@guildhall/kernel';
import { startTransition, useCallback, useMemo, useRef, useState } from 'react';
import type { Amounts, Hint, Screen } from './contract.ts';
import { type Asking, actionBehind, afterPick, markOf, noPicks, offerOf, type PickEvent, picksFor } from './picking.ts';
import type { Moment, ScreenRules } from './screenRules.ts';

interface Acting<A> {
  act(action: A): void;
  readonly confirm: boolean;
  readonly confirms?: ((action: A) => boolean) | undefined;
}

/** The same list as long as the same is in it. */
function useSame<T>(list: readonly T[]): readonly T[] {
  const [same, setSame] = useState(list);
  if (list.length === same.length && list.every((each, i) => each === same[i])) return same;
  setSame(list);
  return list;
}

/** Made when it is first wanted. */
function lazily<X>(make: () => X): () => X {
  let made: { readonly it: X } | null = null;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}

/** Keeps the picks, and hands out what follows from them (`picking.ts`). */
export function useScreen<V, A extends object, T extends string, W extends string, C extends string, X>(
  rules: ScreenRules<V, A, T, W, C, X>,
  moment: Moment<V, A, C>,
  { act, confirm, confirms }: Acting<A>,
  lang: Lang,
): Screen<T, V, W, C, A, X> {
  const { view, me, decision, legal, key } = moment;
  const ask = decision?.ask ?? '';
  const asked = me !== null && legal.length > 0;
  const names = useSame(rules.names?.(moment, lang) ?? moment.names);
  const colours = useSame(rules.colours?.(moment) ?? moment.colours);
  const asking = useMemo<Asking<A, T>>(() => {
    const more = (me !== null && rules.moreRoutes?.(legal, view, me)) || [];
    const routes = [...rules.routes(legal, ask), ...more];
    return { key, ask, legal, routes, confirm, ...(confirms && { confirms }) };
  }, [rules, key, ask, legal, view, me, confirm, confirms]);

  const [kept, setKept] = useState(() => noPicks<T>(key));
  // two events may come before the screen is drawn again
  const latest = useRef(kept);
  const send = useCallback(
    (event: PickEvent<A, T>) => {
      const { picking, action } = afterPick(rules, asking, latest.current, event);
      latest.current = picking;
      if (action === null) return setKept(picking);
      // drawn together with what comes of the action
      startTransition(() => {
        setKept(picking);
        act(action);
      });
    },
    [rules, asking, act],
  );

  const { own, pending, preferred, pointed } = picksFor(kept, key);
  const offer = useMemo(() => offerOf(rules, asking, { own, preferred }), [rules, asking, own, preferred]);
  const context = useMemo(
    () => lazily(() => (asked ? rules.context(moment, names, lang) : null)),
    [rules, moment, asked, names, lang],
  );

  /* Everything but the hint stays the same while the pointer wanders, so that the boards need not be drawn anew. */
  const still = useMemo(() => {
    const { picked, next, meant } = offer;
    const chosen = [pending, rules.placeOfQuestion?.(view, ask) ?? null];
    const choose = (action: A) => send({ t: 'choose', action });
    return {
      view,
      me,
      decision,
      asked,
      legal,
      context,
      names,
      colours,
      next,
      picked,
      pending,
      mayPutBack: asked && own.length > 0,
      question: (asked && rules.question?.({ view, ask, legal, meant, picked }, () => context()!, choose)) || null,
      mark: (target: T) => markOf(rules, asking, offer, chosen, target),
      label: (target: T) => rules.label(target, { view, me, names, lang }),
      drags: (target: T) => rules.targets.rowOf(target).drag,
      sideOf: (target: T) => rules.targets.rowOf(target).side,
      pick: (target: T) => send({ t: 'pick', target }),
      point: (target: T | null) => send({ t: 'point', target }),
      putBack: () => send({ t: 'putBack' }),
      commit: () => send({ t: 'commit' }),
      withdraw: () => send({ t: 'withdraw' }),
    };
  }, [rules, view, me, decision, asked, ask, legal, names, colours, asking, own, pending, offer, context, lang, send]);

  const shown = pending ?? pointed;
  const hint = useMemo<Hint<T, W> | null>(() => {
    if (shown === null) return null;
    const action = asked ? actionBehind(asking, offer, shown) : null;
    if (action !== null) return rules.hint(context()!, shown, action);
    const about = { view, me, names, lang };
    const facts = rules.facts?.(shown, about) ?? [];
    const why = !asked || rules.targets.rowOf(shown).why === 'never' ? null : rules.why(context()!, shown);
    if (facts.length === 0) return why;
    const none = {} as Amounts<W>;
    const title = rules.label(shown, about);
    return { target: shown, title, pay: none, gain: none, notes: [], facts, why: why?.why ?? null };
  }, [rules, asked, asking, offer, context, shown, view, me, names, lang]);

  return useMemo(() => ({ ...still, hint }), [still, hint]);
}
