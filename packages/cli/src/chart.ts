import type { Estimate } from './statistics.ts';

/** Charts as SVG, without a library: estimates with whiskers, and how promised chances came true. */

export interface Bar extends Estimate {
  readonly label: string;
  /** Written behind the whisker. */
  readonly note: string;
}

export interface BarChart {
  readonly title: string;
  readonly bars: readonly Bar[];
  /** What would be expected of equals; drawn as a line. */
  readonly par: number;
  /** A number of the axis in words. */
  tick(value: number): string;
  /** Where bars begin; left out: at par. */
  readonly from?: number;
}

const WIDTH = 760;
const LEFT = 190;
const RIGHT = 150;
const ROW = 24;
const HEAD = 40;
const TICKS = 5;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const svg = (width: number, height: number, title: string, body: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13" role="img" aria-label="${escaped(title)}">
<rect width="100%" height="100%" fill="#fff"/>
<text x="16" y="24" font-weight="bold">${escaped(title)}</text>
${body.join('\n')}
</svg>
`;

export function barChart({ title, bars, par, tick, from = par }: BarChart): string {
  const known = bars.flatMap(({ value, low, high }) => [value, low, high]).filter((each) => !Number.isNaN(each));
  const lowest = Math.min(par, from, ...known);
  const highest = Math.max(par, from, ...known);
  const span = highest - lowest || 1;
  const x = (value: number): string => (LEFT + ((value - lowest) / span) * (WIDTH - LEFT - RIGHT)).toFixed(1);
  const floor = HEAD + bars.length * ROW;
  const body = [
    ...Array.from({ length: TICKS + 1 }, (_, i) => {
      const value = lowest + (span * i) / TICKS;
      return `<path d="M${x(value)} ${HEAD}V${floor}" stroke="#ddd"/><text x="${x(value)}" y="${floor + 18}" text-anchor="middle" fill="#555">${escaped(tick(value))}</text>`;
    }),
    `<path d="M${x(par)} ${HEAD}V${floor}" stroke="#b33" stroke-dasharray="4 3"/>`,
  ];
  bars.forEach(({ label, value, low, high, note }, i) => {
    const y = HEAD + i * ROW + ROW / 2;
    body.push(`<text x="${LEFT - 10}" y="${y + 4}" text-anchor="end">${escaped(label)}</text>`);
    if (Number.isNaN(value)) return;
    const [a, b] = [from, value].sort((one, other) => one - other) as [number, number];
    body.push(
      `<rect x="${x(a)}" y="${y - 7}" width="${(Number(x(b)) - Number(x(a))).toFixed(1)}" height="14" fill="#8cb4a2"/>`,
      // few games may leave open how sure one can be
      ...(Number.isNaN(low) || Number.isNaN(high)
        ? []
        : [
            `<path d="M${x(low)} ${y}H${x(high)}M${x(low)} ${y - 4}v8M${x(high)} ${y - 4}v8" stroke="#234" stroke-width="1.5"/>`,
          ]),
      `<circle cx="${x(value)}" cy="${y}" r="3" fill="#234"/>`,
      `<text x="${WIDTH - RIGHT + 12}" y="${y + 4}" fill="#555">${escaped(note)}</text>`,
    );
  });
  return svg(WIDTH, floor + 32, title, body);
}

/** Charts one below the other, as one picture. */
export function stacked(charts: readonly string[]): string {
  let top = 0;
  let width = 0;
  const inner = charts.map((chart) => {
    const [, wide, high] = /viewBox="0 0 (\d+) (\d+)"/.exec(chart)!;
    const placed = chart.replace('<svg ', `<svg y="${top}" width="${wide}" height="${high}" `);
    top += Number(high);
    width = Math.max(width, Number(wide));
    return placed.trimEnd();
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top}">\n<rect width="100%" height="100%" fill="#fff"/>\n${inner.join('\n')}\n</svg>\n`;
}

export interface Promised {
  readonly expected: number;
  readonly happened: Estimate;
  readonly n: number;
}

const SIDE = 260;

/** Chances that were promised (to the right) against how often they came true (upwards): on the line is right. */
export function reliabilityChart(title: string, bins: readonly Promised[]): string {
  const left = LEFT;
  const x = (value: number): string => (left + value * SIDE).toFixed(1);
  const y = (value: number): string => (HEAD + (1 - value) * SIDE).toFixed(1);
  const known = bins.filter(({ n }) => n > 0);
  const body = [
    `<path d="M${x(0)} ${y(1)}V${y(0)}H${x(1)}" fill="none" stroke="#888"/>`,
    `<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#b33" stroke-dasharray="4 3"/>`,
    ...[0, 0.5, 1].map(
      (tick) =>
        `<text x="${x(tick)}" y="${Number(y(0)) + 18}" text-anchor="middle" fill="#555">${tick * 100} %</text><text x="${left - 8}" y="${Number(y(tick)) + 4}" text-anchor="end" fill="#555">${tick * 100} %</text>`,
    ),
    ...known.map(
      ({ expected, happened }) =>
        `<path d="M${x(expected)} ${y(happened.low)}V${y(happened.high)}" stroke="#234" stroke-width="1.5"/><circle cx="${x(expected)}" cy="${y(happened.value)}" r="3.5" fill="#0a6"/>`,
    ),
    `<polyline points="${known.map(({ expected, happened }) => `${x(expected)},${y(happened.value)}`).join(' ')}" fill="none" stroke="#0a6"/>`,
  ];
  return svg(WIDTH, HEAD + SIDE + 32, title, body);
}
