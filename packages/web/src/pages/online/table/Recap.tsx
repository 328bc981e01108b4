import type { Lang } from '@guildhall/kernel';
import { useEffect, useState } from 'react';
import { gameCalled } from '../../../games/index.ts';
import type { RemoteTable } from '../../../online/remote.ts';
import type { Missed } from '../../../online/useMissed.ts';
import button from '../../../shell/controls/buttons.module.css';
import { useText } from '../../../shell/settings.ts';
import { isAfter } from '../tables.ts';
import { handsFocusOn } from './focus.ts';
import css from './Recap.module.css';
import { speaksOf } from './speaksOf.ts';
import { onlineTexts } from './texts.ts';
import { useOnlineStatus } from './useOnline.ts';

interface Told {
  readonly mine: readonly string[];
  readonly others: readonly string[];
}

/** So many lines are enough to read before one plays. */
const MOST = 30;

/** What happened since this person last looked, told in the words of the chronicle: what concerns them first. */
async function recapOf(game: string, remote: RemoteTable, { from, to }: Missed, lang: Lang): Promise<Told> {
  const { me } = remote.status();
  const { moves, seats } = remote.account();
  const [{ default: own }, { view: begun }] = await Promise.all([gameCalled(game)!.screen(), remote.moment(0)]);
  const names = seats.map(({ name }) => name);
  const chapters = own.chroniclerFor({ lang, names, begun })(moves);
  const lines = chapters.flatMap((chapter) => chapter.lines).filter(({ move }) => move > from && move <= to);
  // what one did oneself is known
  const news = lines.filter(({ move }) => moves[move - 1]?.seat !== me);
  const isMine = (text: string) => speaksOf(text, names[me!]!);
  const texts = news.slice(-MOST).map(({ text }) => text);
  return { mine: texts.filter(isMine), others: texts.filter((text) => !isMine(text)) };
}

interface Props {
  readonly game: string;
  readonly remote: RemoteTable;
  readonly missed: Missed | null;
}

/** "Since your last turn": shown to somebody who was away, once. */
export function Recap({ game, remote, missed }: Props) {
  const { lang } = useText();
  const after = isAfter(useOnlineStatus(remote).info);
  const [told, setTold] = useState<Told | null>(null);
  /** What was read and put away stays so, in another language too. */
  const [closed, setClosed] = useState<Missed | null>(null);
  useEffect(() => {
    if (missed === null || after) return;
    let here = true;
    recapOf(game, remote, missed, lang)
      .then((recap) => here && recap.mine.length + recap.others.length > 0 && setTold(recap))
      .catch((error: unknown) => console.warn(error));
    return () => {
      here = false;
    };
  }, [game, remote, missed, lang, after]);
  if (told === null || missed === closed || after) return null;
  return <News told={told} onClose={() => setClosed(missed)} />;
}

/** What Escape closes before this: a sheet, and a line somebody writes in. */
const CLOSER = 'input, select, textarea, dialog, [role=dialog]';

function useEscape(act: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || (event.target as Element | null)?.closest?.(CLOSER)) return;
      // one thing at a time: the table would put back what is picked
      event.stopPropagation();
      act();
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, [act]);
}

function News({ told, onClose }: { readonly told: Told; onClose(): void }) {
  const { t } = useText();
  useEscape(onClose);
  return (
    <section ref={handsFocusOn} className={css.recap} aria-labelledby="recap">
      <h2 id="recap">{t(onlineTexts.recap)}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <div className={css.news} tabIndex={0}>
        {told.mine.length > 0 && (
          <>
            <h3>{t(onlineTexts.recapYou)}</h3>
            <Lines texts={told.mine} />
            {told.others.length > 0 && <h3>{t(onlineTexts.recapAll)}</h3>}
          </>
        )}
        <Lines texts={told.others} />
      </div>
      <button type="button" className={button.primary} onClick={onClose}>
        {t(onlineTexts.close)}
      </button>
    </section>
  );
}

const Lines = ({ texts }: { readonly texts: readonly string[] }) => (
  <ul>
    {texts.map((text, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
      <li key={i}>{text}</li>
    ))}
  </ul>
);
