import { CARDS, PERSONS } from '@guildhall/bruges';
import { say } from '@guildhall/kernel';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import button from '../../../shell/controls/buttons.module.css';
import { PageTitle } from '../../../shell/PageTitle.tsx';
import { useText } from '../../../shell/settings.ts';
import { highlight, wordsOf } from '../../../table/rulebook/search.ts';
import { Defs } from '../drawings/Defs.tsx';
import { Filters } from './Filters.tsx';
import { type Chosen, countOf, fits, readChosen, type Search, writeSearch } from './filter.ts';
import { PersonEntry } from './PersonEntry.tsx';
import css from './PersonsPage.module.css';
import { personsTexts } from './texts.ts';
import { useWanted } from './useWanted.ts';

/** How long after the last key the address follows. */
const PAUSE = 300;

/** The query lives in the address as well, but a typist should not wait for it. */
function useQuery(inAddress: string, write: (query: string) => void): [string, (query: string) => void] {
  const [query, setQuery] = useState(inAddress);
  const written = useRef(inAddress);
  useEffect(() => {
    if (inAddress === written.current) return;
    written.current = inAddress;
    setQuery(inAddress);
  }, [inAddress]);
  useEffect(() => {
    if (query.trim() === written.current) return;
    const later = setTimeout(() => {
      written.current = query.trim();
      write(query);
    }, PAUSE);
    return () => clearTimeout(later);
  });
  return [query, setQuery];
}

export default function PersonsPage() {
  const { t, lang } = useText();
  const navigate = useNavigate();
  const search: Search = useSearch({ strict: false });
  const chosen = useMemo(() => readChosen(search), [search]);
  const write = (next: Chosen, words: string) =>
    navigate({ to: '.', search: writeSearch(next, words) as never, hash: '', replace: true, resetScroll: false });
  const [query, setQuery] = useQuery(String(search.q ?? ''), (words) => write(chosen, words));
  const words = useDeferredValue(query);
  const hash = useLocation({ select: (location) => location.hash });
  useWanted(hash);

  const everybody = useMemo(
    () => PERSONS.toSorted((a, b) => say(a.name, lang).localeCompare(say(b.name, lang), lang)),
    [lang],
  );
  const found = useMemo(
    () => new Set(everybody.filter((person) => fits(person, chosen, words, lang))),
    [everybody, chosen, words, lang],
  );
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (list.current !== null && found.size > 0)
      highlight(
        list.current,
        wordsOf(words).filter((word) => word.length > 1),
      );
    return () => highlight(document.body, []);
  }, [words, found]);

  const narrowed = query.trim() !== '' || countOf(chosen) > 0;
  const showAll = () => {
    setQuery('');
    write(readChosen({}), '');
  };
  return (
    <div className={css.page}>
      <Defs />
      <div className={css.title}>
        <PageTitle title={t(personsTexts.title)} hint={t(personsTexts.hint, { n: CARDS })} />
      </div>
      <Filters
        query={query}
        onSearch={setQuery}
        chosen={chosen}
        onChoose={(next) => write(next, query)}
        onClear={narrowed ? showAll : null}
      >
        <p className={css.count} role="status">
          {narrowed ? t(personsTexts.found, { n: found.size, all: CARDS }) : t(personsTexts.everybody, { all: CARDS })}
        </p>
      </Filters>
      <section aria-label={t(personsTexts.persons)}>
        <ul ref={list} className={css.list}>
          {everybody.map((person) => (
            <li key={person.id} hidden={!found.has(person)}>
              <PersonEntry person={person} wanted={person.id === hash} />
            </li>
          ))}
        </ul>
        {found.size === 0 && (
          <div className={css.nobody}>
            <p>{t(personsTexts.nobody)}</p>
            <button type="button" className={button.secondary} onClick={showAll}>
              {t(personsTexts.clear)}
            </button>
          </div>
        )}
      </section>
    </div>
  );
}
