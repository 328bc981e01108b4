import { INK } from './paints.ts';
import { flat, line, type Shape, solid } from './shape.ts';

export const BEARDS = {
  shaven: [],
  stubble: [flat('M41 66C44 84 52 87 60 87S76 84 79 66C76 74 70 72 60 72S44 74 41 66Z', 'hair', 0.28)],
  full: [
    solid('M40 62C40 82 50 94 60 94S80 82 80 62C77 70 72 71 68 69C63 67 57 67 52 69C48 71 43 70 40 62Z', 'hair'),
    line('M54 76Q60 79 66 76', '#f0d6c0', 2.2),
  ],
  long: [
    solid(
      'M40 62C40 86 50 110 60 114C70 110 80 86 80 62C77 70 72 71 68 69C63 67 57 67 52 69C48 71 43 70 40 62Z',
      'hair',
    ),
    line('M54 76Q60 79 66 76', '#f0d6c0', 2.2),
    line('M56 88V100M64 88V100', INK, 1, { opacity: 0.4 }),
  ],
  goatee: [
    solid('M53 79Q60 76 67 79C67 88 63 93 60 94C57 93 53 88 53 79Z', 'hair'),
    line('M51 71Q55 68 60 70Q65 68 69 71', 'hair', 3.4),
  ],
  moustache: [solid('M47 73C50 67 57 67 60 70C63 67 70 67 73 73C68 74 63 74 60 72C57 74 52 74 47 73Z', 'hair', 1.6)],
} satisfies Record<string, readonly Shape[]>;
