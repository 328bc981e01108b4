import { type ReactNode, useState } from 'react';
import button from '../shell/controls/buttons.module.css';
import { useText } from '../shell/settings.ts';
import { Icon } from './icons/Icon.tsx';
import css from './TableQuestion.module.css';
import { tableTexts } from './texts.ts';

interface Props {
  /** Takes back what led to the question; left out: that is not possible. */
  readonly undo?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A question over the whole table. It can be put aside to look at the boards; what was entered stays. */
export function TableQuestion({ undo, children }: Props) {
  const { t } = useText();
  const [aside, setAside] = useState(false);
  return (
    <div className={css.over} data-aside={aside || undefined}>
      <div className={css.question} data-question="" hidden={aside}>
        {children}
        <p className={css.ways}>
          {undo !== undefined && (
            <button type="button" className={button.quiet} onClick={undo}>
              <Icon name="undo" size={18} /> {t(tableTexts.undo)}
            </button>
          )}
          <button type="button" className={button.quiet} onClick={() => setAside(true)}>
            <Icon name="eye" size={18} /> {t(tableTexts.lookAtBoards)}
          </button>
        </p>
      </div>
      {aside && (
        <button type="button" className={button.primary} onClick={() => setAside(false)}>
          {t(tableTexts.backToQuestion)}
        </button>
      )}
    </div>
  );
}
