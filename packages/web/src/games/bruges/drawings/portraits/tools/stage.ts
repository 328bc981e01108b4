import { BLUE, CORAL, FLESH, GOLD, GREEN, INK, PAPER, RED, ROPE, TEAL, WHITE, WOOD, YELLOW } from '../paints.ts';
import { disc, flat, hoop, line, rod, solid } from '../shape.ts';
import { carried, held, type Tool } from './tool.ts';

const IVORY = '#fff6e4';

export const stage = {
  lute: held(
    solid('M-20 10C-30 -6 -12 -22 0 -14L16 -46L22 -43L6 -10C12 4 -8 22 -20 10Z', '#c98a4a'),
    disc(-8, -2, 4.5, '#5a3a20', 1.4),
    line('M-12 6L18 -42', PAPER, 1),
    solid('M14 -46L22 -58L28 -54L23 -43Z', WOOD, 1.8),
  ),
  bagpipe: carried(
    ...rod('M4 -10L14 -50M-4 -10L-4 -54', WOOD, 6, 3),
    solid('M-18 -6C-18 -18 14 -20 16 -6C18 8 2 12 -4 12S-18 6 -18 -6Z', '#4d7a5a'),
    line('M-8 10L-14 22', WOOD, 4),
    line('M-12 -8L8 6M0 -14L13 -2M-14 2L0 10', WHITE, 1.1, { opacity: 0.5 }),
  ),
  balls: carried(
    disc(-8, -10, 7, RED, 1.8),
    disc(12, -30, 7, BLUE, 1.8),
    disc(-6, -56, 7, YELLOW, 1.8),
    disc(10, 2, 7, GREEN, 1.8),
  ),
  dice: carried(
    solid('M-18 -8L-1 -12L3 5L-14 9Z', IVORY),
    solid('M3 -29L19 -25L15 -9L-1 -13Z', IVORY),
    ...[
      [-12, -4],
      [-7, -1.5],
      [-2, 1],
      [5, -23],
      [13, -21],
      [3, -15],
      [11, -13],
    ].map(([x, y]) => disc(x!, y!, 1.6, INK, 0)),
  ),
  crystal: carried(
    disc(0, -12, 17, '#cfe3ef'),
    flat('M-10 -20q4-8 12-8q-8 4-8 12z', WHITE, 0.9),
    disc(3, -8, 5, '#b79ad0', 0),
    solid('M-13 6H13L9 14H-9Z', GOLD, 1.8),
  ),
  mask: held(
    solid('M-18 -30C-8 -34 6 -34 16 -30C18 -8 10 6 -1 10C-12 6 -20 -8 -18 -30Z', '#fbf1dc'),
    flat('M-12 -20q4-4 8 0q-4 3-8 0zM2 -20q4-4 8 0q-4 3-8 0z', INK),
    line('M-9 -6Q-1 4 7 -6', INK, 2.4),
    line('M-1 10V20', WOOD, 4),
  ),
  puppet: held(
    line('M-14 -48H14M-12 -48V-18M12 -48V-18M0 -48V-30', INK, 1.6),
    solid('M-17 -51H17V-46H-17Z', WOOD, 1.6),
    disc(0, -24, 6.5, FLESH, 1.8),
    solid('M-8 -16H8L11 8H-11Z', RED, 1.8),
    line('M-8 -14L-13 -4M8 -14L13 -4M-4 8V18M4 8V18', INK, 2.4),
  ),
  stilt: held(
    solid('M-3 20V-66H3V20Z', WOOD, 1.8),
    solid('M-12 -10H3V-4H-10Z', WOOD, 1.8),
    solid('M3 -10H12V-4H3Z', RED, 1.6),
  ),
  hoop: held(...hoop(2, -22, 19, CORAL, 6.5, 3, '8 6')),
  marotte: held(
    solid('M-2.5 18V-26H2.5V18Z', WOOD, 1.8),
    disc(0, -34, 8, FLESH, 1.8),
    solid('M-9 -36C-16 -36 -18 -28 -18 -26C-14 -50 14 -50 18 -26C18 -28 16 -36 9 -36Z', TEAL, 1.6),
    disc(-18, -25, 2.6, GOLD, 1.2),
    disc(18, -25, 2.6, GOLD, 1.2),
    disc(-3, -34, 1, INK, 0),
    disc(3, -34, 1, INK, 0),
    line('M-2.5 -30Q0 -28 2.5 -30', INK, 1.2),
  ),
  rope: carried(...hoop(0, -10, 13, ROPE, 9, 6, '4 1.5'), ...rod('M8 2L16 18', ROPE, 5, 2.6)),
} satisfies Record<string, Tool>;
