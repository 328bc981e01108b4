import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { COLOURS } from '../screen/contract.ts';
import { Shield } from './pieces/Shield.tsx';
import { WorkerToken } from './pieces/WorkerToken.tsx';

/** What is left of a drawing for somebody who sees no colours: all of them come by classes. */
function shapesOf<P extends object>(piece: FunctionComponent<P>, props: P): string {
  return renderToStaticMarkup(createElement(piece, props)).replace(/ (class|id|clip-path)="[^"]*"/g, '');
}

const WORKERS = ['elf', 'dwarf', 'masterElf', 'masterDwarf'] as const;

describe('without colours the pieces of Belfort are told apart', () => {
  it('by their player and their kind: workers', () => {
    const drawings = COLOURS.flatMap((colour) =>
      WORKERS.map((worker) => shapesOf(WorkerToken, { worker, colour, size: 15 })),
    );
    expect(new Set(drawings).size).toBe(COLOURS.length * WORKERS.length);
  });

  it('by their player: markers, and those of neutral builders', () => {
    const drawings = COLOURS.flatMap((colour) =>
      [false, true].map((neutral) => shapesOf(Shield, { colour, neutral, size: 16 })),
    );
    expect(new Set(drawings).size).toBe(2 * COLOURS.length);
  });
});
