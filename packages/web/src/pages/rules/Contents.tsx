import type { Text } from '@guildhall/kernel';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../shell/settings.ts';
import { Icon } from '../../table/icons/Icon.tsx';
import type { Chapter } from '../../table/rulebook/chapter.ts';
import { page } from '../../table/rulebook/page.texts.ts';
import css from './Contents.module.css';
import { useCurrent } from './useCurrent.ts';

interface Props {
  /** Those the search leaves. */
  chapters: readonly Chapter[];
  query: string;
  /** A word worth looking for. */
  searchHint: Text;
  onSearch: (query: string) => void;
}

/** Search and table of contents: beside the text, or a bar above it that opens. */
export function Contents({ chapters, query, searchHint, onSearch }: Props) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const current = useCurrent(chapters.map(({ id }) => id).join(' '));
  const now = chapters.find(({ id }) => id === current);

  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [open]);

  // A long list follows the reader.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`a[href="#${current}"]`);
    const box = list.current;
    if (!link || !box || box.scrollHeight <= box.clientHeight) return;
    box.scrollTop = link.offsetTop - box.clientHeight / 2;
  }, [current]);

  return (
    <nav className={css.contents} aria-label={t(page.contents)} data-open={open || undefined}>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={open}
        aria-controls="rules-contents"
        onClick={() => setOpen(!open)}
      >
        <b>{t(page.contents)}</b>
        <span>{now !== undefined && t(now.title)}</span>
        <Icon name="forward" size={20} />
      </button>
      <div id="rules-contents" className={css.panel}>
        <label className={css.search}>
          <span className="visually-hidden">{t(page.search)}</span>
          <input
            type="search"
            value={query}
            placeholder={t(searchHint)}
            onChange={(event) => onSearch(event.target.value)}
          />
        </label>
        <p className={css.found} role="status">
          {query.trim() !== '' && t(page.found, { n: chapters.length })}
        </p>
        <ol ref={list} className={css.list}>
          {chapters.map(({ id, title, sign }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'true' : undefined} onClick={() => setOpen(false)}>
                <span className={css.sign} aria-hidden="true">
                  {sign}
                </span>
                {t(title)}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
