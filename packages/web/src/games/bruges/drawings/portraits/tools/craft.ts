import {
  AMBER,
  BLADE,
  BLUE,
  BONE,
  COPPER,
  CORAL,
  FLESH,
  GOLD,
  GREEN,
  INK,
  IRON,
  LEAF,
  LEATHER,
  OAK,
  PAPER,
  PURPLE,
  RED,
  SCARLET,
  STEEL,
  WHITE,
  WOOD,
  YELLOW,
} from '../paints.ts';
import { box, disc, flat, hoop, line, oval, rod, solid } from '../shape.ts';
import { carried, held, type Tool } from './tool.ts';

/** The outline of a toothed wheel round 0,-12. */
function cog(teeth: number, tip: number, root: number): string {
  const corners = Array.from({ length: teeth * 4 }, (_, i) => {
    const angle = ((i - 0.5) * Math.PI) / (teeth * 2);
    const r = i % 4 < 2 ? tip : root;
    return `${(r * Math.sin(angle)).toFixed(1)} ${(-12 - r * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

export const craft = {
  hammer: held(solid('M-3 16V-34H3V16Z', WOOD, 1.8), solid('M-16 -46H12L17 -40L12 -33H-16Z', STEEL)),
  saw: held(
    solid('M-6 8L-18 -46L-8 -48L6 4Z', BLADE, 1.8),
    line('M-7 6l-4-3 2-3-4-3 2-3-4-3 2-3-4-3 2-3-4-3 2-3-4-3 2-3', INK, 1.2),
    solid('M-8 6L10 2L12 12C4 18 -6 16 -8 6Z', WOOD, 1.8),
  ),
  axe: held(solid('M-3 16V-42H3V16Z', WOOD, 1.8), solid('M3 -42C16 -50 20 -34 18 -22C12 -28 8 -28 3 -26Z', STEEL, 1.8)),
  trowel: held(
    solid('M-2 12H4V-4H-2Z', WOOD, 1.8),
    solid('M1 -40L13 -12H-11Z', BLADE, 1.8),
    line('M1 -12V-3', INK, 2.6),
    box(-22, 4, 18, 10, '#b9593c', 1, 1.8),
  ),
  chisel: held(solid('M-4 14V-6H4V14Z', WOOD, 1.8), solid('M-3 -6L-4 -38L4 -38L3 -6Z', BLADE, 1.8)),
  palette: held(
    solid('M-24 -10C-24 -30 14 -34 16 -10C17 4 4 2 2 6C0 12 -24 10 -24 -10Z', '#c99a62', 1.8),
    disc(-14, -14, 3.6, RED, 1.2),
    disc(-4, -20, 3.6, YELLOW, 1.2),
    disc(6, -16, 3.6, BLUE, 1.2),
    disc(-14, -3, 3.4, GREEN, 1.2),
    disc(8, -6, 2.6, PAPER, 1.2),
    solid('M2 2L18 -46L22 -45L6 4Z', WOOD, 1.4),
    solid('M18 -46C18 -52 22 -54 24 -56C25 -52 25 -48 22 -45Z', PURPLE, 1.3),
  ),
  needle: held(...rod('M-14 10L12 -42', '#e6ecee', 4, 1.8), line('M12 -40C24 -30 -6 -20 8 -8C16 0 4 8 -2 4', RED, 2.2)),
  spool: carried(
    solid('M-11 -26H11V-20H-11ZM-11 6H11V12H-11Z', WOOD, 1.8),
    solid('M-8 -20H8V6H-8Z', BLUE, 1.8),
    line('M-8 -14L8 -11M-8 -8L8 -5M-8 -2L8 1', WHITE, 1.2, { opacity: 0.7 }),
  ),
  cloth: carried(
    solid('M-18 -22H14V10H-18Z', RED),
    oval(14, -6, 5, 16, '#d9776a'),
    line('M14 -12a2.5 6 0 1 0 .1 0', INK, 1.2),
    line('M-12 -22V10', GOLD, 2.4),
    line('M4 -22V10', GOLD, 2.4),
  ),
  dyedCloth: carried(
    solid('M-16 -20C-8 -26 8 -14 16 -20V8C8 14 -8 2 -16 8Z', PURPLE),
    line('M-10 -14C-4 -16 6 -8 12 -12M-10 -4C-4 -6 6 2 12 -2', WHITE, 1.4, { opacity: 0.6 }),
    line('M-20 -22L20 -22', WOOD, 4),
  ),
  hide: carried(
    solid('M-18 -26L-8 -22H8L18 -26L14 -12L18 8L8 4L0 16L-8 4L-18 8L-14 -12Z', LEATHER),
    line('M0 -16V4', INK, 1.2, { opacity: 0.5 }),
  ),
  barrel: carried(
    solid('M-12 -26H12C18 -14 18 2 12 14H-12C-18 2 -18 -14 -12 -26Z', LEATHER),
    ...rod('M-15 -18H15M-15 6H15', IRON, 4, 2),
    line('M-5 -26V14M5 -26V14', INK, 1, { opacity: 0.5 }),
  ),
  basket: carried(
    line('M-14 -12C-14 -36 14 -36 14 -12', WOOD, 3),
    solid('M-18 -12H18L13 12H-13Z', '#d8b066'),
    line('M-16 -5H16M-14 3H14M-8 -12L-6 12M0 -12V12M8 -12L6 12', INK, 1.1, { opacity: 0.6 }),
  ),
  goldleaf: held(
    solid('M-16 -26L6 -32L12 -10L-10 -4Z', GOLD, 1.8),
    solid('M2 6L12 -26L15 -25L6 8Z', WOOD, 1.5),
    solid('M12 -26C11 -32 16 -36 18 -38C19 -33 19 -28 15 -25Z', BONE, 1.3),
  ),
  carving: carried(
    solid('M-10 14V-10C-12 -28 12 -28 10 -10V14Z', OAK),
    line('M-4 -14h2M3 -14h2M-3 -7Q0 -5 3 -7M-6 2Q0 6 6 2M-6 8Q0 12 6 8', INK, 1.5),
    solid('M12 4L22 -22L26 -20L17 6Z', STEEL, 1.5),
  ),
  glass: carried(
    solid('M-16 10V-24C-16 -44 16 -44 16 -24V10Z', '#cfe6ef'),
    flat('M-14 -6V-24C-14 -34 -6 -39 -1 -39V-6Z', CORAL, 0.8),
    flat('M1 -6V-39C8 -39 14 -34 14 -24V-6Z', AMBER, 0.85),
    flat('M-14 -4H-1V8H-14Z', GREEN, 0.8),
    flat('M1 -4H14V8H1Z', BLUE, 0.8),
    line('M0 -39V10M-16 -5H16', INK, 2),
  ),
  carpet: carried(
    solid('M-16 -30H14V10H-16Z', '#a9432f'),
    solid('M-11 -25H9V5H-11Z', '#e2b84e', 1.4),
    solid('M-1 -20L6 -10L-1 0L-8 -10Z', '#2f5e7a', 1.4),
    line('M-14 10v5M-8 10v5M-2 10v5M4 10v5M10 10v5', INK, 1.6),
  ),
  ring: carried(
    ...hoop(0, -6, 12, GOLD, 7.5, 4),
    solid('M-8 -28H8L12 -22L0 -12L-12 -22Z', '#7cc0d8', 1.8),
    line('M-12 -22H12M-4 -28L-3 -22L0 -12L3 -22L4 -28', INK, 1),
  ),
  bust: carried(
    solid('M-14 14C-14 2 -6 -2 -4 -4V-8C-12 -14 -10 -34 0 -34S12 -14 4 -8V-4C6 -2 14 2 14 14Z', '#e9e4d8'),
    line('M-4 -20h2M3 -20h2M-2 -12Q1 -10 3 -12', INK, 1.4),
    solid('M-16 14H16V19H-16Z', '#cfc8b8', 1.8),
  ),
  frame: carried(
    box(-20, -36, 36, 44, '#c08a3a', 2),
    box(-15, -31, 26, 34, '#9fc4c9', 1, 1.6),
    flat('M-14 -8C-8 -14 -2 -10 2 -14C6 -16 10 -12 10 -12V2H-14Z', LEAF),
    disc(4, -24, 3.4, '#f7d774', 1),
  ),
  likeness: carried(
    box(-20, -36, 36, 44, '#c08a3a', 2),
    box(-15, -31, 26, 34, '#5d4a5e', 1, 1.6),
    disc(-2, -17, 6, FLESH, 1.4),
    flat('M-12 2C-12 -8 8 -8 8 2Z', SCARLET),
  ),
  gear: carried(
    solid(cog(8, 22, 16), COPPER),
    disc(0, -12, 5.4, PAPER, 1.8),
    line('M-10 -19A12 12 0 0 1 1 -24', WHITE, 1.6, { opacity: 0.6 }),
  ),
  tiles: carried(
    ...[8, 0, -8].map((y) => solid(`M-21 ${y}q5 -7 10.5 0q5 -7 10.5 0q5 -7 10.5 0q5 -7 10.5 0v6h-42Z`, '#b9593c', 1.7)),
    solid('M6 -12L13 -38L17 -37L11 -11Z', WOOD, 1.6),
    solid('M2 -43L23 -37L21 -30L0 -36Z', STEEL, 1.8),
  ),
  codex: held(
    solid('M-22 -32C-14 -37 -6 -36 -2 -32C2 -36 10 -37 18 -32V2C10 -3 2 -2 -2 2C-6 -2 -14 -3 -22 2Z', PAPER, 1.8),
    line('M-2 -32V2', INK, 1.4),
    solid('M-17 -27H-8V-17H-17Z', RED, 1.3),
    line('M-15 -20Q-12 -28 -10 -20', GOLD, 1.6),
    line('M-17 -12H-7M-17 -7H-8M3 -26H13M3 -20H13M3 -14H10', BLUE, 1.5),
  ),
} satisfies Record<string, Tool>;
