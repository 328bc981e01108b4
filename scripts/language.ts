// npm run language nl: writes languages/nl.json, or brings it up to date with what the game says.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { addLanguage, type Catalogue, type Lang } from '@guildhall/kernel';
import { upToDate } from './catalogue.ts';
import { allTexts } from './texts.ts';

const [tag = ''] = process.argv.slice(2);
let lang: Lang;
try {
  lang = addLanguage(tag, {});
} catch {
  console.error(`"${tag}" is no tag of a further language; one is written like this: npm run language nl`);
  process.exit(1);
}
const root = join(import.meta.dirname, '..');
const file = join(root, 'languages', `${lang}.json`);
const before: Catalogue = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const { catalogue, translated, missing, dropped } = upToDate(before, await allTexts());
writeFileSync(file, `${JSON.stringify(catalogue, null, 2)}\n`);
for (const wording of dropped) console.log(`no longer said: ${wording}`);
console.log(`${relative(root, file)}: ${translated} texts are translated, ${missing} are missing`);
