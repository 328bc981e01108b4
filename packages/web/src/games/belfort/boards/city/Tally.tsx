import { memo } from 'react';
import { ShieldShape } from '../../drawings/pieces/Shield.tsx';
import type { Colour } from '../../screen/contract.ts';
import { tallyPoint } from '../geometry.ts';
import styles from './City.module.css';

export interface Count {
  readonly builder: number;
  readonly colour: Colour;
  readonly neutral: boolean;
  readonly n: number;
}

const CELL = 21;
const ROW = 18;

/** Who has how many markers in the district, most first; the leader's number stands out. */
function Full({ counts, columns }: { counts: readonly Count[]; columns: number }) {
  const rows = Math.ceil(counts.length / columns);
  const [width, height] = [Math.min(columns, counts.length) * CELL + 5, rows * ROW + 5];
  const leads = (i: number) => i === 0 && counts[0]!.n > (counts[1]?.n ?? 0);
  return (
    <g className={styles.tallyFull}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={7} />
      {counts.map(({ builder, colour, neutral, n }, i) => {
        const x = (i % columns) * CELL + CELL / 2 - width / 2 - 3;
        const y = Math.floor(i / columns) * ROW + ROW / 2 + 2.5 - height / 2;
        return (
          <g key={builder} transform={`translate(${x} ${y})`}>
            <g transform="scale(.62)">
              <ShieldShape colour={colour} neutral={neutral} />
            </g>
            <text x={6.5} dy=".34em" className={leads(i) ? styles.leads : styles.count}>
              {n}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Those who share a lead lie over each other: between the rim and the guild there is no room for three side by side. */
const LEAD_STEP = 12;
const leadWidth = (leaders: number): number => 38 + leaders * LEAD_STEP;

/** On a small screen: the leader, or those who share the lead. `side`: where the rim is, -1 left, 1 right. */
function Lead({ counts, side }: { counts: readonly Count[]; side: number }) {
  const best = counts.filter(({ n }) => n === counts[0]!.n);
  const shown = best.slice(0, 3);
  const width = leadWidth(shown.length);
  // grows away from the rim, whose numbers stay in sight
  const inward = (-side * (width - leadWidth(1))) / 2;
  return (
    <g className={styles.tallyLead} transform={`translate(${inward} 0)`}>
      <rect x={-width / 2} y={-15} width={width} height={30} rx={9} />
      {shown.map(({ builder, colour, neutral }, i) => (
        <g key={builder} transform={`translate(${16 + i * LEAD_STEP - width / 2} 0)`}>
          <ShieldShape colour={colour} neutral={neutral} />
        </g>
      ))}
      <text x={width / 2 - 14} y={7.5} className={styles.leadCount}>
        {counts[0]!.n}
      </text>
    </g>
  );
}

interface Props {
  district: number;
  counts: readonly Count[];
}

export const Tally = memo(
  function Tally({ district, counts }: Props) {
    if (counts.length === 0) return null;
    const [x, y] = tallyPoint(district);
    return (
      <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} className={styles.tally}>
        <Full counts={counts} columns={district === 2 && counts.length > 4 ? 3 : 2} />
        <Lead counts={counts} side={Math.sign(Math.round(x))} />
      </g>
    );
  },
  (a, b) => a.district === b.district && JSON.stringify(a.counts) === JSON.stringify(b.counts),
);
