import { disc, type Shape, solid } from './shape.ts';

/** What lies behind the face, and what falls over it. */
export interface Worn {
  readonly back: readonly Shape[];
  readonly front: readonly Shape[];
}

export const HAIR = {
  none: { back: [], front: [] },
  short: {
    back: [],
    front: [
      solid('M38 58C35 38 46 28 61 28S86 38 82 58C80 52 78 47 75 44C66 47 50 46 45 43C42 47 40 52 38 58Z', 'hair'),
    ],
  },
  page: {
    back: [solid('M36 76C30 40 44 27 60 27S90 40 84 76C80 79 78 78 76 76V50H44V76C42 78 40 79 36 76Z', 'hair')],
    front: [solid('M40 52C39 36 48 29 60 29S81 36 80 52C74 47 66 45 60 45S46 47 40 52Z', 'hair')],
  },
  curly: {
    back: [],
    front: [
      solid(
        'M38 58C33 55 34 48 38 46C35 40 40 34 46 35C47 28 56 27 60 30C65 26 74 28 75 35C81 34 86 41 82 46C86 49 87 55 82 58C80 50 77 46 72 45C64 48 52 47 47 45C42 47 40 51 38 58Z',
        'hair',
      ),
    ],
  },
  bald: { back: [solid('M38 64C35 58 36 50 39 48L43 66ZM82 64C85 58 84 50 81 48L77 66Z', 'hair')], front: [] },
  tonsure: {
    back: [],
    front: [
      solid(
        'M38 60C34 44 40 40 43 39C44 44 76 44 77 39C80 40 86 44 82 60C80 54 79 51 77 49C68 52 52 52 43 49C41 51 40 54 38 60Z',
        'hair',
      ),
    ],
  },
  long: {
    back: [
      solid('M35 104C28 70 32 28 60 27S92 70 85 104C80 108 76 106 75 102V52H45V102C44 106 40 108 35 104Z', 'hair'),
    ],
    front: [solid('M40 56C38 38 48 29 60 29S82 38 80 56C77 46 70 40 61 39C52 42 43 46 40 56Z', 'hair')],
  },
  bun: {
    back: [disc(60, 25, 10, 'hair')],
    front: [solid('M39 58C36 38 46 28 60 28S84 38 81 58C78 47 70 41 60 41S42 47 39 58Z', 'hair')],
  },
  braids: {
    back: [
      solid('M36 60C32 36 44 27 60 27S88 36 84 60L80 70L40 70Z', 'hair'),
      solid('M38 66C33 76 36 84 34 92C33 100 40 104 42 98C44 88 44 78 42 68Z', 'hair'),
      solid('M82 66C87 76 84 84 86 92C87 100 80 104 78 98C76 88 76 78 78 68Z', 'hair'),
    ],
    front: [solid('M40 56C38 38 48 30 60 30S82 38 80 56C77 46 68 42 60 36C52 42 43 46 40 56Z', 'hair')],
  },
  side: {
    back: [solid('M36 84C31 50 36 28 60 27S89 50 84 84C80 88 77 85 77 80V52H43V80C43 85 40 88 36 84Z', 'hair')],
    front: [solid('M40 55C38 37 48 29 60 29S82 37 80 55C78 47 72 42 66 38C60 44 48 46 40 55Z', 'hair')],
  },
} satisfies Record<string, Worn>;
