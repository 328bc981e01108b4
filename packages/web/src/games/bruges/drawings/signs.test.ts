import { COLOURS } from '@guildhall/bruges';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { COLOURS as PLAYERS } from '../screen/contract.ts';
import { LowHouse, SmallHouse } from './houses/House.tsx';
import { CanalDiscShape } from './pieces/CanalDisc.tsx';
import { CardBack } from './pieces/CardBack.tsx';
import { Pawn } from './pieces/Pawn.tsx';
import { Shield } from './pieces/Shield.tsx';
import { ThreatMarker, ThreatRing } from './pieces/Threat.tsx';
import { Worker } from './pieces/Worker.tsx';
import { CanalSpace } from './town/CanalSpace.tsx';
import { GuardHouseShape } from './town/GuardHouse.tsx';
import { bankOf, sideOf } from './town/layout.ts';

const BANK = bankOf(sideOf(0, 0, 3));

/** What is left of a drawing for somebody who sees neither colours nor patterns: they come by classes and fills. */
function shapesOf<P extends object>(piece: FunctionComponent<P>, props: P): string {
  return renderToStaticMarkup(createElement(piece, props)).replace(/ (class|id|clip-path|fill)="[^"]*"/g, '');
}

describe('without colours the pieces of Bruges are told apart', () => {
  const apart = (drawings: readonly string[]) => expect(new Set(drawings).size).toBe(drawings.length);

  it.each([
    ['a small house', (colour) => shapesOf(SmallHouse, { colour })],
    ['a low house', (colour) => shapesOf(LowHouse, { colour })],
    ['a small card from behind', (colour) => shapesOf(CardBack, { colour, width: 17 })],
    ['a card from behind', (colour) => shapesOf(CardBack, { colour })],
    ['a worker', (colour) => shapesOf(Worker, { colour, size: 19 })],
    [
      'a plot of a canal',
      (colour) => shapesOf(CanalSpace, { bank: BANK, section: 0, space: 0, cost: 1, owner: null, colour }),
    ],
    ['a threat marker', (colour) => shapesOf(ThreatMarker, { colour })],
    ['a threat that is not there', (colour) => shapesOf(ThreatRing, { colour, markers: 0, size: 25 })],
  ] as const satisfies [string, (colour: (typeof COLOURS)[number]) => string][])('%s', (_, draw) => {
    apart(COLOURS.map((colour) => draw(colour)));
  });

  it.each([
    ['a shield', (player) => shapesOf(Shield, { player })],
    ['a pawn', (player) => shapesOf(Pawn, { player })],
    ['a canal token', (owner) => shapesOf(CanalDiscShape, { owner, colour: 'blue', cost: 1 })],
    ['a guard house', (player) => shapesOf(GuardHouseShape, { player })],
  ] as const satisfies [string, (player: (typeof PLAYERS)[number]) => string][])('%s, by its player', (_, draw) => {
    apart(PLAYERS.map((player) => draw(player)));
  });
});
