import { LANGS, say } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import type { PlaceHelp } from '../../../table/parts/Places.tsx';
import { placesHelp, placesValues } from './placesHelp.texts.ts';

const places: readonly PlaceHelp[] = [...placesHelp.town, ...placesHelp.own];

test.each(LANGS)('every place is explained briefly and with its numbers, in %s', (lang) => {
  for (const { text } of places) {
    const said = say(text, lang, placesValues);
    expect(said).not.toMatch(/[{}]|undefined/);
    expect(said.length, said).toBeLessThan(190);
  }
});
