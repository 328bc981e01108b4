import type { AnswerOf } from '@guildhall/protocol';
import { useEffect, useState } from 'react';
import { call } from './client.ts';

export type Site = AnswerOf<'site'>;

let asked: Promise<Site> | null = null;

function ask(): Promise<Site> {
  if (asked === null) {
    asked = call('site');
    asked.catch(() => {
      asked = null;
    });
  }
  return asked;
}

/** What the server offers, asked for once; null: it has not answered. */
export function useSite(): Site | null {
  const [site, setSite] = useState<Site | null>(null);
  useEffect(() => {
    let here = true;
    ask().then(
      (answer) => here && setSite(answer),
      () => {}, // the page says by itself that the server is away
    );
    return () => {
      here = false;
    };
  }, []);
  return site;
}
