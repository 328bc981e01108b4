import css from './Sky.module.css';

const STARS: readonly (readonly [number, number, number])[] = [
  [96, 40, 1.6],
  [180, 96, 1.2],
  [318, 30, 1.8],
  [402, 120, 1.2],
  [486, 52, 1.4],
  [560, 24, 1.2],
  [590, 150, 1.4],
  [742, 44, 1.6],
  [806, 128, 1.2],
  [868, 36, 1.4],
  [918, 88, 1.1],
  [1060, 58, 1.6],
  [1104, 130, 1.2],
  [1180, 28, 1.4],
  [1242, 108, 1.8],
  [1318, 40, 1.2],
  [1376, 120, 1.5],
  [1420, 62, 1.2],
];

/** By day with sun and birds, by night with moon and stars; --sky, --haze and --sunlight are the picture's. */
export function Sky({ id }: { id: string }) {
  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        <stop offset=".1" stopColor="var(--sky)" />
        <stop offset=".46" stopColor="var(--haze)" />
      </linearGradient>
      <rect width="1440" height="520" fill={`url(#${id})`} />
      <g className={css.stars}>
        {STARS.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
      <circle cx="686" cy="136" r="60" className={css.halo} />
      <circle cx="686" cy="136" r="36" className={css.sun} />
      <path d="M694 101A36 36 0 1 1 652 149A31 31 0 0 0 694 101Z" className={css.moon} />
      <g className={css.cloud} transform="translate(0 62)">
        <path d="M1150 92h150a16 16 0 0 0 0-32 22 22 0 0 0-30-12 34 34 0 0 0-62-2 24 24 0 0 0-34 14 17 17 0 0 0-24 32Z" />
        <path d="M790 96h92a11 11 0 0 0 0-22 16 16 0 0 0-22-8 23 23 0 0 0-42 0 15 15 0 0 0-22 10 10 10 0 0 0-6 20Z" />
        <path d="M236 78h120a13 13 0 0 0 0-26 18 18 0 0 0-26-8 27 27 0 0 0-48-2 17 17 0 0 0-26 10 13 13 0 0 0-20 26Z" />
      </g>
      <path d="M1064 112q7-8 13 0q6-8 13 0M1106 130q6-7 11 0q5-7 11 0M1044 138q5-6 9 0q4-6 9 0" className={css.birds} />
    </>
  );
}
