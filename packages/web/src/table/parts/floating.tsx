import { lazy, Suspense } from 'react';
import type { PopoverProps } from 'react-aria-components';

export type { PopoverProps };

/** A large library, loaded when something floats for the first time, so that a table opens without it. */
const library = () => import('./floatingLibrary.ts');

const LoadedPopover = lazy(async () => ({ default: (await library()).Popover }));

/** Only inside a popover: it waits for them too. */
export const Dialog = lazy(async () => ({ default: (await library()).Dialog }));
export const OverlayArrow = lazy(async () => ({ default: (await library()).OverlayArrow }));

export const Popover = (props: PopoverProps) => (
  <Suspense fallback={<span hidden aria-busy="true" />}>
    <LoadedPopover {...props} />
  </Suspense>
);
