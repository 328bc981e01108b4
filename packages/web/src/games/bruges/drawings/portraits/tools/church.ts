import { COPPER, FLAME, GOLD, INK, MAROON, PAPER, RED, TAN, WOOD } from '../paints.ts';
import { box, disc, line, oval, rod, solid } from '../shape.ts';
import { carried, held, type Tool } from './tool.ts';

export const church = {
  crozier: held(
    solid('M-2.5 20L-2.5 -72L2.5 -72L2.5 20Z', WOOD, 1.8),
    ...rod('M0 -70C0 -92 -22 -92 -22 -78C-22 -68 -10 -68 -10 -76', GOLD, 7, 3.6),
  ),
  staff: held(solid('M-2.5 20L-2.5 -72L2.5 -72L2.5 20Z', WOOD, 1.8), disc(0, -74, 4, WOOD, 1.8)),
  pilgrimStaff: held(
    solid('M-2.5 20L-2.5 -72L2.5 -72L2.5 20Z', WOOD, 1.8),
    disc(0, -74, 4, WOOD, 1.8),
    solid('M-2 -52C-12 -50 -12 -36 -6 -36C2 -36 2 -50 -2 -52Z', COPPER, 1.6),
  ),
  rosary: held(
    ...Array.from({ length: 12 }, (_, i) =>
      disc(
        Math.round(15 * Math.sin((i * Math.PI) / 6)),
        Math.round(-22 - 15 * Math.cos((i * Math.PI) / 6)),
        3,
        MAROON,
        1.3,
      ),
    ),
    solid('M-2 -32h4v5h5v4h-5v9h-4v-9h-5v-4h5z', GOLD, 1.4),
  ),
  cross: held(solid('M-3 14V-34H-14V-41H-3V-54H4V-41H15V-34H4V14Z', GOLD, 1.8)),
  candle: held(
    solid('M-4 10V-26H4V10Z', PAPER, 1.8),
    solid('M0 -28C-7 -32 -3 -40 0 -46C3 -40 7 -32 0 -28Z', FLAME, 1.6),
    solid('M-11 10H11V15H-11Z', GOLD, 1.8),
  ),
  bell: held(
    solid('M-16 4C-12 -4 -12 -26 0 -28C12 -26 12 -4 16 4Z', GOLD),
    disc(0, 8, 4, '#b9862c', 1.6),
    line('M0 -28V-42', WOOD, 3),
  ),
  reliquary: carried(
    solid('M-16 -12L0 -30L16 -12Z', GOLD),
    box(-16, -12, 32, 22, GOLD),
    solid('M-6 10V-2C-6 -10 6 -10 6 -2V10Z', RED, 1.6),
    solid('M-1.5 -30V-42M-5 -37H3', 'none', 2.4),
  ),
  bread: carried(
    solid('M-20 4C-22 -12 -8 -18 2 -16C16 -16 20 -4 16 4C8 10 -14 10 -20 4Z', '#d8a050'),
    line('M-10 -10L-6 -4M-2 -13L2 -6M7 -12L10 -6', INK, 1.6),
  ),
  bowl: carried(
    solid('M-18 -8H16C16 6 8 12 -1 12S-18 6 -18 -8Z', TAN),
    oval(-1, -8, 17, 4, '#7c5230', 1.8),
    disc(-6, -10, 3.6, GOLD, 1.2),
    disc(3, -10, 3.6, GOLD, 1.2),
  ),
} satisfies Record<string, Tool>;
