import { Choice } from '../../shell/controls/Choice.tsx';
import { useText } from '../../shell/settings.ts';
import type { GameDeclaration } from '../../table/declaration.ts';
import type { AnySetup } from '../../table/setup/setup.ts';
import { CharacterMenu } from '../opponents/CharacterMenu.tsx';
import { LevelSelect } from '../opponents/LevelSelect.tsx';
import { opponents } from '../opponents/texts.ts';
import { styleHint } from '../opponents/words.ts';
import { ColourMenu } from './ColourMenu.tsx';
import css from './SeatRow.module.css';
import { changeCharacter, changeColour, changeSeat, SEAT_KINDS, type Seating, seatsOf } from './seating.ts';
import { kinds, newGame } from './texts.ts';

interface Props {
  readonly game: GameDeclaration;
  readonly colourNames: AnySetup['colourNames'];
  readonly seating: Seating;
  readonly seat: number;
  readonly usualName: (seat: number) => string;
  readonly nameOf: (seat: number) => string;
  readonly onChange: (seating: Seating) => void;
}

export function SeatRow({ game, colourNames, seating, seat, usualName, nameOf, onChange }: Props) {
  const { t } = useText();
  const { kind, name, colour, character, level } = seating.seats[seat]!;
  const n = seat + 1;
  const holder = (each: string): string | null => {
    const other = seatsOf(seating).findIndex((one) => one.colour === each);
    return other >= 0 && other !== seat ? nameOf(other) : null;
  };
  return (
    <li className={css.seat}>
      <ColourMenu
        label={t(newGame.colour, { n })}
        Badge={game.Badge}
        colourNames={colourNames}
        colour={colour}
        holder={holder}
        onChange={(chosen) => onChange(changeColour(seating, seat, chosen))}
      />
      {kind === 'human' ? (
        <input
          className={css.name}
          aria-label={t(newGame.name, { n })}
          value={name}
          placeholder={usualName(seat)}
          maxLength={20}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange(changeSeat(seating, seat, { name: currentTarget.value }))}
        />
      ) : (
        <CharacterMenu
          label={t(opponents.who, { n })}
          game={game}
          character={character}
          isTaken={(each) => seatsOf(seating).some((one) => one.kind === 'bot' && one.character === each)}
          onChange={(chosen) => onChange(changeCharacter(seating, seat, chosen))}
        />
      )}
      <div className={css.kind}>
        <Choice
          label={t(newGame.kind, { n })}
          quiet
          wide
          value={kind}
          options={SEAT_KINDS.map((each) => ({ value: each, label: t(kinds[each]) }))}
          onChange={(chosen) => onChange(changeSeat(seating, seat, { kind: chosen }))}
        />
      </div>
      {kind === 'bot' && (
        <>
          <p className={css.style}>{t(styleHint(game, character))}</p>
          <div className={css.level}>
            <LevelSelect
              label={t(opponents.level, { n })}
              level={level}
              onChange={(chosen) => onChange(changeSeat(seating, seat, { level: chosen }))}
            />
          </div>
        </>
      )}
    </li>
  );
}
