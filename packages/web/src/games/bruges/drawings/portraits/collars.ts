import { BRIGHT_STEEL, GOLD, INK, LINEN, PELT, SCARLET, STEEL, WHITE, WINE } from './paints.ts';
import { disc, flat, line, rod, type Shape, solid } from './shape.ts';

/** Collars and the details of a dress, over the shoulders. */
export const COLLARS = {
  plain: [solid('M47 92C52 101 68 101 73 92L78 97C70 108 50 108 42 97Z', 'trim', 1.8)],
  vneck: [solid('M46 92L60 116L74 92L80 96L62 126H58L40 96Z', 'cloth2', 1.8)],
  ruff: [
    solid(
      'M34 96C34 88 44 90 48 88C54 94 66 94 72 88C76 90 86 88 86 96C86 106 76 106 72 106C66 110 54 110 48 106C44 106 34 106 34 96Z',
      LINEN,
      1.8,
    ),
    line('M42 92V104M50 95V107M60 97V109M70 95V107M78 92V104', INK, 1.1, { opacity: 0.5 }),
  ],
  fur: [
    solid(
      'M44 90C36 94 28 100 26 112L40 126C46 112 52 104 60 104S74 112 80 126L94 112C92 100 84 94 76 90C70 100 50 100 44 90Z',
      PELT,
      1.8,
    ),
    line('M36 106l2 4M42 100l2 5M78 100l-2 5M84 106l-2 4', INK, 1.2, { opacity: 0.5 }),
  ],
  ermine: [
    solid(
      'M44 90C34 94 26 102 24 114L38 124C46 112 52 106 60 106S74 112 82 124L96 114C94 102 86 94 76 90C70 100 50 100 44 90Z',
      '#fbf5e8',
      1.8,
    ),
    line('M34 108v4M42 102v4M78 102v4M86 108v4M50 103v3M70 103v3', INK, 2),
  ],
  chain: [
    solid('M44 92L36 98C44 118 54 122 60 124C66 122 76 118 84 98L76 92', 'none', 0),
    ...rod('M40 96C44 112 54 118 60 119C66 118 76 112 80 96', GOLD, 5.4, 3, { dash: '3.6 3' }),
    disc(60, 121, 4.6, GOLD, 1.8),
    solid('M47 91C52 99 68 99 73 91L76 94C70 103 50 103 44 94Z', 'trim', 1.6),
  ],
  habit: [
    solid('M42 92C48 104 72 104 78 92L88 100C80 118 40 118 32 100Z', 'cloth', 1.8),
    solid('M52 106H68V130H52Z', 'cloth2', 1.6),
  ],
  stole: [
    solid('M44 92L38 98L46 130H54L50 98ZM76 92L82 98L74 130H66L70 98Z', GOLD, 1.8),
    line('M47 112h5M68 112h5M49.5 109.5v5M70.5 109.5v5', WINE, 1.6),
  ],
  apron: [solid('M46 106H74L78 130H42Z', '#d9b98c', 1.8), ...rod('M46 106L44 93M74 106L76 93', PELT, 3, 1.4)],
  linenApron: [
    solid('M44 104H76L80 130H40Z', LINEN, 1.8),
    solid('M47 91C52 101 68 101 73 91L80 97C70 110 50 110 40 97Z', LINEN, 1.8),
  ],
  armour: [
    solid('M30 106C34 96 44 92 50 94L60 100L70 94C76 92 86 96 90 106L88 130H32Z', STEEL),
    line('M60 100V130', INK, 1.6),
    solid('M22 112C22 100 32 96 40 97C38 106 36 112 34 118Z', BRIGHT_STEEL),
    solid('M98 112C98 100 88 96 80 97C82 106 84 112 86 118Z', BRIGHT_STEEL),
  ],
  tabard: [
    solid('M42 94L36 130H84L78 94C70 104 50 104 42 94Z', 'trim', 1.8),
    flat('M59 99H61.5V130H59Z', WHITE, 0.8),
    flat('M37.5 112H82.5V115H37.3Z', WHITE, 0.8),
  ],
  lace: [
    solid('M40 94C46 92 50 91 60 104C70 91 74 92 80 94C82 104 72 112 60 112S38 104 40 94Z', LINEN, 1.8),
    line('M44 100q4 6 8 4M76 100q-4 6-8 4', INK, 1, { opacity: 0.45 }),
  ],
  neckline: [
    solid('M40 98C46 116 74 116 80 98C74 92 70 91 68 90H52C50 91 46 92 40 98Z', 'skin', 1.8),
    line('M40 98C46 116 74 116 80 98', 'trim', 3.4),
    disc(60, 105, 2.6, SCARLET, 1.4),
    line('M50 93Q60 106 70 93', GOLD, 1.6),
  ],
  cape: [
    solid(
      'M44 90C30 96 22 108 20 130H36C38 112 46 104 60 104S82 112 84 130H100C98 108 90 96 76 90C70 98 50 98 44 90Z',
      'cloth2',
      1.8,
    ),
    disc(60, 102, 4, GOLD, 1.8),
  ],
  scarf: [
    solid('M42 92C50 102 70 102 78 92L82 99C72 112 48 112 38 99Z', 'trim', 1.8),
    solid('M64 105L72 124L80 120L72 102Z', 'trim', 1.8),
  ],
  motley: [
    flat('M60 96L60 130H92C98 108 88 99 76 95Z', 'cloth2'),
    solid('M42 94L46 106L54 98L60 110L66 98L74 106L78 94C70 100 50 100 42 94Z', 'trim', 1.8),
    disc(46, 107, 2.6, GOLD, 1.4),
    disc(60, 111, 2.6, GOLD, 1.4),
    disc(74, 107, 2.6, GOLD, 1.4),
  ],
  patched: [
    solid('M47 92C52 101 68 101 73 92L78 97C70 108 50 108 42 97Z', 'cloth2', 1.8),
    solid('M34 112h12v10h-12z', '#8a7454', 1.4, { dash: '2.5 2' }),
  ],
} satisfies Record<string, readonly Shape[]>;
