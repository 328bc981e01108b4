// Writes the list and the page of all persons of Bruges anew: `npm run persons`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { broken, PERSONS_LIST, personsList } from '../packages/cli/src/persons-list.ts';
import { PERSONS_PAGE, personsPage } from '../packages/cli/src/persons-page.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const list = join(root, PERSONS_LIST);
const lost = existsSync(list) ? broken(readFileSync(list, 'utf8')) : [];
if (lost.length > 0) {
  console.error(`numbers and ids never change; give these persons back theirs: ${lost.join(', ')}`);
  process.exit(1);
}
writeFileSync(list, personsList());
console.log(PERSONS_LIST);
writeFileSync(join(root, PERSONS_PAGE), personsPage());
console.log(PERSONS_PAGE);
