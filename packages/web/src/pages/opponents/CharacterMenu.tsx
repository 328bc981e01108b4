import { CAST, type CharacterId } from '@guildhall/bots/cast';
import { type ToggleEvent, useId } from 'react';
import { useText } from '../../shell/settings.ts';
import type { GameDeclaration } from '../../table/declaration.ts';
import { Face } from '../../table/faces/Face.tsx';
import { newGame } from '../new-game/texts.ts';
import css from './CharacterMenu.module.css';
import { characterName, styleHint } from './words.ts';

interface Props {
  /** What is being chosen. */
  readonly label: string;
  readonly game: Pick<GameDeclaration, 'styles'>;
  readonly character: CharacterId;
  /** Whether this one sits elsewhere and would swap seats; left out: nobody would. */
  isTaken?(character: CharacterId): boolean;
  /** Who is not to be chosen. */
  readonly without?: readonly CharacterId[];
  onChange(character: CharacterId): void;
}

/** Who a bot is: face and name; pressed, everybody to choose from. */
export function CharacterMenu({ label, game, character, isTaken, without = [], onChange }: Props) {
  const { t } = useText();
  const id = useId();
  const anchor = `--character-${id.replace(/\W/g, '')}`;
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
        aria-label={`${label}: ${characterName(character)}`}
      >
        <Face character={character} size={36} />
        <span className={css.name}>{characterName(character)}</span>
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
        {CAST.filter(({ id }) => !without.includes(id)).map(({ id: each, name }) => (
          <li key={each}>
            <button
              type="button"
              className={css.character}
              aria-pressed={each === character}
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={() => onChange(each)}
            >
              <Face character={each} size={44} />
              <span>
                {name}
                <small>{t(styleHint(game, each))}</small>
                {each !== character && isTaken?.(each) && (
                  <small>{t(newGame.swaps, { name: characterName(character) })}</small>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
