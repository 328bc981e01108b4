import { type ReactNode, type ToggleEvent, useId } from 'react';
import css from './Menu.module.css';

interface Props<T extends string> {
  /** What is being chosen. */
  readonly label: string;
  readonly value: T;
  /** The value in words. */
  readonly name: string;
  readonly options: readonly { readonly value: T; readonly content: ReactNode }[];
  /** Classes for what the frame leaves open. */
  readonly look: { readonly button: string; readonly menu: string; readonly option: string };
  /** What is on the button. */
  readonly children: ReactNode;
  onChange(value: T): void;
}

/** One of several: a button with what is chosen; pressed, all to choose from. */
export function Menu<T extends string>({ label, value, name, options, look, children, onChange }: Props<T>) {
  const id = useId();
  const anchor = `--menu-${id.replace(/\W/g, '')}`;
  const lookAtChosen = ({ newState, currentTarget }: ToggleEvent<HTMLUListElement>) => {
    if (newState === 'open') currentTarget.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
  };
  return (
    <>
      <button
        type="button"
        className={`${css.button} ${look.button}`}
        style={{ anchorName: anchor }}
        popoverTarget={id}
        aria-label={`${label}: ${name}`}
      >
        {children}
        <svg width="10" height="6" viewBox="0 0 10 6" aria-hidden="true">
          <path d="M1 1l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
        </svg>
      </button>
      <ul
        id={id}
        popover="auto"
        className={`${css.menu} ${look.menu}`}
        style={{ positionAnchor: anchor }}
        aria-label={label}
        onToggle={lookAtChosen}
      >
        {options.map(({ value: each, content }) => (
          <li key={each}>
            <button
              type="button"
              className={`${css.option} ${look.option}`}
              aria-pressed={each === value}
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={() => onChange(each)}
            >
              {content}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
