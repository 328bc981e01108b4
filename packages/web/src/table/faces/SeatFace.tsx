import type { SeatPlan } from '@guildhall/table';
import { createContext, useContext } from 'react';
import { Face } from './Face.tsx';

/** Who the bots at a table are, by seat; null: a person, or a bot without a face. */
const Faces = createContext<readonly (string | null)[]>([]);
export const SeatFaces = Faces.Provider;

/** A bot is written `expert/mirel`. */
export const characterOf = (bot: string | null | undefined): string | null => bot?.split('/')[1] ?? null;

export const charactersAt = (seats: readonly SeatPlan[]): (string | null)[] =>
  seats.map(({ kind, bot }) => (kind === 'bot' ? characterOf(bot) : null));

/** The face of the bot at a seat, beside its name; nothing, if somebody else sits there. */
export function SeatFace({ seat, size, className }: { seat: number; size: number; className?: string | undefined }) {
  const character = useContext(Faces)[seat] ?? null;
  return character === null ? null : <Face character={character} size={size} className={className} />;
}
