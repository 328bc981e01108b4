import { useText } from '../../shell/settings.ts';
import css from './figures.module.css';
import { page } from './page.texts.ts';

/** Marks a value that is ours: reconstructed. */
export function Grade() {
  const { t } = useText();
  return (
    <abbr className={css.grade} title={t(page.ourValueWhy)}>
      {t(page.ourValue)}
    </abbr>
  );
}
