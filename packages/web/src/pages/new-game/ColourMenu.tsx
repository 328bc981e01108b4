import { type ToggleEvent, useId } from 'react';
import { Shield } from '../../belfort/drawings/pieces/Shield.tsx';
import { COLOURS, type Colour } from '../../belfort/screen/contract.ts';
import { useText } from '../../shell/settings.ts';
import css from './ColourMenu.module.css';
import { colours, newGame } from './texts.ts';

interface Props {
  /** What is being chosen. */
  readonly label: string;
  readonly colour: Colour;
  /** Who has to swap for this colour, if anybody. */
  readonly holder: (colour: Colour) => string | null;
  readonly onChange: (colour: Colour) => void;
}

/** The shield of a seat; pressed, all shields to choose from. */
export function ColourMenu({ label, colour, holder, onChange }: Props) {
  const { t } = useText();
  const id = useId();
  const anchor = `--colour-${id.replace(/\W/g, '')}`;
  const lookAtChosen = ({ newState, currentTarget }: ToggleEvent<HTMLUListElement>) => {
    if (newState === 'open') currentTarget.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
  };
  return (
    <>
      <button
        type="button"
        className={css.button}
        style={{ anchorName: anchor }}
        popoverTarget={id}
        aria-label={`${label}: ${t(colours[colour])}`}
      >
        <Shield colour={colour} size={30} />
        <svg width="10" height="6" viewBox="0 0 10 6" aria-hidden="true">
          <path d="M1 1l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
        </svg>
      </button>
      <ul
        id={id}
        popover="auto"
        className={css.menu}
        style={{ positionAnchor: anchor }}
        aria-label={label}
        onToggle={lookAtChosen}
      >
        {COLOURS.map((each) => {
          const name = holder(each);
          return (
            <li key={each}>
              <button
                type="button"
                className={css.colour}
                aria-pressed={each === colour}
                popoverTarget={id}
                popoverTargetAction="hide"
                onClick={() => onChange(each)}
              >
                <Shield colour={each} size={26} />
                <span>
                  {t(colours[each])}
                  {name !== null && <small>{t(newGame.swaps, { name })}</small>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
