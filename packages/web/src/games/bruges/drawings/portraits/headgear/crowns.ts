import type { Worn } from '../hair.ts';
import { AMBER, CORAL, GOLD, LEAF, LINEN, SCARLET, VEIL, WINE } from '../paints.ts';
import { disc, flat, line, oval, solid } from '../shape.ts';

/** Of the great, and what ladies wear for a feast. */
export const crowns = {
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
  caul: {
    back: [oval(36, 52, 9, 12, 'trim'), oval(84, 52, 9, 12, 'trim')],
    front: [
      solid('M38 50C36 34 46 27 60 27S84 34 82 50C72 41 48 41 38 50Z', 'hat'),
      line('M46 32L58 42M58 28L72 42M74 32L62 42M62 28L48 42', 'trim', 1.2),
      solid('M38 50C48 41 72 41 82 50L81 45C70 37 50 37 39 45Z', GOLD, 1.4),
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
} satisfies Record<string, Worn>;
