import type { ReactNode } from 'react';
import { useText } from '../../shell/settings.ts';
import { tableTexts } from '../texts.ts';
import css from './HelpButton.module.css';
import { Popup } from './Popup.tsx';

interface Props {
  readonly name: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The small question mark on a card: seen when the card is pointed at, always where nothing can hover. */
export function HelpButton({ name, className, children }: Props) {
  const { t } = useText();
  const label = t(tableTexts.about, { name });
  return (
    <Popup
      className={`${css.help} ${className ?? ''}`}
      label={label}
      placement="top"
      trigger={
        <>
          <span className="visually-hidden">{label}</span>
          <i aria-hidden="true">?</i>
        </>
      }
    >
      {children}
    </Popup>
  );
}
