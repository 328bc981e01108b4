import { type Sheet, taxOf } from '@guildhall/belfort';
import { type CSSProperties, memo } from 'react';
import { GoodShape } from '../../drawings/goods/GoodIcon.tsx';
import { points, round } from '../../drawings/iso.tsx';
import { cellCorners, outward, type Point, pentagon, RIM, shift, sideOf, TRACK, trackPoint } from '../geometry.ts';
import styles from './City.module.css';
import { DECORATION } from './decoration.ts';
import { type TaxBand, taxBands } from './tax.ts';

const FRAME = points(pentagon(RIM.frame));
const CELLS = Array.from({ length: TRACK }, (_, i) => i + 1);
/** Of the oak outside the cells. */
const FRAME_WIDTH = (RIM.frame - RIM.outer) * Math.cos(Math.PI / 5);
/** How far the number steps aside for a marker. */
const ASIDE = 8.5;

/** On a phone the marker itself keeps further out, so the number may all but stay. */
const BACK = ASIDE - 3;
const onPhone = ([x, y]: Point) =>
  ({ '--phone-x': `${round(x * BACK)}px`, '--phone-y': `${round(y * BACK)}px` }) as CSSProperties;

/** The pill is upright on every side, so it keeps off the cells by as much as it reaches inwards. */
const pillPoint = ({ from, to }: TaxBand, width: number): Point => {
  const middle = (from + to) / 2;
  const out = outward(sideOf(Math.ceil(from)));
  const reach = (width / 2) * Math.abs(out[0]) + 9 * Math.abs(out[1]);
  return shift(trackPoint(middle, RIM.outer), out, FRAME_WIDTH + reach - 4);
};

interface Props {
  tax: Sheet['tax'];
  noTax: string;
  taxText: (n: number) => string;
  /** Cells with a score marker, joined by commas. */
  occupied: string;
}

/** The oak frame with the score track; the deeper the colour, the higher the tax. */
export const Rim = memo(function Rim({ tax, noTax, taxText, occupied }: Props) {
  const taken = new Set(occupied.split(',').map(Number));
  const bands = taxBands(tax);
  const starts = new Set(bands.slice(1).map(({ from }) => from));
  return (
    <g {...DECORATION}>
      <polygon points={FRAME} className={styles.frameShadow} transform="translate(0 7)" />
      <polygon points={FRAME} className={styles.frameSide} transform="translate(0 5)" />
      <polygon points={FRAME} className={styles.frame} />
      {CELLS.map((cell) => {
        const corners = cellCorners(cell);
        const heat = tax.most === 0 ? 0 : (taxOf(cell, tax) * 100) / tax.most;
        const out = outward(sideOf(cell));
        const [x, y] = shift(trackPoint(cell), out, taken.has(cell) ? -ASIDE : 0);
        const [[ax, ay], , , [bx, by]] = corners;
        return (
          <g key={cell}>
            <polygon
              points={points(corners)}
              className={styles.cell}
              fill={`color-mix(in srgb, var(--tax-high) ${round(heat)}%, var(--tax-low))`}
            />
            <text
              x={round(x)}
              y={round(y)}
              dy=".35em"
              className={cell % 5 === 0 ? styles.fifth : styles.number}
              style={taken.has(cell) ? onPhone(out) : undefined}
            >
              {cell}
            </text>
            {starts.has(cell) && (
              <path d={`M${round(ax)},${round(ay)}L${round(bx)},${round(by)}`} className={styles.band} />
            )}
          </g>
        );
      })}
      {bands
        .filter(({ from, to }) => to - from >= 2)
        .map((band) => {
          const width = band.tax === 0 ? noTax.length * 5.4 + 10 : 34;
          const [x, y] = pillPoint(band, width);
          return (
            <g key={band.tax} transform={`translate(${round(x)} ${round(y)})`}>
              <title>{taxText(band.tax)}</title>
              <g className={styles.pill}>
                <rect x={-width / 2} y={-9} width={width} height={18} rx={9} />
                {band.tax === 0 ? (
                  <text y={4}>{noTax}</text>
                ) : (
                  <>
                    <text x={-6} y={4}>
                      −{band.tax}
                    </text>
                    <g transform="translate(7 .4) scale(.62)">
                      <GoodShape good="gold" />
                    </g>
                  </>
                )}
              </g>
            </g>
          );
        })}
    </g>
  );
});
