import { useId, useRef } from 'react';
import button from '../../shell/controls/buttons.module.css';
import { useText } from '../../shell/settings.ts';
import css from './CopyLine.module.css';
import { online } from './texts.ts';
import { useCopy } from './useCopy.ts';

/** A text to take along, with a button that copies it. */
export function CopyLine({ label, text }: { label: string; text: string }) {
  const { t } = useText();
  const id = useId();
  const line = useRef<HTMLInputElement>(null);
  const { copied, copy } = useCopy();
  return (
    <div className={css.line}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <input
        ref={line}
        id={id}
        className={css.text}
        readOnly
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <button
        type="button"
        className={button.secondary}
        onClick={() => {
          line.current?.select();
          copy(text);
        }}
      >
        {copied ? t(online.copied) : t(online.copy)}
      </button>
      <span role="status" className="visually-hidden">
        {copied ? t(online.copied) : ''}
      </span>
    </div>
  );
}
