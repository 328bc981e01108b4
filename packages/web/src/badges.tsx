import { Shield as BelfortShield } from './belfort/drawings/pieces/Shield.tsx';
import type { Colour as BelfortColour } from './belfort/screen/contract.ts';
import { Shield as BrugesShield } from './bruges/drawings/pieces/Shield.tsx';
import type { Colour as BrugesColour } from './bruges/screen/contract.ts';

interface Props {
  readonly game: string;
  readonly colour: string;
  readonly size: number;
}

/** The sign of a seat at a table of any game, where the table itself is not shown. */
export const SeatBadge = ({ game, colour, size }: Props) =>
  game === 'bruges' ? (
    <BrugesShield player={colour as BrugesColour} size={size} />
  ) : (
    <BelfortShield colour={colour as BelfortColour} size={size} />
  );
