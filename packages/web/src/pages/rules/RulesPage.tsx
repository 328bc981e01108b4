import { useLoaderData } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import button from '../../shell/controls/buttons.module.css';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { useText } from '../../shell/settings.ts';
import type { Rulebook } from '../../table/rulebook/chapter.ts';
import body from '../../table/rulebook/chapters.module.css';
import { page } from '../../table/rulebook/page.texts.ts';
import { contains, highlight, proseOf, wordsOf } from '../../table/rulebook/search.ts';
import { Contents } from './Contents.tsx';
import { OtherGames } from './OtherGames.tsx';
import css from './RulesPage.module.css';
import { useAnchor } from './useAnchor.ts';
import { usePaper } from './usePaper.ts';

export default function RulesPage() {
  const { game, rulebook } = useLoaderData({ from: '/pages/rules/$game' });
  const { Defs } = rulebook;
  return (
    <>
      {Defs !== undefined && <Defs />}
      <Rules key={game} {...rulebook} />
    </>
  );
}

/** The rules of a game: its chapters with contents and search. */
function Rules({ texts, chapters }: Rulebook) {
  const { t, lang } = useText();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const text = useRef<HTMLDivElement>(null);
  usePaper();
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
  useEffect(() => {
    const follow = () => {
      const id = location.hash.slice(1);
      if (id === '' || document.getElementById(id) !== null) return;
      lost.current = id;
      setQuery('');
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    if (lost.current === null || shown.length < chapters.length) return;
    document.getElementById(lost.current)?.scrollIntoView();
    lost.current = null;
  }, [chapters, shown]);

  return (
    <div className={css.page}>
      <div className={css.title}>
        <PageTitle title={t(texts.title)} hint={t(texts.hint)} />
        <OtherGames />
      </div>
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
  );
}
