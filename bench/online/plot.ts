export interface Sample {
  readonly minute: number;
  readonly heapMiB: number;
  readonly rssMiB: number;
  readonly p50: number;
  readonly p99: number;
  readonly moves: number;
}

const WIDTH = 720;
const HEIGHT = 180;
const LEFT = 70;

const LINES = [
  { name: 'heap, MiB', of: ({ heapMiB }: Sample) => heapMiB },
  { name: 'memory of the process, MiB', of: ({ rssMiB }: Sample) => rssMiB },
  { name: 'p99 of a move, ms', of: ({ p99 }: Sample) => p99 },
] as const;

function panel(samples: readonly Sample[], { name, of }: (typeof LINES)[number], top: number): string {
  const most = Math.max(...samples.map(of)) * 1.1 || 1;
  const last = samples.at(-1)!.minute || 1;
  const points = samples.map((sample) => {
    const x = LEFT + (sample.minute / last) * (WIDTH - LEFT - 20);
    const y = top + HEIGHT - 30 - (of(sample) / most) * (HEIGHT - 60);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  const floor = top + HEIGHT - 30;
  return [
    `<text x="${LEFT}" y="${top + 18}">${name}</text>`,
    `<text x="${LEFT - 8}" y="${top + 34}" text-anchor="end">${most.toFixed(0)}</text>`,
    `<text x="${LEFT - 8}" y="${floor}" text-anchor="end">0</text>`,
    `<path d="M${LEFT} ${top + 30}V${floor}H${WIDTH - 20}" fill="none" stroke="#888"/>`,
    `<polyline points="${points.join(' ')}" fill="none" stroke="#0a6" stroke-width="2"/>`,
    `<text x="${WIDTH - 20}" y="${floor + 18}" text-anchor="end">${last.toFixed(0)} min</text>`,
  ].join('\n');
}

/** Memory and latency over time, one above the other. */
export function plot(samples: readonly Sample[], title: string): string {
  const panels = LINES.map((line, i) => panel(samples, line, 30 + i * HEIGHT));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${30 + LINES.length * HEIGHT}" font-family="sans-serif" font-size="13">
<rect width="100%" height="100%" fill="#fff"/>
<text x="${LEFT}" y="20" font-weight="bold">${title}</text>
${panels.join('\n')}
</svg>
`;
}
