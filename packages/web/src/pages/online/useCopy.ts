import { useEffect, useState } from 'react';

/** Puts a text on the clipboard, and says for a while that it is there. */
export function useCopy(): { copied: boolean; copy(text: string): void } {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 4000);
    return () => clearTimeout(timer);
  }, [copied]);
  return {
    copied,
    // without https a browser has no clipboard: the text itself stands there to be marked
    copy: (text) => void navigator.clipboard?.writeText(text).then(() => setCopied(true), console.warn),
  };
}
