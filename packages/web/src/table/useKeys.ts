import { useEffect } from 'react';

/** What keys do wherever the focus is. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => keys[key]?.();
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

/** Escape puts back; in the past the keys are those of the replay. */
export function useTableKeys(
  at: number | null,
  onTravel: (move: number) => void,
  onEscape: () => void,
  onNow: () => void,
): void {
  useKeys({
    Escape: at === null ? onEscape : onNow,
    ...(at !== null && {
      ArrowLeft: () => onTravel(Math.max(0, at - 1)),
      ArrowRight: () => onTravel(at + 1),
      Home: () => onTravel(0),
      End: onNow,
    }),
  });
}
