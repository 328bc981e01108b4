import { cardName } from '@guildhall/bruges';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useText } from '../../../shell/settings.ts';
import { Dialog, Popover, type PopoverProps } from '../../../table/parts/floating.tsx';
import { named } from '../anchors.ts';
import type { Target } from '../screen/contract.ts';
import css from './Peek.module.css';
import { PersonCard } from './PersonCard.tsx';
import { PersonHelp } from './PersonHelp.tsx';

interface Props {
  readonly card: number;
  readonly label: string;
  /** What it is on the table. */
  readonly target?: Target;
  /** Why nothing can be done with this person now. */
  readonly why?: string | null;
  readonly placement?: PopoverProps['placement'];
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A person small: pointed at, it shows its card; pressed, all there is to know. */
export function Peek({ card, label, target, why = null, placement = 'right', className, children }: Props) {
  const { lang } = useText();
  const [shown, setShown] = useState<'no' | 'card' | 'all'>('no');
  const button = useRef<HTMLButtonElement>(null);
  // by moving, not by entering: what appears under a resting pointer stays closed
  const glance = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && shown === 'no') setShown('card');
  };
  const close = () => setShown((how) => (how === 'card' ? 'no' : how));
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${css.peek} ${className ?? ''}`}
        {...named.target(target)}
        aria-haspopup="dialog"
        aria-expanded={shown === 'all'}
        onClick={() => setShown('all')}
        onPointerMove={glance}
        onPointerLeave={close}
      >
        <span className="visually-hidden">{label}</span>
        {children}
      </button>
      {shown === 'card' && (
        <Popover
          isNonModal
          isOpen
          triggerRef={button}
          placement={placement}
          offset={8}
          className={css.card!}
          aria-label={cardName(card, lang)}
        >
          <PersonCard card={card} />
          {why !== null && <p className={css.why}>{why}</p>}
        </Popover>
      )}
      {shown === 'all' && (
        <Popover
          isOpen
          onOpenChange={(open) => setShown(open ? 'all' : 'no')}
          triggerRef={button}
          placement={placement}
          offset={8}
          containerPadding={8}
          className={css.sheet!}
        >
          <Dialog className={css.dialog!} aria-label={cardName(card, lang)}>
            <PersonHelp card={card} why={why} />
          </Dialog>
        </Popover>
      )}
    </>
  );
}
