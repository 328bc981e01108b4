import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addLanguage, isWritten, LANGS, type Lang } from '@guildhall/kernel';
import { InvalidArgumentError } from 'commander';

/** One file, one language. */
const CATALOGUES = fileURLToPath(new URL('../../../languages', import.meta.url));

/** The language somebody typed; its catalogue is read if it has one. */
export function readLang(tag: string, folder = CATALOGUES): Lang {
  if (isWritten(tag)) return tag;
  const added = globSync('*.json', { cwd: folder }).map((file) => basename(file, '.json'));
  if (!added.includes(tag))
    throw new InvalidArgumentError(`Allowed choices are ${[...LANGS, ...added.sort()].join(', ')}.`);
  return addLanguage(tag, JSON.parse(readFileSync(join(folder, `${tag}.json`), 'utf8')));
}
