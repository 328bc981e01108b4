import { useEffect } from 'react';

/** What keys do wherever the focus is. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => keys[key]?.();
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
