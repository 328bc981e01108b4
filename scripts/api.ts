/** Writes docs/openapi.json and docs/api.md from the protocol: `npm run api`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiPage, openApi } from '../packages/protocol/src/openapi.ts';

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const { version } = JSON.parse(readFileSync(at('packages/server/package.json'), 'utf8')) as { version: string };
writeFileSync(at('docs/openapi.json'), `${JSON.stringify(openApi(version), null, 2)}\n`);
writeFileSync(at('docs/api.md'), apiPage());
