import type { Text, TextParams } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import { useText } from '../../shell/settings.ts';
import css from './figures.module.css';
import { page } from './page.texts.ts';
import { Rich } from './Rich.tsx';

interface Props {
  of: Text;
  with?: TextParams;
  /** Drawn above the words. */
  children?: ReactNode;
}

/** A worked example on a slip of its own. */
export function Example({ of, with: params = {}, children }: Props) {
  const { t } = useText();
  return (
    <figure className={css.example}>
      {children !== undefined && <div className={css.drawn}>{children}</div>}
      <figcaption>
        <b>{t(page.example)}</b> <Rich of={of} with={params} />
      </figcaption>
    </figure>
  );
}
