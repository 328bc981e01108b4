// What a server does with messages that nobody should send, and what others feel when one address sends as much as it
// can. Prints one JSON object with --json.
import { parseArgs } from 'node:util';
import { abuse } from '../packages/server/test/load/abuse.ts';
import { flood } from './online/flood.ts';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '5' },
    json: { type: 'boolean', default: false },
  },
});
const say = (line: string) => process.stderr.write(`${line}\n`);
const flooded = await flood(Number(values.rounds), say);
const report = { ...(await abuse(Number(values.messages), say)), flood: flooded };
console.log(values.json ? JSON.stringify(report) : report);
process.exit(report.unanswered.length + report.changed.length > 0 ? 1 : 0);
