import { type ReactNode, useRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import css from './Drawer.module.css';
import { useDrawer } from './useDrawer.ts';

interface Props {
  /** What assistive technology reads out for the cross. */
  readonly closeLabel: string;
  onClose(): void;
  readonly children: ReactNode;
}

/** Something that lies over the right edge of the boards for as long as it is wanted. */
export function Drawer({ closeLabel, onClose, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useDrawer(box, onClose);
  return (
    <div ref={box} className={css.drawer}>
      <button type="button" className={css.close} aria-label={closeLabel} onClick={onClose}>
        <Icon name="close" size={16} />
      </button>
      {children}
    </div>
  );
}
