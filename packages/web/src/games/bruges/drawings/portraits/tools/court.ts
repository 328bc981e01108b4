import { BONE, BROWN, FELT, GOLD, GREEN, INK, OAK, RED, SCARLET, STEEL, WHITE, WINE, WOOD } from '../paints.ts';
import { disc, flat, line, oval, rod, solid } from '../shape.ts';
import { carried, held, type Tool } from './tool.ts';

export const court = {
  goblet: held(
    solid('M-11 -34H11C12 -18 6 -12 2 -11V4H9V10H-9V4H-2V-11C-6 -12 -12 -18 -11 -34Z', GOLD),
    flat('M-9 -31H9L8 -26H-8Z', WINE),
  ),
  ladle: held(
    solid('M-2.5 14L-1 -34H4L3 14Z', WOOD, 1.8),
    oval(1, -43, 13, 10, STEEL),
    oval(1, -44, 9, 6, '#7c878d', 1.2),
    flat('M-5 -45q3 -3 8 -2q-4 3 -8 2z', '#e2b25a'),
  ),
  duster: held(
    solid('M-2 16L2 -26H7L4 16Z', WOOD, 1.8),
    solid('M-4 -24C-12 -34 -2 -44 -2 -52C6 -46 18 -42 12 -24Z', BONE, 1.8),
    line('M2 -28L2 -42M6 -28L8 -40', INK, 1.2),
  ),
  tray: carried(
    oval(0, -6, 20, 5, STEEL),
    solid('M-8 -26H2C4 -18 0 -12 -1 -10H-5C-6 -12 -10 -18 -8 -26Z', GOLD, 1.6),
    disc(9, -13, 5, SCARLET, 1.6),
  ),
  fork: held(
    solid('M-2.5 20L-2.5 -72L2.5 -72L2.5 20Z', WOOD, 1.8),
    ...rod('M-9 -92V-78C-9 -70 9 -70 9 -78V-92M0 -72V-92', STEEL, 5, 2.2),
  ),
  rake: held(
    solid('M-2.5 20L-2.5 -72L2.5 -72L2.5 20Z', WOOD, 1.8),
    solid('M-16 -76H16V-70H-16Z', WOOD, 1.8),
    line('M-13 -76V-86M-6 -76V-86M0 -76V-86M6 -76V-86M13 -76V-86', INK, 2.6),
  ),
  spade: held(
    solid('M-2.5 20V-46H2.5V20Z', WOOD, 1.8),
    solid('M-9 -46H9V-64C9 -74 3 -78 0 -80C-3 -78 -9 -74 -9 -64Z', STEEL),
  ),
  horse: carried(
    line('M-16 12C-20 -6 -14 -22 0 -26', INK, 3),
    solid('M-8 14C-12 -2 -6 -24 10 -28L12 -34L16 -28C20 -22 24 -16 24 -12C22 -8 18 -8 14 -12C8 -10 8 4 12 14Z', BROWN),
    disc(14, -20, 1.4, INK, 0),
    line('M-6 -4C-4 -14 2 -20 8 -24', INK, 2.2),
  ),
  falcon: held(
    solid('M-6 -4C-16 -14 -12 -34 0 -38C6 -40 12 -36 12 -30L16 -27L11 -25C12 -14 8 -6 2 -2L-4 12L-8 10Z', '#9a7450'),
    disc(6, -32, 1.6, INK, 0),
    line('M-6 -18C-2 -12 2 -10 6 -12M-5 -11C-2 -7 2 -6 4 -7', INK, 1.3),
    solid('M12 -31L18 -28L12 -26Z', GOLD, 1.2),
    solid('M-10 -2H12V8H-10Z', FELT, 1.8),
  ),
  horn: held(
    solid('M-18 -2C-10 10 8 8 14 -18L22 -26L12 -30C8 -14 -4 -8 -16 -8Z', '#e6d3a6'),
    line('M-8 2L-10 -6M8 -6L1 -11', GOLD, 3),
  ),
  whip: held(
    solid('M-2 14L4 -30L8 -30L4 14Z', WOOD, 1.8),
    line('M6 -30C10 -70 -4 -92 -22 -94C-30 -94 -32 -84 -24 -82', INK, 2.6),
  ),
  sceptre: held(
    solid('M-2.5 18V-40H2.5V18Z', GOLD, 1.8),
    solid('M0 -62C8 -56 10 -48 0 -40C-10 -48 -8 -56 0 -62Z', GOLD, 1.8),
    disc(0, -50, 3.2, RED, 1.2),
  ),
  orb: carried(
    disc(0, -6, 14, GOLD),
    line('M-14 -6H14M0 -6V-20', INK, 1.8),
    solid('M-2 -20V-24H-6V-28H-2V-33H2V-28H6V-24H2V-20Z', GOLD, 1.4),
  ),
  fan: held(
    solid('M0 10L-22 -22C-14 -36 14 -36 22 -22Z', '#d9776a', 1.8),
    line('M0 10L-14 -30M0 10L-5 -33M0 10L5 -33M0 10L14 -30', INK, 1.2),
  ),
  rose: held(
    ...rod('M0 16C-2 0 2 -10 0 -22', GREEN, 3.6, 1.8),
    solid('M0 -2C8 -10 14 -6 15 -4C10 0 4 0 0 -2Z', GREEN, 1.4),
    disc(0, -30, 9, SCARLET, 1.8),
    line('M-4 -30C-3 -35 4 -35 4 -30C4 -26 -2 -26 -2 -30', INK, 1.3),
  ),
  pearl: carried(
    line('M-14 -24C-10 6 10 6 14 -24', INK, 1),
    disc(-14, -22, 3.2, '#fdf8ee', 1.3),
    disc(-12, -13, 3.2, '#fdf8ee', 1.3),
    disc(-7, -5, 3.2, '#fdf8ee', 1.3),
    disc(0, -2, 3.2, '#fdf8ee', 1.3),
    disc(7, -5, 3.2, '#fdf8ee', 1.3),
    disc(12, -13, 3.2, '#fdf8ee', 1.3),
    disc(14, -22, 3.2, '#fdf8ee', 1.3),
  ),
  trumpet: held(
    solid('M30 -44L24 -50L-8 -14L-14 -10L-6 -2L-2 -8Z', GOLD, 1.8),
    solid('M30 -44L36 -58C30 -58 24 -56 24 -50Z', GOLD, 1.8),
    solid('M14 -26L-8 -6L2 18L16 2Z', RED, 1.6),
  ),
  banner: held(
    solid('M-2.5 20L-2.5 -72L2.5 -72L2.5 20Z', WOOD, 1.8),
    solid('M2 -70C16 -76 20 -64 34 -68V-42C20 -38 16 -50 2 -44Z', 'trim', 1.8),
  ),
  mirror: held(
    solid('M-3 14V-16H3V14Z', GOLD, 1.8),
    disc(0, -32, 16, GOLD, 2),
    disc(0, -32, 11.5, '#cfe3ef', 1.4),
    line('M-6 -34L2 -41M-2 -28L8 -36', WHITE, 2),
  ),
  lapdog: carried(
    solid('M-20 14C-22 -4 -12 -14 0 -12C14 -12 20 0 18 14Z', BONE),
    solid('M-14 -14C-14 -30 14 -30 14 -14C14 -2 8 2 0 2S-14 -2 -14 -14Z', BONE),
    solid(
      'M-12 -24C-22 -26 -22 -10 -17 -6C-12 -10 -10 -18 -12 -24ZM12 -24C22 -26 22 -10 17 -6C12 -10 10 -18 12 -24Z',
      '#b98a55',
      1.8,
    ),
    disc(-5, -14, 1.8, INK, 0),
    disc(5, -14, 1.8, INK, 0),
    flat('M-3 -9H3L0 -5Z', INK),
    line('M0 -5V-3Q-3 0 -5 -2M0 -3Q3 0 5 -2', INK, 1.2),
    line('M-10 3Q0 8 10 3', SCARLET, 3),
  ),
  towerModel: carried(
    solid(
      'M-20 12V-14H-15V-9H-10V-14H-6V-30H-10V-38H-5V-34H-2V-38H3V-34H6V-38H11V-30H7V-14H11V-9H16V-14H21V12Z',
      '#cdbf9f',
      1.8,
    ),
    solid('M-4 12V2a4.5 4.5 0 0 1 9 0V12Z', '#4a3424', 1.4),
    line('M0 -26v6M-14 -2v5M15 -2v5', INK, 2.2),
    solid('M1 -38V-50L12 -46L1 -42', RED, 1.4),
  ),
  tub: carried(
    solid('M-18 -8H18L14 14H-14Z', OAK),
    line('M-16 2H16', STEEL, 2.4),
    disc(-9, -12, 6, '#eaf5f7', 1.4),
    disc(3, -16, 7, '#eaf5f7', 1.4),
    disc(12, -11, 5, '#eaf5f7', 1.4),
  ),
} satisfies Record<string, Tool>;
