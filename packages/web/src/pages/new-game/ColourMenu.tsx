import { type ToggleEvent, useId } from 'react';
import { useText } from '../../shell/settings.ts';
import type { GameDeclaration } from '../../table/declaration.ts';
import type { AnySetup } from '../../table/setup/setup.ts';
import css from './ColourMenu.module.css';
import { newGame } from './texts.ts';

interface Props {
  /** What is being chosen. */
  readonly label: string;
  readonly Badge: GameDeclaration['Badge'];
  readonly colourNames: AnySetup['colourNames'];
  readonly colour: string;
  /** Who has to swap for this colour, if anybody. */
  readonly holder: (colour: string) => string | null;
  readonly onChange: (colour: string) => void;
}

/** The shield of a seat; pressed, all shields to choose from. */
export function ColourMenu({ label, Badge, colourNames, colour, holder, onChange }: Props) {
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
        aria-label={`${label}: ${t(colourNames[colour]!)}`}
      >
        <Badge colour={colour} size={30} />
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
        {Object.keys(colourNames).map((each) => {
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
                <Badge colour={each} size={26} />
                <span>
                  {t(colourNames[each]!)}
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
