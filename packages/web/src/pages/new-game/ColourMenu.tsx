import { Menu } from '../../shell/controls/Menu.tsx';
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
  const options = Object.keys(colourNames).map((each) => {
    const name = holder(each);
    return {
      value: each,
      content: (
        <>
          <Badge colour={each} size={26} />
          <span>
            {t(colourNames[each]!)}
            {name !== null && <small>{t(newGame.swaps, { name })}</small>}
          </span>
        </>
      ),
    };
  });
  return (
    <Menu
      label={label}
      value={colour}
      name={t(colourNames[colour]!)}
      options={options}
      look={{ button: css.button!, menu: css.menu!, option: css.colour! }}
      onChange={onChange}
    >
      <Badge colour={colour} size={30} />
    </Menu>
  );
}
