import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { UpdateToast } from './UpdateToast.tsx';

/** What stands around every page, the table too. */
export function Root() {
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
      <UpdateToast />
    </>
  );
}
