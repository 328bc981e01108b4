// What a server does with messages that nobody should send. Prints one JSON object with --json.
import { parseArgs } from 'node:util';
import { abuse } from '../packages/server/test/load/abuse.ts';

const { values } = parseArgs({
  options: { messages: { type: 'string', default: '20000' }, json: { type: 'boolean', default: false } },
});
const report = await abuse(Number(values.messages), (line) => process.stderr.write(`${line}\n`));
console.log(values.json ? JSON.stringify(report) : report);
process.exit(report.unanswered.length + report.changed.length > 0 ? 1 : 0);
