import type { Worn } from './hair.ts';
import {
  AMBER,
  BLACK,
  BRIGHT_STEEL,
  CORAL,
  FELT,
  FUR,
  GOLD,
  INK,
  LEAF,
  LINEN,
  PAPER,
  RED,
  SCARLET,
  STEEL,
  STRAW,
  VEIL,
  WHITE,
  WINE,
} from './paints.ts';
import { box, disc, flat, line, oval, rod, solid } from './shape.ts';

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

export const HEADGEAR = {
  none: { back: [], front: [] },
  beret: {
    back: [],
    front: [
      solid('M36 44C26 40 30 26 48 24C66 20 92 24 92 36C92 42 86 45 82 46C70 40 50 40 38 46Z', 'hat'),
      solid('M38 47C50 40 70 40 82 47L81 41C70 35 50 35 39 41Z', 'hat2'),
    ],
  },
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
  mitre: {
    back: [solid('M44 44L48 18L60 6L72 18L76 44Z', '#d9c9a4')],
    front: [
      solid('M40 45C38 30 46 14 60 2C74 14 82 30 80 45C68 40 52 40 40 45Z', '#fbf3e0'),
      flat('M57 8H63V42H57Z', GOLD),
      flat('M46 24H74V30H46Z', GOLD),
      solid('M40 46C52 40 68 40 80 46V39C68 34 52 34 40 39Z', GOLD, 1.8),
      solid('M40 45C38 30 46 14 60 2C74 14 82 30 80 45', 'none'),
    ],
  },
  crown: {
    back: [],
    front: [
      solid('M38 44L34 18L46 28L60 12L74 28L86 18L82 44C70 38 50 38 38 44Z', GOLD),
      disc(34, 17, 3, SCARLET, 1.6),
      disc(60, 11, 3.4, SCARLET, 1.6),
      disc(86, 17, 3, SCARLET, 1.6),
      solid('M38 45C50 39 70 39 82 45V38C70 33 50 33 38 38Z', SCARLET, 1.6),
    ],
  },
  royal: {
    back: [],
    front: [
      solid('M40 40C36 22 50 14 60 14S84 22 80 40Z', WINE),
      solid('M60 14V40M46 18L48 38M74 18L72 38', 'none'),
      solid('M37 46L35 28L45 34L52 26L60 34L68 26L75 34L85 28L83 46C70 40 50 40 37 46Z', GOLD),
      disc(60, 10, 4, GOLD, 1.8),
    ],
  },
  coronet: {
    back: [],
    front: [
      solid('M40 43L38 30L48 36L54 26L60 34L66 26L72 36L82 30L80 43C70 38 50 38 40 43Z', GOLD),
      disc(54, 26, 2.4, LINEN, 1.4),
      disc(66, 26, 2.4, LINEN, 1.4),
    ],
  },
  hennin: {
    back: [solid('M66 8C96 20 100 70 92 100C88 70 84 40 62 20Z', VEIL, 1.6, { opacity: 0.85 })],
    front: [
      solid('M41 46C40 38 46 34 50 33L63 0L74 33C78 35 81 40 80 46C70 38 50 38 41 46Z', 'hat'),
      solid('M41 47C50 38 70 38 80 47L79 41C70 33 50 33 42 41Z', 'trim', 1.6),
    ],
  },
  horned: {
    back: [solid('M40 34C30 60 30 80 34 96L86 96C90 80 90 60 80 34Z', VEIL, 1.6, { opacity: 0.9 })],
    front: [
      solid('M39 48C32 40 28 26 32 14C40 20 50 28 60 28S80 20 88 14C92 26 88 40 81 48C72 38 48 38 39 48Z', 'hat'),
      solid('M39 48C48 38 72 38 81 48L80 43C70 34 50 34 40 43Z', 'trim', 1.6),
    ],
  },
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
  mortarboard: {
    back: [],
    front: [
      solid('M40 46C40 34 48 30 60 30S80 34 80 46C70 41 50 41 40 46Z', 'hat'),
      solid('M28 28L60 18L92 28L60 38Z', 'hat'),
      line('M60 28L88 32V44', 'trim', 2.4),
      disc(88, 46, 2.6, 'trim', 1.4),
    ],
  },
  roundCap: {
    back: [],
    front: [
      solid('M38 48C36 30 46 22 60 22S84 30 82 48C72 41 48 41 38 48Z', 'hat'),
      solid('M38 49C48 41 72 41 82 49L81 43C70 36 50 36 39 43Z', 'trim', 1.6),
    ],
  },
  turban: {
    back: [solid('M82 40C96 52 96 78 90 98C84 92 82 70 78 50Z', 'hat')],
    front: [
      solid('M35 48C28 32 42 18 60 18S92 32 85 48C72 40 48 40 35 48Z', 'hat'),
      line('M38 42C48 28 66 24 80 28M46 26C56 32 72 36 84 40', INK, 1.6, { opacity: 0.55 }),
    ],
  },
  chaperon: {
    back: [solid('M38 42C26 54 26 78 32 96C38 92 40 70 42 52Z', 'hat')],
    front: [
      solid('M34 46C26 36 34 24 48 22C58 12 82 14 86 26C92 32 90 42 86 46C72 38 48 38 34 46Z', 'hat'),
      line('M42 38C52 26 70 22 84 30', INK, 1.6, { opacity: 0.55 }),
      solid('M34 47C46 38 74 38 86 47L85 41C73 33 47 33 35 41Z', 'hat2', 1.6),
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
  skullcap: { back: [], front: [solid('M40 46C39 33 48 27 60 27S81 33 80 46C70 40 50 40 40 46Z', 'hat')] },
  fur: {
    back: [],
    front: [
      solid('M40 40C40 22 50 18 60 18S80 22 80 40Z', 'hat'),
      solid('M34 46C30 40 36 34 42 36C48 32 56 32 60 33C66 31 74 32 79 36C85 34 90 40 86 46C80 50 40 50 34 46Z', FUR),
      line('M42 42l2-3M52 41l1-3M62 41l1-3M72 42l2-3', INK, 1.2, { opacity: 0.5 }),
    ],
  },
  toque: {
    back: [],
    front: [
      solid('M38 40C26 36 28 18 44 20C48 8 72 8 76 20C92 18 94 36 82 40Z', LINEN),
      solid('M39 47C50 41 70 41 81 47L82 36C70 31 50 31 38 36Z', LINEN),
    ],
  },
  bandana: {
    back: [solid('M80 44L98 52L90 60L80 50Z', 'trim')],
    front: [
      solid('M38 50C36 34 46 26 60 26S84 34 82 50C72 42 48 42 38 50Z', 'trim'),
      flat('M50 34a2 2 0 1 0 .1 0zM60 31a2 2 0 1 0 .1 0zM70 34a2 2 0 1 0 .1 0z', WHITE, 0.55),
    ],
  },
  wreath: {
    back: [],
    front: [
      oval(40, 46, 6, 3.2, LEAF, 1.5, -60),
      oval(45, 39, 6, 3.2, LEAF, 1.5, -40),
      oval(52, 34, 6, 3.2, LEAF, 1.5, -20),
      oval(60, 32, 6, 3.2, LEAF, 1.5, 0),
      oval(68, 34, 6, 3.2, LEAF, 1.5, 20),
      oval(75, 39, 6, 3.2, LEAF, 1.5, 40),
      oval(80, 46, 6, 3.2, LEAF, 1.5, 60),
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
  phrygian: {
    back: [],
    front: [
      solid('M38 48C34 28 46 18 62 16C76 14 86 18 88 28C82 24 78 28 80 34C82 40 82 44 82 48C72 41 48 41 38 48Z', 'hat'),
      solid('M38 49C48 41 72 41 82 49L81 43C70 36 50 36 39 43Z', 'hat2', 1.6),
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
  caul: {
    back: [oval(36, 52, 9, 12, 'trim'), oval(84, 52, 9, 12, 'trim')],
    front: [
      solid('M38 50C36 34 46 27 60 27S84 34 82 50C72 41 48 41 38 50Z', 'hat'),
      line('M46 32L58 42M58 28L72 42M74 32L62 42M62 28L48 42', 'trim', 1.2),
      solid('M38 50C48 41 72 41 82 50L81 45C70 37 50 37 39 45Z', GOLD, 1.4),
    ],
  },
  flowers: {
    back: [],
    front: [
      disc(42, 42, 4.6, CORAL, 1.6),
      disc(42, 42, 1.4, '#8a6a2a', 0),
      disc(51, 36, 4.6, AMBER, 1.6),
      disc(51, 36, 1.4, '#8a6a2a', 0),
      disc(60, 33, 4.6, '#e9e2f2', 1.6),
      disc(60, 33, 1.4, '#8a6a2a', 0),
      disc(69, 36, 4.6, CORAL, 1.6),
      disc(69, 36, 1.4, '#8a6a2a', 0),
      disc(78, 42, 4.6, AMBER, 1.6),
      disc(78, 42, 1.4, '#8a6a2a', 0),
    ],
  },
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
  tiedCoif: {
    back: [],
    front: [
      LINEN_COIF,
      ...rod('M43 74C46 88 52 92 60 92S74 88 77 74', LINEN, 4.4, 2),
      solid('M58 92L51 102L57 101ZM62 92L69 102L63 101Z', LINEN, 1.4),
    ],
  },
  biretta: {
    back: [],
    front: [
      solid('M41 46L37 27C45 21 52 24 60 20C68 24 75 21 83 27L79 46C70 41 50 41 41 46Z', 'hat'),
      line('M60 20V41M48 24L50 42M72 24L70 42', INK, 1.4, { opacity: 0.5 }),
      disc(60, 18, 3.4, 'hat', 1.8),
    ],
  },
  flatcap: {
    back: [],
    front: [
      solid('M33 41C30 29 45 24 60 24S90 29 87 41C86 46 83 48 80 46C70 40 50 40 40 46C37 48 34 46 33 41Z', 'hat'),
      line('M42 40C52 34 68 34 78 40M60 25V35', INK, 1.3, { opacity: 0.5 }),
      disc(60, 24, 2.4, 'hat2', 1.5),
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
  knitted: {
    back: [],
    front: [
      disc(60, 15, 5.4, LINEN, 1.8),
      solid('M39 46C37 28 48 18 60 18S83 28 81 46C70 41 50 41 39 46Z', 'hat'),
      solid('M37 49C48 42 72 42 83 49L82 40C71 34 49 34 38 40Z', 'hat2', 1.8),
      line('M46 38v6M53 37v6M60 36v6M67 37v6M74 38v6', INK, 1.2, { opacity: 0.5 }),
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

/** Worn over hair and ears alike. */
export const HIDES_HAIR: ReadonlySet<keyof typeof HEADGEAR> = new Set([
  'blackVeil',
  'whiteVeil',
  'nurse',
  'ruffled',
  'hood',
  'pointedHood',
  'mail',
  'bascinet',
]);
