import type { Worn } from '../hair.ts';
import { FELT, FUR, GOLD, INK, LINEN, PAPER, SCARLET, STRAW } from '../paints.ts';
import { disc, flat, line, solid } from '../shape.ts';

/** With a brim, or high above the head. */
export const hats = {
  broad: {
    back: [],
    front: [
      solid('M44 40C44 22 52 18 60 18S76 22 76 40Z', 'hat'),
      solid('M44 40C44 36 76 36 76 40V34C66 31 54 31 44 34Z', 'trim', 1.6),
      solid('M22 44C30 36 90 36 98 44C90 52 30 52 22 44Z', 'hat'),
    ],
  },
  tall: {
    back: [],
    front: [
      solid('M42 42L47 8Q60 4 73 8L78 42Z', 'hat'),
      solid('M43 36L78 36L77 28L44 28Z', 'trim', 1.6),
      solid('M30 44C38 38 82 38 90 44C82 50 38 50 30 44Z', 'hat'),
    ],
  },
  feather: {
    back: [],
    front: [
      solid('M76 34C92 30 104 16 104 4C90 6 76 18 72 32Z', LINEN, 1.8),
      line('M75 32Q90 20 102 7', INK, 1.2),
      solid('M36 46C34 30 46 24 60 24S88 30 84 46Z', 'hat'),
      solid('M32 46C44 38 76 38 88 46C76 52 44 52 32 46Z', 'hat2'),
    ],
  },
  bycocket: {
    back: [],
    front: [
      solid('M80 34C94 30 100 18 98 6C88 12 80 22 77 32Z', SCARLET, 1.8),
      solid('M40 40C40 24 54 20 64 22C78 24 82 34 82 40Z', 'hat'),
      solid('M18 46C34 34 60 38 86 40C88 44 84 47 80 47C60 44 40 44 18 46Z', 'hat'),
    ],
  },
  straw: {
    back: [],
    front: [
      solid('M44 40C44 24 52 20 60 20S76 24 76 40Z', STRAW),
      solid('M44 40C44 36 76 36 76 40V35C66 32 54 32 44 35Z', '#a8432f', 1.6),
      solid('M18 46C28 36 92 36 102 46C92 54 28 54 18 46Z', STRAW),
      line('M28 46Q40 42 50 42M72 42Q82 43 94 46', INK, 1, { opacity: 0.4 }),
    ],
  },
  pilgrim: {
    back: [],
    front: [
      solid('M44 40C44 22 52 18 60 18S76 22 76 40Z', FELT),
      solid('M20 46C30 32 90 32 100 46C90 50 76 44 60 44S30 50 20 46Z', FELT),
      solid('M60 40C54 40 52 34 54 30C58 27 62 27 66 30C68 34 66 40 60 40Z', '#fbf1dc', 1.6),
      line('M60 39V30M57 38L56 31M63 38L64 31', INK, 1),
    ],
  },
  fur: {
    back: [],
    front: [
      solid('M40 40C40 22 50 18 60 18S80 22 80 40Z', 'hat'),
      solid('M34 46C30 40 36 34 42 36C48 32 56 32 60 33C66 31 74 32 79 36C85 34 90 40 86 46C80 50 40 50 34 46Z', FUR),
      line('M42 42l2-3M52 41l1-3M62 41l1-3M72 42l2-3', INK, 1.2, { opacity: 0.5 }),
    ],
  },
  cone: {
    back: [],
    front: [
      solid('M38 46L64 0L82 46C72 40 48 40 38 46Z', 'hat'),
      flat(
        'M58 24l1.5 3 3 .4-2.2 2.2.6 3.2-2.9-1.5-2.9 1.5.6-3.2-2.2-2.2 3-.4zM67 34l1 2 2 .3-1.5 1.5.4 2-1.9-1-1.9 1 .4-2-1.5-1.5 2-.3zM64 12l1 2 2 .3-1.5 1.5.4 2-1.9-1-1.9 1 .4-2-1.5-1.5 2-.3z',
        GOLD,
      ),
    ],
  },
  jester: {
    back: [],
    front: [
      solid('M60 44C50 44 44 46 39 50C34 44 24 44 18 52C14 36 30 20 60 26Z', 'hat'),
      solid('M60 44C70 44 76 46 81 50C86 44 96 44 102 52C106 36 90 20 60 26Z', 'hat2'),
      solid('M46 40C44 22 54 8 60 4C66 8 76 22 74 40Z', 'trim'),
      disc(18, 54, 4.2, GOLD, 1.8),
      disc(102, 54, 4.2, GOLD, 1.8),
      disc(60, 5, 4.2, GOLD, 1.8),
      solid('M38 50C48 42 72 42 82 50L80 44C70 37 50 37 40 44Z', LINEN, 1.6),
    ],
  },
  toque: {
    back: [],
    front: [
      solid('M38 40C26 36 28 18 44 20C48 8 72 8 76 20C92 18 94 36 82 40Z', LINEN),
      solid('M39 47C50 41 70 41 81 47L82 36C70 31 50 31 38 36Z', LINEN),
    ],
  },
  paperHat: {
    back: [],
    front: [
      solid('M38 44L46 20H74L82 44C70 39 50 39 38 44Z', PAPER),
      line('M46 20L60 34L74 20', INK, 1.4),
      solid('M36 48C48 41 72 41 84 48L83 38C72 33 48 33 37 38Z', PAPER, 1.8),
      line('M44 42l8 -2M56 39h8M68 40l8 2', INK, 1.2, { opacity: 0.5 }),
    ],
  },
} satisfies Record<string, Worn>;
