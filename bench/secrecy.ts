// Whether what a server sends tells anybody more than they may see: games in two worlds that one seat cannot tell apart.
// `--games` are shared between both games. Prints one JSON object with --json.
import { parseArgs } from 'node:util';
import { secrecyOf } from '../packages/server/test/load/secrecy.ts';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '200' }, json: { type: 'boolean', default: false } },
});
const games = Math.ceil(Number(values.games) / 2);
const report = Object.fromEntries(
  ['belfort', 'bruges'].map((name) => {
    process.stderr.write(`${games} games of ${name}\n`);
    return [name, secrecyOf(name, games)];
  }),
);
if (values.json) console.log(JSON.stringify(report));
else for (const [name, { leaks, ...counts }] of Object.entries(report)) console.log(name, { ...counts, leaks });
process.exit(Object.values(report).some(({ leaks }) => leaks.length > 0) ? 1 : 0);
