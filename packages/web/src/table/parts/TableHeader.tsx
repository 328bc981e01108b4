import type { Text } from '@guildhall/kernel';
import type { UndoAnswer } from '@guildhall/table';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '../../shell/settings.ts';
import css from './TableHeader.module.css';
import { TableTools } from './TableTools.tsx';

interface Props {
  readonly game: string;
  readonly title: Text;
  /** Where in the game we are. */
  readonly children: ReactNode;
  readonly prompt: ReactNode;
  readonly canUndo: boolean;
  readonly whyNoUndo?: UndoAnswer | undefined;
  readonly undo?: (() => void) | undefined;
  /** What this table has besides. */
  readonly tools?: ReactNode;
}

/** The bar above a table with room for words: the game, the moment, the question, the tools. */
export function TableHeader({ game, title, children, prompt, canUndo, whyNoUndo, undo, tools }: Props) {
  const { t } = useText();
  return (
    <header className={css.header}>
      <Link to="/" className={css.brand}>
        <b>{t(title)}</b>
        <small>Guildhall</small>
      </Link>
      {children}
      <div className={css.prompt}>{prompt}</div>
      <TableTools game={game} canUndo={canUndo} whyNoUndo={whyNoUndo} undo={undo} className={css.tools}>
        {tools}
      </TableTools>
    </header>
  );
}
