import { useArt } from '../../../table/art.tsx';
import { BOARD } from '../drawings/town/layout.ts';
import type { Amounts, Hint } from '../screen/contract.ts';
import css from './TownBubble.module.css';
import type { Box } from './townPlaces.ts';

function Amount({ sign, amounts }: { sign: '−' | '+'; amounts: Amounts }) {
  return useArt()
    .drawn(amounts)
    .map(({ what, n, icon }) => (
      <span key={what} className={sign === '+' ? css.gain : css.pay}>
        {sign}
        {n}
        {icon(20)}
      </span>
    ));
}

/** What pointing at a place in the town would do, above the place. */
export function TownBubble({ hint, box }: { hint: Hint; box: Box }) {
  const { pay, gain, why, title, notes, facts = [] } = hint;
  const sums = [...Object.values(pay), ...Object.values(gain)].some((n) => n > 0);
  const left = ((box.x + box.width / 2) / BOARD.width) * 100;
  const bottom = ((BOARD.height - box.y) / BOARD.height) * 100;
  return (
    <aside
      className={why === null || facts.length > 0 ? css.bubble : css.why}
      style={{ left: `${left.toFixed(2)}%`, bottom: `${bottom.toFixed(2)}%` }}
      role="status"
    >
      {facts.length > 0 && (
        <>
          <b>{title}</b>
          {facts.map((fact) => (
            <span key={fact} className={css.fact}>
              {fact}
            </span>
          ))}
          {why !== null && <em>{why}</em>}
        </>
      )}
      {facts.length === 0 &&
        (why ??
          (sums ? (
            <>
              <span className="visually-hidden">{title}</span>
              <Amount sign="−" amounts={pay} />
              <Amount sign="+" amounts={gain} />
            </>
          ) : (
            title
          )))}
      {why === null && notes.map((note) => <small key={note}>{note}</small>)}
    </aside>
  );
}
