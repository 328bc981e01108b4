import type { ReactNode } from 'react';
import { Button, Dialog, DialogTrigger, Popover, type PopoverProps } from 'react-aria-components';
import css from './Popup.module.css';

interface Props {
  /** What is written on the button; without it the label is read out. */
  readonly trigger: ReactNode;
  readonly label: string;
  readonly className?: string | undefined;
  readonly placement?: PopoverProps['placement'];
  /** wide: for tables and rows of cards. */
  readonly size?: 'normal' | 'wide';
  readonly children: ReactNode;
}

/** A button that opens a sheet of parchment beside it. */
export const Popup = ({ trigger, label, className, placement = 'bottom', size = 'normal', children }: Props) => (
  <DialogTrigger>
    <Button className={className ?? ''} {...(trigger === null && { 'aria-label': label })}>
      {trigger}
    </Button>
    <Popover className={css.popover} placement={placement} offset={6} containerPadding={8} data-size={size}>
      <Dialog className={css.dialog} aria-label={label}>
        {children}
      </Dialog>
    </Popover>
  </DialogTrigger>
);
