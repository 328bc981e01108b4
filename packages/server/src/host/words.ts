import type { PersonRef, QuickPhrase } from '@guildhall/protocol';
import type { Inside } from './inside.ts';
import { type Done, Refusing } from './surroundings.ts';

export interface Words {
  readonly key: string;
  readonly text?: string | undefined;
  readonly phrase?: QuickPhrase | undefined;
}

export async function say(inside: Inside, person: PersonRef, { key, text, phrase }: Words): Promise<Done> {
  const { revision } = await inside.load();
  inside.mySeat(person.id);
  if ((text === undefined) === (phrase === undefined)) throw new Refusing('malformed', 'say a text or a phrase');
  const line = { key, at: inside.around.now(), ...(text === undefined ? { phrase: phrase! } : { text }) };
  if (!(await inside.around.store.say(inside.id, person.id, line))) return { revision, again: true };
  const said = { ...line, from: person };
  inside.tellLine(said);
  inside.around.said(inside.id, said);
  return { revision };
}

/** Somebody has looked at everything up to a revision. */
export async function seen(inside: Inside, person: string, revision: number): Promise<Done> {
  const row = await inside.load();
  const seat = inside.mySeat(person);
  if (revision > row.seats[seat]!.seen) {
    await inside.around.store.seen(inside.id, seat, Math.min(revision, row.revision));
    const seats = row.seats.map((each, n) => (n === seat ? { ...each, seen: revision } : each));
    inside.row = { ...row, seats };
  }
  return { revision: row.revision };
}
