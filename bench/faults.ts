// What survives when servers, the database or the disk fail: real processes are killed under load, and what was
// acknowledged is compared with what is stored. Prints one JSON object with --json; progress goes to the error output.
import { parseArgs } from 'node:util';
import { fillDisk, killPostgres, killSqlite } from '../packages/server/test/load/faults.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '60' },
    tables: { type: 'string', default: '6' },
    only: { type: 'string', default: 'sqlite,postgres,fullDisk' },
    json: { type: 'boolean', default: false },
  },
});
const kills = Number(values.kills);
const tables = Number(values.tables);
const say = (about: string) => (line: string) => process.stderr.write(`${about}: ${line}\n`);
const part = (of: number) => Math.max(1, Math.ceil(kills / of));

const only = values.only.split(',');
const report = {
  ...(only.includes('sqlite') && { sqlite: await killSqlite({ kills, tables, say: say('SQLite') }) }),
  ...(only.includes('postgres') && {
    postgres: await killPostgres({ kills, tables, restarts: part(6), say: say('PostgreSQL') }),
  }),
  ...(only.includes('fullDisk') && { fullDisk: await fillDisk({ kills: part(10), tables, say: say('full disk') }) }),
};
if (values.json) console.log(JSON.stringify(report));
else {
  for (const [name, counts] of Object.entries(report)) {
    console.log(`${name}: ${counts === null ? 'not tried, no disk can be mounted here' : JSON.stringify(counts)}`);
  }
}
const failed = Object.values(report).some((counts) => counts !== null && counts.lost + counts.doubled > 0);
process.exit(failed ? 1 : 0);
