import { CAST, type CharacterId } from '@guildhall/bots/cast';
import { Menu } from '../../shell/controls/Menu.tsx';
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
  const options = CAST.filter(({ id }) => !without.includes(id)).map(({ id, name }) => ({
    value: id,
    content: (
      <>
        <Face character={id} size={44} />
        <span>
          {name}
          <small>{t(styleHint(game, id))}</small>
          {id !== character && isTaken?.(id) && <small>{t(newGame.swaps, { name: characterName(character) })}</small>}
        </span>
      </>
    ),
  }));
  return (
    <Menu
      label={label}
      value={character}
      name={characterName(character)}
      options={options}
      look={{ button: css.button!, menu: css.menu!, option: css.character! }}
      onChange={onChange}
    >
      <Face character={character} size={36} />
      <span className={css.name}>{characterName(character)}</span>
    </Menu>
  );
}
