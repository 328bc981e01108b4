import { Outlet, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import css from './toast.module.css';
import { UpdateToast } from './UpdateToast.tsx';

/** What stands around every page, the table too. `notes`: what else is told on any page. */
export function Root({ notes }: { readonly notes?: ReactNode }) {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const shown = useRef(path);
  useEffect(() => {
    // A reader of a screen reader hears the new page instead of staying on a link that is gone.
    if (shown.current !== undefined && shown.current !== path) {
      document.getElementById('content')?.focus({ preventScroll: true });
    }
    shown.current = path;
  }, [path]);
  return (
    <>
      <Outlet />
      <div className={css.place}>
        <UpdateToast />
        {notes}
      </div>
    </>
  );
}
