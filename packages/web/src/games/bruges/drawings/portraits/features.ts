import { GOLD, INK, WHITE } from './paints.ts';
import { disc, flat, line, oval, rod, type Shape, solid } from './shape.ts';

const MASK = '#2a2422';

/** Worn over the eyes. */
export const EYEWEAR = {
  spectacles: [
    ...rod(
      'M46 60a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0 -11.2 0M62.8 60a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0 -11.2 0M57 59Q60 56.5 63 59',
      GOLD,
      2.8,
      1.2,
    ),
  ],
  eyepatch: [line('M40 52L80 57', INK, 1.8), solid('M63 56H75C76 64 72 67 69 67S62 64 63 56Z', MASK, 1.6)],
  domino: [
    solid('M40 55C50 52 70 52 80 55C80 64 72 67 66 66C63 65 61 62 60 62S57 65 54 66C48 67 40 64 40 55Z', MASK, 1.6),
    oval(51, 60, 4, 2.6, WHITE, 0),
    oval(69, 60, 4, 2.6, WHITE, 0),
    disc(51, 60, 1.7, INK, 0),
    disc(69, 60, 1.7, INK, 0),
  ],
} satisfies Record<string, readonly Shape[]>;

const ROUND_EYES = [
  flat('M49.5 60a2 2.6 0 1 0 4 0a2 2.6 0 1 0 -4 0ZM66.5 60a2 2.6 0 1 0 4 0a2 2.6 0 1 0 -4 0Z', INK),
  flat('M51.5 59a.7 .7 0 1 0 1.4 0a.7 .7 0 1 0 -1.4 0ZM68.5 59a.7 .7 0 1 0 1.4 0a.7 .7 0 1 0 -1.4 0Z', WHITE),
];
const LIDS = line('M48.5 58Q51.5 56 54.5 58M65.5 58Q68.5 56 71.5 58', INK, 1.2, { opacity: 0.7 });
const BAGS = line('M49 63.800Q51.5 65 54 63.800M66 63.800Q68.5 65 71 63.8', INK, 1, { opacity: 0.35 });

export const EYES: readonly (readonly Shape[])[] = [ROUND_EYES, [...ROUND_EYES, LIDS], [...ROUND_EYES, BAGS]];
export const LASHES = line('M48.5 58.500L47 57.200M71.5 58.500L73 57.2', INK, 1.2);
export const CHEEKS = flat(
  'M42.5 70a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0ZM68.5 70a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z',
  '#d9604a',
  0.35,
);
export const WRINKLES = line('M44.5 64Q46 66 48 66M75.5 64Q74 66 72 66', INK, 1.1, { opacity: 0.5 });
export const FRECKLES = flat(
  'M52 66.500h1.200v1.200h-1.200zM55 68.500h1.200v1.200h-1.200zM64 68.500h1.200v1.200h-1.200zM67 66.500h1.200v1.200h-1.200zM49.5 68.500h1.200v1.200h-1.200zM69.8 68.500h1.200v1.200h-1.200z',
  '#8a4a2a',
  0.55,
);
export const EARS = (['skin', 'skin'] as const).map((paint, i) => oval(i === 0 ? 39.5 : 80.5, 62, 4.5, 6, paint, 1.8));

export const BROWS = {
  woman: [
    'M47 54Q51 51.5 55.5 53.500M64.5 53.500Q69 51.5 73 54',
    'M47 53Q51 50.5 55.5 53.500M64.5 53.500Q69 50.5 73 53',
  ],
  man: [
    'M46.5 54Q51 50.5 56 53M64 53Q69 50.5 73.5 54',
    'M46.5 54L56 55M64 55L73.5 54',
    'M46.5 52.500Q51 51 56 54M64 54Q69 51 73.5 52.5',
  ],
} as const;
export const NOSES = {
  woman: ['M60.5 60Q62 66 59 67.5', 'M58.5 67Q60 68.5 62 67', 'M60 61Q63 66.5 60 67.5'],
  man: ['M60.5 59Q64 67 58.5 68.5', 'M61 58Q65.5 66 63 68Q60 69.5 57.5 68', 'M57 67.500Q60 70 63.5 67.5'],
} as const;
export const MOUTHS = [
  'M54 75Q60 79 66 75',
  'M55 76Q60 77 65 76',
  'M54 75Q61 79 67 73.5',
  'M54.5 75.500Q60 78.5 65.5 75.5',
] as const;
