import type { Property } from '../board/districts.ts';
import { askRecruit } from '../guilds/recruiters.ts';
import { effect, gain, type Play } from '../play.ts';
import { properties } from '../properties/index.ts';
import { drawThenDiscard } from './cards.ts';
import { bringGnome } from './gnomes.ts';

/** What the worker on the plank of a card does; it is home already. */
export function actFromPlank(play: Play, seat: number, property: Property): void {
  const source = `plank.${property}` as const;
  const { does } = properties[property].plank!;
  if ('take' in does) {
    effect(play, seat, source);
    gain(play, seat, does.take, does.n, source);
  } else if ('draw' in does) {
    drawThenDiscard(play, seat, does.draw, does.discard, source);
  } else if (does.recruit === 'gnome') {
    bringGnome(play, seat, source);
  } else {
    askRecruit(play, seat, false, source);
  }
}
