import type { Text } from '@guildhall/kernel';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '../../shell/settings.ts';
import { Icon } from '../icons/Icon.tsx';
import { tableTexts } from '../texts.ts';
import css from './TableHeader.module.css';

interface Props {
  readonly game: string;
  readonly title: Text;
  /** Where in the game we are. */
  readonly children: ReactNode;
  readonly prompt: ReactNode;
  readonly canUndo: boolean;
  readonly undo?: (() => void) | undefined;
  /** What this table has besides. */
  readonly tools?: ReactNode;
}

/** The bar above a table with room for words: the game, the moment, the question, the tools. */
export function TableHeader({ game, title, children, prompt, canUndo, undo, tools }: Props) {
  const { t } = useText();
  return (
    <header className={css.header}>
      <Link to="/" className={css.brand}>
        <b>{t(title)}</b>
        <small>Guildhall</small>
      </Link>
      {children}
      <div className={css.prompt}>{prompt}</div>
      <nav className={css.tools}>
        {undo !== undefined && (
          <button type="button" onClick={undo} disabled={!canUndo}>
            <Icon name="undo" /> <span>{t(tableTexts.undo)}</span>
          </button>
        )}
        {tools}
        <Link to="/rules/$game" params={{ game }}>
          <Icon name="rules" /> <span>{t(tableTexts.rules)}</span>
        </Link>
        <Link to="/settings" aria-label={t(tableTexts.settings)}>
          <Icon name="settings" />
        </Link>
      </nav>
    </header>
  );
}
