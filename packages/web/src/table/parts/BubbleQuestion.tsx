import { Fragment, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import button from '../../shell/controls/buttons.module.css';
import { useText } from '../../shell/settings.ts';
import { named, select } from '../anchors.ts';
import { useArt } from '../art.tsx';
import type { Question, Way } from '../screen/contract.ts';
import { tableTexts } from '../texts.ts';
import { AmountLine } from './Bubble.tsx';
import css from './BubbleQuestion.module.css';
import { OverlayArrow, Popover, type PopoverProps } from './floating.tsx';

interface Props {
  readonly question: Question<string, string>;
  /** On which side of its place the bubble opens, if there is room. */
  readonly side: NonNullable<PopoverProps['placement']>;
  /** On a narrow screen the question rises from the lower edge. */
  readonly sheet: boolean;
  onPutBack(): void;
}

/** The place on the table that is in sight under this name. */
function usePlace(target: string): Element | null {
  const [place, setPlace] = useState<Element | null>(null);
  useLayoutEffect(() => {
    const all = [...document.querySelectorAll(select.target(target))];
    setPlace(all.find((each) => each.getBoundingClientRect().width > 0) ?? null);
  }, [target]);
  return place;
}

/** "Which one?", asked where it matters: at a player, a building, a card. */
export function BubbleQuestion({ question, side, sheet, onPutBack }: Props) {
  const place = usePlace(question.at);
  const answers = <Answers question={question} onPutBack={onPutBack} back={place} />;
  if (sheet || place === null) return <div className={css.sheet}>{answers}</div>;
  return (
    <Popover
      isNonModal
      isOpen
      isKeyboardDismissDisabled
      triggerRef={{ current: place }}
      placement={side}
      offset={10}
      className={css.bubble!}
    >
      <OverlayArrow className={css.arrow!}>
        <svg width={16} height={10} viewBox="0 0 16 10" aria-hidden="true">
          <path d="M0,0L8,9L16,0" />
        </svg>
      </OverlayArrow>
      {answers}
    </Popover>
  );
}

interface AnswersProps {
  readonly question: Question<string, string>;
  onPutBack(): void;
  /** Where the keyboard returns to. */
  readonly back: Element | null;
}

function Answers({ question, onPutBack, back }: AnswersProps) {
  const { t } = useText();
  const { title, text, ways, mayPutBack } = question;
  const box = useRef<HTMLDivElement>(null);
  const heading = useId();
  useEffect(() => {
    const { current } = box;
    current?.focus({ preventScroll: true });
    return () => {
      const left = document.activeElement;
      if (left === document.body || current?.contains(left)) (back as HTMLElement | SVGElement | null)?.focus();
    };
  }, [back]);
  return (
    <div
      className={css.answers}
      role="dialog"
      aria-labelledby={heading}
      {...named.anchor('question')}
      ref={box}
      tabIndex={-1}
    >
      <h2 id={heading}>{title}</h2>
      {text !== null && <p>{text}</p>}
      {ways.map((way) => (
        <button key={way.label} type="button" className={`${button.secondary} ${css.way}`} onClick={way.choose}>
          <span className="visually-hidden">{way.label}</span>
          <span className={css.content} aria-hidden="true">
            <WayContent way={way} />
          </span>
        </button>
      ))}
      {mayPutBack && (
        <button type="button" className={button.quiet} onClick={onPutBack}>
          {t(tableTexts.cancel)}
        </button>
      )}
    </div>
  );
}

/** What comes of it in pictures, what it is in words, what remains to be paid. */
function WayContent({ way: { short, pay, gain } }: { way: Way<string> }): ReactNode {
  const { t } = useText();
  const { drawn } = useArt();
  return (
    <>
      {drawn(gain).map(({ what, icon }) => (
        <Fragment key={what}>{icon(22)}</Fragment>
      ))}
      <span>{short}</span>
      <AmountLine title={t(tableTexts.pay)} amounts={pay} />
    </>
  );
}
