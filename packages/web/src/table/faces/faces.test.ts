import { CAST } from '@guildhall/bots/cast';
import { LANGS } from '@guildhall/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Face } from './Face.tsx';
import { faces } from './faces.ts';
import { characterTexts, levelHints } from './texts.ts';

const drawn = Object.entries(faces).map(([id, face]) => ({ id, markup: renderToStaticMarkup(createElement(face)) }));

describe('the faces', () => {
  it('are those of the cast, each with a drawing of its own', () => {
    expect(Object.keys(faces).sort()).toEqual(CAST.map(({ id }) => id).sort());
    // also without colours
    expect(new Set(drawn.map(({ markup }) => markup.replace(/var\([^)]*\)/g, ''))).size).toBe(CAST.length);
  });

  it.each(drawn)('$id is coloured by tokens alone, and no number is broken', ({ markup }) => {
    for (const [, colour] of markup.matchAll(/ (?:fill|stroke)="([^"]*)"/g)) {
      expect(colour).toMatch(/^(?:none|var\(--face-[\w-]+\))$/);
    }
    for (const [, path] of markup.matchAll(/ d="([^"]*)"/g)) expect(path).toMatch(/^M[-\d.\sA-Za-z]+$/);
    expect(markup).not.toMatch(/NaN|undefined|<style|url\(| id=/);
  });

  it('need no more paths than a portrait of Bruges', () => {
    for (const { id, markup } of drawn) expect(markup.split('<').length, id).toBeLessThan(150);
  });
});

describe('a face', () => {
  it('is decoration unless it has a label, and is there for anybody', () => {
    const plain = renderToStaticMarkup(createElement(Face, { character: 'toString', size: 40 }));
    expect(plain).toContain('aria-hidden="true"');
    expect(plain).toContain('width="40"');
    const named = renderToStaticMarkup(createElement(Face, { character: 'mirel', size: 24, label: 'Mirel' }));
    expect(named).toContain('role="img" aria-label="Mirel"');
    expect(named).not.toContain('aria-hidden');
  });
});

it('says in at most 60 letters who they are', () => {
  const long = Object.values(characterTexts).flatMap((text) =>
    LANGS.map((lang) => text[lang]).filter((t) => t.length > 60),
  );
  expect(long).toEqual([]);
});

it('no level promises a time: that depends on the device', () => {
  for (const text of Object.values(levelHints).flatMap((hint) => LANGS.map((lang) => hint[lang]))) {
    expect(text).not.toMatch(/\d|second|sekunde|minute/i);
  }
});
