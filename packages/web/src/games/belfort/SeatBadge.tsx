import { Shield } from './drawings/pieces/Shield.tsx';
import type { Colour } from './screen/contract.ts';

export const SeatBadge = ({ colour, size }: { colour: string; size: number }) => (
  <Shield colour={colour as Colour} size={size} />
);
