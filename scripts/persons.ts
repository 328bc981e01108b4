// Writes the page of all persons of Bruges anew: `npm run persons`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PERSONS_PAGE, personsPage } from '../packages/cli/src/persons-page.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

writeFileSync(join(root, PERSONS_PAGE), personsPage());
console.log(PERSONS_PAGE);
