import { Button, ListBox, ListBoxItem, Popover, Select } from 'react-aria-components/Select';
import { Shield } from '../../belfort/drawings/pieces/Shield.tsx';
import { COLOURS, type Colour } from '../../belfort/screen/contract.ts';
import { Choice } from '../../shell/controls/Choice.tsx';
import { useText } from '../../shell/settings.ts';
import { changeColour, changeSeat, type Draft, SEAT_KINDS, seatsOf } from './draft.ts';
import css from './SeatRow.module.css';
import { colours, kinds, newGame } from './texts.ts';

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
  const holder = (each: Colour) => seatsOf(draft).findIndex((other) => other.colour === each);
  return (
    <li className={css.seat}>
      <Select
        aria-label={t(newGame.colour, { n })}
        value={colour}
        onChange={(chosen) => onChange(changeColour(draft, seat, chosen as Colour))}
        className={css.colour!}
      >
        <Button className={css.colourButton!} aria-label={`${t(newGame.colour, { n })}: ${t(colours[colour])}`}>
          <Shield colour={colour} size={30} />
          <svg width="10" height="6" viewBox="0 0 10 6" aria-hidden="true">
            <path d="M1 1l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
          </svg>
        </Button>
        <Popover className={css.popover!} placement="bottom start">
          <ListBox className={css.colours!}>
            {COLOURS.map((each) => (
              <ListBoxItem key={each} id={each} textValue={t(colours[each])} className={css.colourItem!}>
                <Shield colour={each} size={26} />
                <span>
                  {t(colours[each])}
                  {holder(each) >= 0 && holder(each) !== seat && (
                    <small>{t(newGame.swaps, { name: nameOf(holder(each)) })}</small>
                  )}
                </span>
              </ListBoxItem>
            ))}
          </ListBox>
        </Popover>
      </Select>
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
