import { createContext, type ReactNode, useCallback, useRef, useState } from 'react';
import { Dialog, Popover, type PopoverProps } from './floating.tsx';
import css from './Popup.module.css';

/** For what leads from a sheet to elsewhere: closes the sheet. */
export const CloseSheet = createContext<() => void>(() => {});

interface Props {
  /** What is written on the button; without it the label is read out. */
  readonly trigger: ReactNode;
  readonly label: string;
  /** The label is read out instead of what is written on the button, which may be hidden. */
  readonly named?: boolean;
  readonly className?: string | undefined;
  readonly placement?: PopoverProps['placement'];
  /** wide: for tables and rows of cards. broad: for many large cards. */
  readonly size?: 'normal' | 'wide' | 'broad';
  /** Drawn like something that cannot be used: it only says why. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** A button that opens a sheet of parchment beside it. There are dozens: what a sheet needs is set up when it opens. */
export function Popup({
  trigger,
  label,
  named = false,
  className,
  placement = 'bottom',
  size = 'normal',
  quiet = false,
  children,
}: Props) {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const press = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-disabled={quiet || undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={named || trigger === null ? label : undefined}
        onClick={press}
      >
        {trigger}
      </button>
      {opened && (
        <Popover
          triggerRef={button}
          isOpen={open}
          onOpenChange={setOpen}
          className={css.popover!}
          placement={placement}
          offset={6}
          containerPadding={8}
          data-size={size}
        >
          <Dialog className={css.dialog!} aria-label={label}>
            <CloseSheet value={close}>{children}</CloseSheet>
          </Dialog>
        </Popover>
      )}
    </>
  );
}
