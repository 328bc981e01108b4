import { gameCalled } from '../games/index.ts';

interface Props {
  readonly game: string;
  readonly colour: string;
  readonly size: number;
}

/** The sign of a seat at a table of any game; of a game that is not here any more, a plain disc. */
export function SeatBadge({ game, colour, size }: Props) {
  const Badge = gameCalled(game)?.Badge;
  if (Badge !== undefined) return <Badge colour={colour} size={size} />;
  return (
    <svg width={size} height={size} viewBox="-10 -10 20 20" aria-hidden="true">
      <circle r="8.5" fill="var(--paper-3)" stroke="var(--line)" strokeWidth="1.5" />
    </svg>
  );
}
