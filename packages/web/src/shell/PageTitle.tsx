import css from './PageTitle.module.css';
import { usePageTitle } from './title.ts';

/** The heading of a page on an oak sign; it also names the browser's tab. */
export function PageTitle({ title, hint }: { title: string; hint?: string }) {
  usePageTitle(title);
  return (
    <div className={css.sign}>
      <h1>{title}</h1>
      {hint !== undefined && <p>{hint}</p>}
    </div>
  );
}
