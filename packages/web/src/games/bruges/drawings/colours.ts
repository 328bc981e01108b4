import './tokens.css';
import type { Colour } from '@guildhall/bruges';
import type { Colour as PlayerColour } from '../screen/contract.ts';

/** The class that dresses a drawing in a colour of the game. */
export const colourClass = (colour: Colour): string => `br-${colour}`;
/** The class that dresses a drawing in a player's colours; null: nobody's. */
export const playerClass = (player: PlayerColour | null): string => `br-player-${player ?? 'none'}`;

/** The outline of everything that can be played. */
export const INK = 'var(--br-line)';

/** Drawn behind a piece, wider than its ink: in the dark the ink would be lost on the ground. */
export const RIM = { fill: 'none', stroke: 'var(--br-rim)', strokeLinejoin: 'round' } as const;
