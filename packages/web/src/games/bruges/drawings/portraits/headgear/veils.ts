import type { Worn } from '../hair.ts';
import { BLACK, INK, LINEN, RED, WHITE } from '../paints.ts';
import { disc, flat, line, rod, solid } from '../shape.ts';

/** Linen under the chin and across the brow, with every veil of the Church. */
const WIMPLE = [
  solid('M40 54C42 88 52 90 60 90S78 88 80 54L88 96C80 112 40 112 32 96Z', '#fdf8ec', 1.8),
  solid('M39 56C39 40 48 36 60 36S81 40 81 56C78 48 70 45 60 45S42 48 39 56Z', '#fdf8ec', 1.8),
];
const WHITE_VEIL = {
  back: [solid('M34 104C28 70 32 22 60 22S92 70 86 104Z', '#e9dfca')],
  front: [
    ...WIMPLE,
    solid(
      'M36 60C34 36 44 25 60 25S86 36 84 60L88 96C84 99 82 98 80 96C84 76 84 48 60 42C36 48 36 76 40 96C38 98 36 99 32 96Z',
      LINEN,
    ),
  ],
};
const LINEN_COIF = solid('M38 68C33 42 44 27 60 27S87 42 82 68L78 74C79 56 76 44 60 44S41 56 42 74Z', LINEN);

/** Frills of linen round the face, from one cheek over the brow to the other. */
const frills = Array.from({ length: 11 }, (_, i) => {
  const angle = Math.PI * (1.16 - (1.32 * i) / 10);
  return disc(Math.round(60 + 23 * Math.cos(angle)), Math.round(60 - 25 * Math.sin(angle)), 5.4, LINEN, 1.5);
});

/** Veils, coifs, kerchiefs and hoods. */
export const veils = {
  blackVeil: {
    back: [solid('M34 104C28 70 32 22 60 22S92 70 86 104Z', BLACK)],
    front: [
      ...WIMPLE,
      solid(
        'M36 60C34 36 44 25 60 25S86 36 84 60L90 100C86 104 82 102 80 100C84 80 84 48 60 42C36 48 36 80 40 100C38 102 34 104 30 100Z',
        BLACK,
      ),
    ],
  },
  whiteVeil: WHITE_VEIL,
  widowsVeil: {
    back: [solid('M32 108C26 70 32 24 60 22S94 70 88 108Z', BLACK)],
    front: [
      solid(
        'M36 64C33 36 45 24 60 30C75 24 87 36 84 64C82 54 78 46 70 44C66 42 62 46 60 50C58 46 54 42 50 44C42 46 38 54 36 64Z',
        BLACK,
      ),
      line('M44 45Q54 39 60 49Q66 39 76 45', WHITE, 1.6),
    ],
  },
  nurse: { back: WHITE_VEIL.back, front: [...WHITE_VEIL.front, flat('M58 28h4v4h4v4h-4v4h-4v-4h-4v-4h4z', RED)] },
  ruffled: { back: [solid('M34 88C26 46 40 22 60 22S94 46 86 88Z', '#e9dfca')], front: frills },
  kerchief: {
    back: [solid('M40 80L30 96L46 92Z', LINEN)],
    front: [
      solid('M38 62C33 40 44 27 60 27S87 40 82 62C80 50 74 43 60 43S40 50 38 62Z', LINEN),
      line('M44 36Q52 32 58 33', INK, 1.2, { opacity: 0.4 }),
    ],
  },
  dotted: {
    back: [solid('M40 74L28 92L46 90Z', 'hat2')],
    front: [
      solid('M38 62C33 40 44 27 60 27S87 40 82 62C80 50 74 43 60 43S40 50 38 62Z', 'hat2'),
      flat('M48 34h3v3h-3zM58 31h3v3h-3zM68 34h3v3h-3z', WHITE, 0.5),
    ],
  },
  coif: { back: [], front: [LINEN_COIF, line('M60 28V43', INK, 1.2, { opacity: 0.35 })] },
  tiedCoif: {
    back: [],
    front: [
      LINEN_COIF,
      ...rod('M43 74C46 88 52 92 60 92S74 88 77 74', LINEN, 4.4, 2),
      solid('M58 92L51 102L57 101ZM62 92L69 102L63 101Z', LINEN, 1.4),
    ],
  },
  hood: {
    back: [solid('M30 104C24 60 34 20 60 18S96 60 90 104Z', 'hat')],
    front: [
      solid(
        'M36 92C30 60 36 22 60 20S90 60 84 92C82 96 79 94 78 90C82 60 78 42 60 40C42 42 38 60 42 90C41 94 38 96 36 92Z',
        'hat',
      ),
    ],
  },
  pointedHood: {
    back: [solid('M30 104C24 60 40 16 72 8C70 20 92 60 90 104Z', 'hat')],
    front: [
      solid(
        'M36 92C30 60 38 26 72 8C70 22 90 50 84 92C82 96 79 94 78 90C82 60 78 42 60 41C42 42 38 60 42 90C41 94 38 96 36 92Z',
        'hat',
      ),
    ],
  },
} satisfies Record<string, Worn>;
