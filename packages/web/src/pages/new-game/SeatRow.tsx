import type { Colour } from '../../belfort/screen/contract.ts';
import { Choice } from '../../shell/controls/Choice.tsx';
import { useText } from '../../shell/settings.ts';
import { ColourMenu } from './ColourMenu.tsx';
import { changeColour, changeSeat, type Draft, SEAT_KINDS, seatsOf } from './draft.ts';
import css from './SeatRow.module.css';
import { kinds, newGame } from './texts.ts';

interface Props {
  readonly draft: Draft;
  readonly seat: number;
  readonly usualName: (seat: number) => string;
  readonly nameOf: (seat: number) => string;
  readonly onChange: (draft: Draft) => void;
}

export function SeatRow({ draft, seat, usualName, nameOf, onChange }: Props) {
  const { t } = useText();
  const { kind, name, colour } = draft.seats[seat]!;
  const n = seat + 1;
  const holder = (each: Colour): string | null => {
    const other = seatsOf(draft).findIndex((one) => one.colour === each);
    return other >= 0 && other !== seat ? nameOf(other) : null;
  };
  return (
    <li className={css.seat}>
      <ColourMenu
        label={t(newGame.colour, { n })}
        colour={colour}
        holder={holder}
        onChange={(chosen) => onChange(changeColour(draft, seat, chosen))}
      />
      <input
        className={css.name}
        aria-label={t(newGame.name, { n })}
        value={name}
        placeholder={usualName(seat)}
        maxLength={20}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(changeSeat(draft, seat, { name: currentTarget.value }))}
      />
      <div className={css.kind}>
        <Choice
          label={t(newGame.kind, { n })}
          quiet
          wide
          value={kind}
          options={SEAT_KINDS.map((each) => ({ value: each, label: t(kinds[each]) }))}
          onChange={(chosen) => onChange(changeSeat(draft, seat, { kind: chosen }))}
        />
      </div>
    </li>
  );
}
