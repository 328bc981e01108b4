import { type MouseEvent, type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import button from '../../shell/controls/buttons.module.css';
import { useText } from '../../shell/settings.ts';
import type { Rulebook } from '../../table/rulebook/chapter.ts';
import body from '../../table/rulebook/chapters.module.css';
import { page } from '../../table/rulebook/page.texts.ts';
import { contains, highlight, proseOf, wordsOf } from '../../table/rulebook/search.ts';
import { Contents } from './Contents.tsx';
import css from './Rules.module.css';
import { useAnchor } from './useAnchor.ts';

interface Props extends Rulebook {
  /** Leaves the address alone when a link leads to another chapter. */
  readonly quiet?: boolean;
  /** What stands above. */
  readonly children?: ReactNode;
}

/** The rules of a game: its chapters with contents and search. */
export function Rules({ texts, chapters, Defs, quiet = false, children }: Props) {
  const { t, lang } = useText();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const text = useRef<HTMLDivElement>(null);
  useAnchor();

  const shown = useMemo(() => {
    const words = wordsOf(wanted);
    return chapters.filter((chapter) => contains(proseOf([chapter.title, chapter.words], lang), words));
  }, [chapters, wanted, lang]);

  useEffect(() => {
    const words = wordsOf(wanted).filter((word) => word.length > 1);
    if (text.current !== null && shown.length > 0) highlight(text.current, words);
    return () => highlight(document.body, []);
  }, [wanted, shown]);

  // A link may lead to a chapter that the search has put aside.
  const lost = useRef<string | null>(null);
  const find = (id: string) => {
    if (id === '' || document.getElementById(id) !== null) return;
    lost.current = id;
    setQuery('');
  };
  useEffect(() => {
    const follow = () => find(location.hash.slice(1));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  });
  const go = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
    if (!quiet || link === null) return;
    event.preventDefault();
    const id = link.hash.slice(1);
    document.getElementById(id)?.scrollIntoView();
    find(id);
  };
  useEffect(() => {
    if (lost.current === null || shown.length < chapters.length) return;
    document.getElementById(lost.current)?.scrollIntoView();
    lost.current = null;
  }, [chapters, shown]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: links are followed by keys too, and are clicked by that
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div className={css.around} onClick={go}>
      {Defs !== undefined && <Defs />}
      <div className={css.page}>
        {children !== undefined && <div className={css.title}>{children}</div>}
        <Contents chapters={shown} query={query} searchHint={texts.searchHint} onSearch={setQuery} />
        <div ref={text} className={css.chapters}>
          {shown.map(({ id, title, sign, Body }) => (
            <section key={id} id={id} className={css.chapter} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>
                <span className={css.sign} aria-hidden="true">
                  {sign}
                </span>
                <a href={`#${id}`}>{t(title)}</a>
              </h2>
              <div className={body.prose}>
                <Body />
              </div>
            </section>
          ))}
          {shown.length === 0 && (
            <div className={css.chapter}>
              <p className={css.nothing}>{t(page.nothing)}</p>
              <button type="button" className={button.secondary} onClick={() => setQuery('')}>
                {t(page.showAll)}
              </button>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
