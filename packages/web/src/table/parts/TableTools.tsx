import type { UndoAnswer } from '@guildhall/table';
import type { ReactNode } from 'react';
import { useText } from '../../shell/settings.ts';
import { Icon } from '../icons/Icon.tsx';
import { tableTexts } from '../texts.ts';
import { BesideLink } from './BesideLink.tsx';
import { UndoButton } from './UndoButton.tsx';

interface Props {
  readonly game: string;
  readonly canUndo: boolean;
  readonly whyNoUndo?: UndoAnswer | undefined;
  readonly undo?: (() => void) | undefined;
  readonly className: string | undefined;
  /** What this table has besides. */
  readonly children?: ReactNode;
}

/** The tools of a table; where there is no room for their names, a style sheet hides them: they are read out all the same. */
export function TableTools({ game, canUndo, whyNoUndo, undo, className, children }: Props) {
  const { t } = useText();
  return (
    <nav className={className}>
      {undo !== undefined && (
        <UndoButton canUndo={canUndo} why={whyNoUndo} undo={undo}>
          <Icon name="undo" /> <span>{t(tableTexts.undo)}</span>
        </UndoButton>
      )}
      {children}
      <BesideLink beside={{ rules: game }} aria-label={t(tableTexts.rules)}>
        <Icon name="rules" /> <span>{t(tableTexts.rules)}</span>
      </BesideLink>
      <BesideLink beside={{ settings: true }} aria-label={t(tableTexts.settings)}>
        <Icon name="settings" />
      </BesideLink>
    </nav>
  );
}

/** Shows and hides the chronicle, where it waits in a drawer. */
export function ChronicleButton({ open, onPress }: { readonly open: boolean; onPress(): void }) {
  const { t } = useText();
  return (
    <button type="button" aria-expanded={open} aria-label={t(tableTexts.chronicle)} onClick={onPress}>
      <Icon name="log" /> <span>{t(tableTexts.chronicle)}</span>
    </button>
  );
}
