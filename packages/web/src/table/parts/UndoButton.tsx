import type { UndoAnswer } from '@guildhall/table';
import type { ReactNode } from 'react';
import { useText } from '../../shell/settings.ts';
import { tableTexts, undoTexts } from '../texts.ts';
import { Popup } from './Popup.tsx';

interface Props {
  readonly canUndo: boolean;
  readonly why?: UndoAnswer | undefined;
  undo(): void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Takes the own last move back; where that cannot be, it says why not. */
export function UndoButton({ canUndo, why, undo, className, children }: Props) {
  const { t } = useText();
  const reason = why === undefined ? undefined : undoTexts[why];
  if (canUndo || reason === undefined) {
    return (
      <button type="button" className={className} aria-label={t(tableTexts.undo)} onClick={undo} disabled={!canUndo}>
        {children}
      </button>
    );
  }
  return (
    <Popup className={className} label={t(tableTexts.undo)} trigger={children} named quiet>
      <p>{t(reason)}</p>
    </Popup>
  );
}
