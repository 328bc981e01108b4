import type { Text } from '@guildhall/kernel';
import type { SeatPlan } from '@guildhall/table';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Advising, TableHost } from '../../session/live.ts';
import type { Advised } from '../../session/serveBots.ts';
import { useText } from '../../shell/settings.ts';
import { select, tabAnchor } from '../anchors.ts';
import type { AccountFor, GameScreen, Kit, ScreenOf } from '../screen/game.ts';
import { adviceTexts } from './texts.ts';

type Advise = NonNullable<TableHost['advise']>;

/** Advice at a table that is played elsewhere. */
export interface Counsel {
  /** After how many moves somebody asked for it. */
  readonly advised: readonly number[];
  /** How often I did. */
  readonly mine: number;
  /** Null: nobody may ask at this table. */
  readonly advise: Advise | null;
}

/** What is shown of a piece of advice. */
export type Advice =
  | { readonly t: 'thinking'; readonly share: number }
  | { readonly t: 'failed' }
  /** Nobody may ask at this table, and why. */
  | { readonly t: 'refused'; readonly why: Text }
  | {
      readonly t: 'told';
      /** The move in the words of the game. */
      readonly move: string;
      readonly reasons: readonly Text[];
      /** How it compares with other moves; null: there was nothing to compare. */
      readonly compared: Text | null;
      /** In percent; null: there was nothing to compare. */
      readonly chance: number | null;
    };

export interface AdviceDesk {
  /** Null: nobody has asked. */
  readonly advice: Advice | null;
  /** Asks for advice, or for the reason why there is none at this table; left out: not now. */
  readonly ask?: (() => void) | undefined;
  /** Asking brings only the reason. */
  readonly refused: boolean;
  /** Others see that I have asked. */
  readonly open: boolean;
  /** Ends the thinking, or puts the advice away. */
  close(): void;
}

interface At<K extends Kit> {
  readonly own: GameScreen<K>;
  readonly account: AccountFor<K>;
  readonly screen: ScreenOf<K>;
  /** Left out: the table is online. */
  readonly host: TableHost | undefined;
  /** Of an online table; left out: there is no advice. */
  readonly counsel: Counsel | undefined;
  /** Whether the table is looked at as it is now. */
  readonly now: boolean;
}

/** One's own question, as long as it is asked. */
export function useAdvice<K extends Kit>({ own, account, screen, host, counsel, now }: At<K>): AdviceDesk {
  const { lang } = useText();
  const { me, legal, moves, seats } = account;
  const { asked } = screen;
  // others may answer the same question meanwhile; with my own answer goes what was asked about it
  const question = asked ? moves.filter(({ seat }) => seat === me).length : null;
  const [shown, setShown] = useState<{ readonly at: number | null; readonly advice: Advice; readonly lit: Lit } | null>(
    null,
  );
  const asking = useRef<Advising | null>(null);
  const current = shown !== null && shown.at === question && now ? shown : null;
  useLit(current?.lit ?? NOTHING);

  const close = useCallback(() => {
    asking.current?.cancel();
    asking.current = null;
    setShown(null);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the question goes what was asked about it
  useEffect(() => close, [question, close]);

  const show = (advice: Advice, lit: Lit = NOTHING) => setShown({ at: question, advice, lit });
  const advise = host === undefined ? (counsel?.advise ?? undefined) : host.advise;
  const whyNot = reasonAgainst(seats, host, advise);
  const ask = () => {
    const errand = advise!((share) => asking.current === errand && show({ t: 'thinking', share }));
    asking.current = errand;
    show({ t: 'thinking', share: 0 });
    errand.advised.then(
      (advised) => {
        if (asking.current !== errand) return;
        asking.current = null;
        const action = legal[advised.option]!;
        const move = own.describe(me!, action, screen.view, screen.names, lang);
        show({ t: 'told', move, ...saidOf(own, advised) }, litBy(own, screen, action));
      },
      () => asking.current === errand && show({ t: 'failed' }),
    );
  };
  const refused = whyNot !== null;
  const answer = refused ? () => show({ t: 'refused', why: whyNot }) : advise && ask;
  const wanted = asked && now && legal.length > 1;
  return {
    advice: current?.advice ?? null,
    refused,
    open: counsel !== undefined,
    close,
    ...(wanted && { ask: answer }),
  };
}

/** From so much chance to win on, a move is better than others, and far better. */
const BETTER = 0.01;
const FAR_BETTER = 0.05;

/** How a move compares with others that is ahead of them by so much chance to win. */
export function comparedBy(lead: number): Text | null {
  if (Number.isNaN(lead)) return null;
  if (lead < BETTER) return adviceTexts.close;
  return lead < FAR_BETTER ? adviceTexts.ahead : adviceTexts.far;
}

/** Why nobody may ask at this table; null: nothing speaks against it, though a lesson has its own advice. */
function reasonAgainst(
  seats: readonly SeatPlan[],
  host: TableHost | undefined,
  advise: Advise | undefined,
): Text | null {
  if (host === undefined) return advise === undefined ? adviceTexts.notOnline : null;
  return seats.filter(({ kind }) => kind === 'human').length > 1 ? adviceTexts.notTogether : null;
}

function saidOf<K extends Kit>({ reasonTexts }: GameScreen<K>, { reasons, lead, chance }: Advised) {
  return {
    compared: comparedBy(lead),
    reasons: reasons.flatMap(({ part }) => reasonTexts?.[part] ?? []),
    // who has to ask has not won or lost yet
    chance: Number.isNaN(chance) ? null : Math.min(99, Math.max(1, Math.round(chance * 100))),
  };
}

/** Selectors of what is ringed. */
type Lit = readonly string[];
const NOTHING: Lit = [];

/** The places that are picked for this action, and the boards on which they lie. */
function litBy<K extends Kit>(
  { screenRules }: GameScreen<K>,
  { legal, decision, view, me }: ScreenOf<K>,
  action: K['Action'],
): Lit {
  const routes = [...screenRules.routes(legal, decision!.ask), ...(screenRules.moreRoutes?.(legal, view, me!) ?? [])];
  const path = routes.find((route) => route.action === action)?.path ?? [];
  const tabs = path.flatMap((target) => screenRules.targets.rowOf(target).tab ?? []);
  return [...path.map((target) => select.target(target)), ...tabs.map((tab) => select.anchor(tabAnchor(tab)))];
}

/** Rings things on the page, also those that come up later. */
function useLit(lit: Lit): void {
  useEffect(() => {
    if (lit.length === 0) return;
    const selector = lit.join();
    const ring = () => {
      for (const place of document.querySelectorAll(selector)) place.setAttribute('data-advised', '');
    };
    ring();
    const watch = new MutationObserver(ring);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      for (const place of document.querySelectorAll('[data-advised]')) place.removeAttribute('data-advised');
    };
  }, [lit]);
}
