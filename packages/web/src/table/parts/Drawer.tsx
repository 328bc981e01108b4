import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import css from './Drawer.module.css';

interface Props {
  /** What assistive technology reads out for the cross. */
  readonly closeLabel: string;
  onClose(): void;
  readonly children: ReactNode;
}

/** Something that lies over the right edge of the boards for as long as it is wanted. */
export function Drawer({ closeLabel, onClose, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // who closes it from inside goes on where it was opened
  useEffect(() => {
    const opener = document.activeElement as HTMLElement | null;
    const { current } = box;
    return () => {
      if (document.activeElement === document.body || current?.contains(document.activeElement)) opener?.focus();
    };
  }, []);
  // before the table hears of it: Escape closes the drawer and leaves a chosen card where it is
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onClose();
    };
    addEventListener('keydown', close, true);
    return () => removeEventListener('keydown', close, true);
  }, [onClose]);
  return (
    <div ref={box} className={css.drawer}>
      <button type="button" className={css.close} aria-label={closeLabel} onClick={onClose}>
        <Icon name="close" size={16} />
      </button>
      {children}
    </div>
  );
}
