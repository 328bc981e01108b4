import { useText } from '../../../shell/settings.ts';
import { page } from '../texts/page.texts.ts';
import css from './figures.module.css';

/** Marks a value that is reconstructed. */
export function Grade() {
  const { t } = useText();
  return (
    <abbr className={css.grade} title={t(page.reconstructed)}>
      R
    </abbr>
  );
}
