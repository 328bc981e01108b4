import { type RefObject, useEffect, useRef } from 'react';

/** Whether the last thing done anywhere on the page was done by a key. */
export function useLastInput(): RefObject<boolean> {
  const byKey = useRef(false);
  useEffect(() => {
    const key = () => {
      byKey.current = true;
    };
    const pointer = () => {
      byKey.current = false;
    };
    addEventListener('keydown', key, true);
    addEventListener('pointerdown', pointer, true);
    return () => {
      removeEventListener('keydown', key, true);
      removeEventListener('pointerdown', pointer, true);
    };
  }, []);
  return byKey;
}

/** What was pressed last is gone, or has nothing more to do: who plays by keys would have to look for the way on. */
export const isFocusLost = (): boolean => {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches('[data-mark="idle"]');
};
