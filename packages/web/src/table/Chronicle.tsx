import type { Text } from '@guildhall/kernel';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef } from 'react';
import type { Missed } from '../online/useMissed.ts';
import { useText } from '../shell/settings.ts';
import { adviceTexts } from './advice/texts.ts';
import css from './Chronicle.module.css';
import { advisedLines, type Chapter, newLines } from './chronicle.ts';
import { SeatFace } from './faces/SeatFace.tsx';
import { tableTexts } from './texts.ts';

interface Props {
  readonly chapters: readonly Chapter[];
  /** What the game calls a round. */
  readonly roundName: Text;
  /** After how many moves advice was asked for; left out: never. */
  readonly advised?: readonly number[];
  /** What the reader has missed; left out: nothing. */
  readonly missed?: Missed | null;
  /** The shield of a seat. */
  badge(seat: number): ReactNode;
  /** The moment being shown, or null for now. */
  readonly at: number | null;
  onPoint(targets: readonly string[]): void;
  onTravel(move: number): void;
}

/** The log in sentences: pointing at one lights its place up, choosing it shows that moment. */
export function Chronicle(props: Props) {
  const { chapters, roundName, advised = NEVER, missed = null, badge, at, onPoint, onTravel } = props;
  const { t } = useText();
  const news = chapters.map((chapter) => (missed === null ? [] : newLines(chapter, missed)));
  const firstNew = news.findIndex((lines) => lines.length > 0);
  const list = useRef<HTMLDivElement>(null);
  const count = chapters.reduce((sum, chapter) => sum + chapter.lines.length, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls into sight, and the one of the moment shown
  useEffect(() => {
    const { current: box } = list;
    if (box === null) return;
    if (at === null) box.scrollTop = box.scrollHeight;
    // a move of which nothing is told is found by the last line before it
    const told = chapters.flatMap(({ lines }) => lines).filter(({ move }) => move <= (at ?? 0)).length;
    const line = box.querySelector('[aria-current]') ?? box.querySelectorAll('button')[told - 1];
    if (at === null || line === undefined) return;
    const above = line.getBoundingClientRect().top - box.getBoundingClientRect().top;
    if (above < 0 || above > box.clientHeight - 40) box.scrollTop += above - box.clientHeight / 2;
  }, [count, at]);
  // a board that changes its height must not cut the newest line
  useEffect(() => {
    const box = list.current;
    if (box === null || at !== null) return;
    const watch = new ResizeObserver(() => {
      box.scrollTop = box.scrollHeight;
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, [at]);
  /** One stop for Tab; the arrows go from line to line. */
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const lines = [...event.currentTarget.querySelectorAll('button')];
    const now = lines.indexOf(document.activeElement as HTMLButtonElement);
    const next = now < 0 ? lines.length - 1 : now + (event.key === 'ArrowDown' ? 1 : -1);
    lines[Math.max(0, Math.min(lines.length - 1, next))]?.focus();
  };
  return (
    <section className={css.chronicle} aria-label={t(tableTexts.chronicle)}>
      <h2 className={css.title}>{t(tableTexts.chronicle)}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex lint/a11y/noStaticElementInteractions: a scrolling list must be reachable by keyboard, and its lines from there */}
      <div className={css.list} ref={list} tabIndex={0} onKeyDown={step}>
        {count === 0 && <p className={css.empty}>{t(tableTexts.nothingTold)}</p>}
        {chapters.map((chapter, i) => (
          <ToldChapter
            key={chapter.key}
            chapter={chapter}
            roundName={roundName}
            opensRound={chapter.round > 0 && chapter.round !== chapters[i - 1]?.round}
            // one word, so that equal ones are the same
            advised={advisedLines(chapter, chapters[i + 1], advised).join(' ')}
            news={news[i]!.join(' ')}
            opensNews={i === firstNew}
            badge={badge}
            at={chapter.lines.some(({ move }) => move === at) ? at : null}
            onPoint={onPoint}
            onTravel={onTravel}
          />
        ))}
      </div>
    </section>
  );
}

const NEVER: readonly number[] = [];

interface ChapterProps extends Omit<Props, 'chapters' | 'advised' | 'missed'> {
  /** The numbers of the lines at which advice was asked for. */
  readonly advised: string;
  /** The numbers of the lines that the reader has missed. */
  readonly news: string;
  /** The first with such lines. */
  readonly opensNews: boolean;
  readonly chapter: Chapter;
  /** The first of its round. */
  readonly opensRound: boolean;
}

/** Drawn anew only when something was added to it. */
const ToldChapter = memo(function ToldChapter(props: ChapterProps) {
  const { chapter, roundName, opensRound, advised, news, opensNews, badge, at, onPoint, onTravel } = props;
  const { t } = useText();
  const asked = advised.split(' ');
  const missed = news.split(' ');
  const divider = opensNews ? t(tableTexts.newSince) : null;
  return (
    <section className={css.chapter}>
      {missed[0] === '0' && divider !== null && <p className={css.since}>{divider}</p>}
      {opensRound && <h3 className={css.round}>{t(roundName, { n: chapter.round })}</h3>}
      <h4 className={css.heading}>
        {chapter.seat !== null && badge(chapter.seat)}
        {chapter.seat !== null && <SeatFace seat={chapter.seat} size={20} />}
        {chapter.title}
      </h4>
      <ul>
        {chapter.lines.map(({ text, move, targets }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added
          <li key={`${move}.${i}`} data-new={missed.includes(`${i}`) || undefined}>
            {i > 0 && missed[0] === `${i}` && divider !== null && <p className={css.since}>{divider}</p>}
            <button
              type="button"
              className={css.line}
              tabIndex={-1}
              aria-current={at === move ? 'true' : undefined}
              onClick={() => onTravel(move)}
              onPointerEnter={() => onPoint(targets)}
              onPointerLeave={() => onPoint([])}
              onFocus={() => onPoint(targets)}
              onBlur={() => onPoint([])}
            >
              {missed.includes(`${i}`) && <span className="visually-hidden">{t(tableTexts.newLine)} </span>}
              {text}
              {asked.includes(`${i}`) && <span className={css.advised}>{t(adviceTexts.asked)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
});
