import type { Worn } from '../hair.ts';
import { INK, LINEN, WHITE } from '../paints.ts';
import { disc, flat, line, solid } from '../shape.ts';

/** Close to the head. */
export const caps = {
  beret: {
    back: [],
    front: [
      solid('M36 44C26 40 30 26 48 24C66 20 92 24 92 36C92 42 86 45 82 46C70 40 50 40 38 46Z', 'hat'),
      solid('M38 47C50 40 70 40 82 47L81 41C70 35 50 35 39 41Z', 'hat2'),
    ],
  },
  roundCap: {
    back: [],
    front: [
      solid('M38 48C36 30 46 22 60 22S84 30 82 48C72 41 48 41 38 48Z', 'hat'),
      solid('M38 49C48 41 72 41 82 49L81 43C70 36 50 36 39 43Z', 'trim', 1.6),
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
  skullcap: { back: [], front: [solid('M40 46C39 33 48 27 60 27S81 33 80 46C70 40 50 40 40 46Z', 'hat')] },
  mortarboard: {
    back: [],
    front: [
      solid('M40 46C40 34 48 30 60 30S80 34 80 46C70 41 50 41 40 46Z', 'hat'),
      solid('M28 28L60 18L92 28L60 38Z', 'hat'),
      line('M60 28L88 32V44', 'trim', 2.4),
      disc(88, 46, 2.6, 'trim', 1.4),
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
  knitted: {
    back: [],
    front: [
      disc(60, 15, 5.4, LINEN, 1.8),
      solid('M39 46C37 28 48 18 60 18S83 28 81 46C70 41 50 41 39 46Z', 'hat'),
      solid('M37 49C48 42 72 42 83 49L82 40C71 34 49 34 38 40Z', 'hat2', 1.8),
      line('M46 38v6M53 37v6M60 36v6M67 37v6M74 38v6', INK, 1.2, { opacity: 0.5 }),
    ],
  },
  phrygian: {
    back: [],
    front: [
      solid('M38 48C34 28 46 18 62 16C76 14 86 18 88 28C82 24 78 28 80 34C82 40 82 44 82 48C72 41 48 41 38 48Z', 'hat'),
      solid('M38 49C48 41 72 41 82 49L81 43C70 36 50 36 39 43Z', 'hat2', 1.6),
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
  bandana: {
    back: [solid('M80 44L98 52L90 60L80 50Z', 'trim')],
    front: [
      solid('M38 50C36 34 46 26 60 26S84 34 82 50C72 42 48 42 38 50Z', 'trim'),
      flat('M50 34a2 2 0 1 0 .1 0zM60 31a2 2 0 1 0 .1 0zM70 34a2 2 0 1 0 .1 0z', WHITE, 0.55),
    ],
  },
} satisfies Record<string, Worn>;
