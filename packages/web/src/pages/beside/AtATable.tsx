import { Outlet, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { PHONE } from '../../design/breakpoints.ts';
import { isOpen } from '../../table/beside.ts';
import { useMedia } from '../../table/useMedia.ts';
import css from './AtATable.module.css';

const SidePanel = lazy(() => import('./SidePanel.tsx'));

/** A table, and what lies open beside it. The table stays as it is, with an unfinished move and all. */
export function AtATable() {
  const beside = useSearch({ from: '/tables' });
  const covers = useMedia(PHONE);
  const open = isOpen(beside);
  return (
    <>
      <div className={css.table} inert={open && covers}>
        <Outlet />
      </div>
      {open && (
        <Suspense>
          <SidePanel {...beside} covers={covers} />
        </Suspense>
      )}
    </>
  );
}
