import type { CompanyStore } from '../store/company.ts';
import type { Row } from '../store/db.ts';
import type { PersonStore, StoredPerson } from '../store/people.ts';

/** A row, with the texts of these columns read as the JSON that they are. */
function plain(row: Row, ...parsed: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      parsed.includes(name) && value !== null ? (JSON.parse(value as string) as unknown) : value,
    ]),
  );
}

/** All that is stored about a person, for themselves. No hashes of secrets, and nothing that only others may know. */
export async function myData(store: PersonStore, company: CompanyStore, person: StoredPerson, now: number) {
  const { id } = person;
  const [sessions, passkeys, push, muted, doings] = await Promise.all([
    store.sessions(id),
    store.passkeys(id),
    store.pushes(id),
    company.muted(id),
    company.doings(id),
  ]);
  const { password, ...known } = person;
  return {
    madeAt: now,
    person: { ...known, hasPassword: password !== null },
    sessions: sessions.map(({ person: _, ...session }) => session),
    passkeys: passkeys.map(({ person: _, ...passkey }) => passkey),
    push,
    muted,
    tables: doings.seats.map((row) => plain(row, 'places')),
    moves: doings.moves.map((row) => plain(row, 'body')),
    chat: doings.chat,
    reports: doings.reports.map((row) => plain(row, 'text')),
    notices: doings.outbox,
  };
}
