import type { Worn } from '../hair.ts';
import { BRIGHT_STEEL, INK, SCARLET, STEEL, WHITE } from '../paints.ts';
import { box, flat, line, solid } from '../shape.ts';

/** Of iron. */
export const helmets = {
  kettle: {
    back: [],
    front: [
      solid('M41 42C40 24 50 16 60 16S80 24 79 42Z', STEEL),
      line('M60 16V40', INK, 1.4, { opacity: 0.5 }),
      solid('M26 46C36 36 84 36 94 46C84 50 36 50 26 46Z', BRIGHT_STEEL),
      flat('M47 26q3-6 8-7l-1 4q-4 2-5 6z', WHITE, 0.6),
    ],
  },
  sallet: {
    back: [solid('M36 74C32 40 44 22 60 20S92 44 96 78Z', STEEL)],
    front: [
      solid('M37 72C33 40 44 20 60 20S87 40 83 72L78 70C80 54 77 46 74 44H46C43 46 40 54 42 70Z', STEEL),
      solid('M60 20C60 10 70 2 84 6C78 12 72 16 66 22Z', SCARLET, 1.8),
      box(42, 40, 36, 6, BRIGHT_STEEL, 2, 1.8),
      flat('M46 30q4-6 9-7l-1 4q-4 2-5 6z', WHITE, 0.6),
    ],
  },
  mail: {
    back: [solid('M32 102C26 60 34 24 60 22S94 60 88 102Z', '#8f9aa0')],
    front: [
      solid('M36 84C31 54 37 25 60 24S89 54 84 84L78 88C82 60 78 43 60 42C42 43 38 60 42 88Z', '#a3aeb4'),
      line('M40 50q3 3 6 0M74 50q3 3 6 0M39 60q2 3 4 0M78 60q2 3 4 0M48 34q4 3 8 0M62 34q4 3 8 0', INK, 1, {
        opacity: 0.45,
      }),
    ],
  },
  bascinet: {
    back: [solid('M32 102C26 60 34 40 60 38S94 60 88 102Z', '#8f9aa0')],
    front: [
      solid('M36 84C33 60 37 46 60 44C83 46 87 60 84 84L78 88C81 62 78 52 60 51C42 52 39 62 42 88Z', '#a3aeb4'),
      solid('M37 54C34 30 48 14 62 6C74 14 86 30 83 54C72 46 48 46 37 54Z', STEEL),
      line('M61 10C59 22 59 34 60 46', INK, 1.2, { opacity: 0.45 }),
      flat('M45 34q3-9 9-14l1 4q-5 5-6 11z', WHITE, 0.6),
    ],
  },
  morion: {
    back: [],
    front: [
      solid('M38 40C44 12 58 6 64 8C76 10 82 26 82 40C78 26 70 18 60 18S44 26 38 40Z', SCARLET, 1.8),
      solid('M41 43C40 26 50 17 60 17S80 26 79 43Z', STEEL),
      flat('M47 29q3-6 8-7l-1 4q-4 2-5 6z', WHITE, 0.6),
      solid('M20 36C34 46 86 46 100 36C94 52 78 50 60 50S26 52 20 36Z', BRIGHT_STEEL),
    ],
  },
} satisfies Record<string, Worn>;
