import { Shield as BelfortShield } from './games/belfort/drawings/pieces/Shield.tsx';
import type { Colour as BelfortColour } from './games/belfort/screen/contract.ts';
import { Shield as BrugesShield } from './games/bruges/drawings/pieces/Shield.tsx';
import type { Colour as BrugesColour } from './games/bruges/screen/contract.ts';

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
