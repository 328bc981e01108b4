import { useEffect, useState } from 'react';

/** The id of the last of these elements whose beginning has come into the upper part of the window. */
export function useCurrent(ids: string): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const list = ids.split(' ');
    let frame = 0;
    const look = () => {
      frame = 0;
      const line = innerHeight * 0.3;
      const passed = list.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line);
      const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      setCurrent((atEnd ? list.at(-1) : (passed.at(-1) ?? list[0])) ?? null);
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', later, { passive: true });
    addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', later);
      removeEventListener('resize', later);
    };
  }, [ids]);
  return current;
}
