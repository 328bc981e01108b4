import type { ReactNode } from 'react';
import button from '../shell/controls/buttons.module.css';
import { useSettings, useText } from '../shell/settings.ts';
import { Icon } from './icons/Icon.tsx';
import css from './Prompt.module.css';
import { Prompt } from './Prompt.tsx';
import { tableTexts } from './texts.ts';

interface Props {
  readonly badge: ReactNode;
  /** Of the bot that is asked. */
  readonly face?: ReactNode;
  readonly title: string;
  readonly text: string;
  /** Leads back from the past; left out: it is now. */
  onNow?(): void;
  /** One move back and forth in the past; left out: it is now, or there is none. */
  onBefore?(): void;
  onAfter?(): void;
  /** Shows the result again, once it was put away. */
  onResult?(): void;
  /** Puts the unfinished move back; left out: there is none. */
  onPutBack?(): void;
  /** Another person comes next: the screen goes to them. */
  readonly handOver?: { readonly name: string; act(): void };
  /** Uncovers one's own hand; left out: it is seen, or nobody's. */
  onShowHand?(): void;
  /** A bot is at work: what comes next can be skipped. */
  readonly bots?: { next(): void; skip(): void };
  /** It thinks for long, and can be hurried. */
  onHurry?(): void;
  /** The way to advice. */
  readonly advice?: ReactNode;
}

/** The sentence on top of the table, and what can be done whatever is asked. */
export function TablePrompt({
  badge,
  face,
  title,
  text,
  onNow,
  onBefore,
  onAfter,
  onResult,
  onPutBack,
  handOver,
  onShowHand,
  bots,
  onHurry,
  advice,
}: Props) {
  const { t } = useText();
  const { botPace } = useSettings();
  const choices = [
    { text: tableTexts.moveBefore, look: button.quiet, act: onBefore, icon: 'back' as const },
    { text: tableTexts.moveAfter, look: button.quiet, act: onAfter, icon: 'forward' as const },
    { text: tableTexts.backToNow, look: button.secondary, act: onNow, icon: 'next' as const, onPhones: true },
    { text: tableTexts.showResult, look: button.secondary, act: onResult },
    { text: tableTexts.putBack, look: button.quiet, act: onPutBack },
    { text: tableTexts.showHand, look: button.quiet, act: onShowHand, icon: 'eye' as const, onPhones: true },
    { text: tableTexts.handOver, look: button.primary, act: handOver?.act },
    { text: tableTexts.hurry, look: button.quiet, act: onHurry },
    { text: tableTexts.skip, look: button.quiet, act: bots?.skip },
    { text: tableTexts.next, look: button.secondary, act: botPace === 'step' ? bots?.next : undefined },
  ];
  return (
    <Prompt badge={badge} face={face} title={title} text={text}>
      {choices.map(
        ({ text, look, act, icon, onPhones }) =>
          act !== undefined && (
            <button
              key={text.en}
              type="button"
              className={look}
              aria-label={icon === undefined ? undefined : t(text)}
              onClick={act}
            >
              {icon === undefined ? (
                t(text, { name: handOver?.name ?? '' })
              ) : (
                <>
                  <span className={onPhones ? css.sign : css.arrow}>
                    <Icon name={icon} />
                  </span>
                  <span className={onPhones ? css.full : css.step}>{t(text)}</span>
                </>
              )}
            </button>
          ),
      )}
      {/* there is room for one thing: with an unfinished move it leads back, before a covered hand it uncovers that */}
      {onPutBack === undefined && onShowHand === undefined && advice}
    </Prompt>
  );
}
