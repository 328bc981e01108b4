import { amountOf, COLOURS, type Colour, workersOf } from '@guildhall/bruges';
import { eitherOf } from '@guildhall/kernel';
import { useText } from '../../../shell/settings.ts';
import { Guilder } from '../drawings/pieces/Guilder.tsx';
import { Points } from '../drawings/pieces/Points.tsx';
import { Worker } from '../drawings/pieces/Worker.tsx';
import type { What } from '../screen/contract.ts';
import css from './Amount.module.css';
import type { Range } from './uses.ts';

/** Everything that is paid and gained, in the order in which it is shown. */
export const WHATS: readonly What[] = ['points', 'guilders', ...COLOURS.map((colour): What => `worker.${colour}`)];

const colourIn = (what: What): Colour => what.slice('worker.'.length) as Colour;

export function AmountIcon({ what, size }: { what: What; size: number }) {
  if (what === 'guilders') return <Guilder size={size} />;
  if (what === 'points') return <Points size={size} />;
  return <Worker colour={colourIn(what)} size={size} />;
}

interface Props {
  readonly pay: readonly Range[];
  readonly gain: readonly Range[];
  readonly size?: number;
}

/** What is paid in the colour of danger and what is gained in green, each with its picture. */
export function AmountRow({ pay, gain, size = 18 }: Props) {
  return (
    <span className={css.row}>
      <Signed ranges={pay} sign="−" size={size} />
      <Signed ranges={gain} sign="+" size={size} />
    </span>
  );
}

interface SignedProps {
  readonly ranges: readonly Range[];
  readonly sign: '+' | '−';
  readonly size: number;
}

function Signed({ ranges, sign, size }: SignedProps) {
  const { lang } = useText();
  const className = sign === '+' ? css.gain : css.pay;
  const shown = WHATS.flatMap((what) => ranges.filter((range) => range.what === what));
  const words = ({ what, to }: Range) =>
    what === 'guilders' || what === 'points' ? amountOf(what, to, lang) : workersOf(colourIn(what), to, lang);
  // What comes to nothing in some ways is one thing or the other, if there are several: they share a number.
  const open = shown.filter(({ from, to }) => from === 0 && to > 0);
  const either = open.length > 1 ? open : [];
  const certain = shown.filter((range) => !either.includes(range));
  return (
    <>
      {certain.map((range) => (
        <span key={range.what} className={className}>
          <span className="visually-hidden">{sign + words(range)}</span>
          <span aria-hidden="true">
            {sign}
            {range.from === range.to ? range.to : `${range.from}–${range.to}`}
          </span>
          <AmountIcon what={range.what} size={size} />
        </span>
      ))}
      {either.length > 0 && (
        <span className={className}>
          <span className="visually-hidden">{sign + eitherOf(either.map(words), lang)}</span>
          <span aria-hidden="true">
            {sign}
            {Math.max(...either.map(({ to }) => to))}
          </span>
          {either.map(({ what }) => (
            <AmountIcon key={what} what={what} size={size} />
          ))}
        </span>
      )}
    </>
  );
}
