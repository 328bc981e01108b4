import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGS, type Text } from '@guildhall/kernel';
import { textsIn } from '@guildhall/kernel/contract';
import { parseSync } from 'vite';

const root = join(import.meta.dirname, '..');
const sourcesOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: (file) => /\.test\.tsx?$|\/(gallery|contract)\//.test(file) })
    .sort()
    .map((file) => join(root, file));

/** A node of a syntax tree, as far as we look. */
interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

/** What a literal says, also one in backquotes with nothing put in. */
function literal(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  const quasis = node.type === 'TemplateLiteral' ? (node.quasis as { value: { cooked: string } }[]) : [];
  return quasis.length === 1 ? quasis[0]!.value.cooked : null;
}

function textOf(node: Node): Text | null {
  const said = new Map<string, string>();
  for (const { key, value } of node.properties as { key?: { name?: string }; value: Node }[]) {
    const words = key?.name === undefined ? null : literal(value);
    if (words !== null) said.set(key!.name!, words);
  }
  return LANGS.every((lang) => said.has(lang)) ? (Object.fromEntries(said) as unknown as Text) : null;
}

/** The texts that are written out in a source file, exported or not. */
export function writtenTexts(file: string, source: string): Text[] {
  const found: Text[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const text = (value as Node).type === 'ObjectExpression' ? textOf(value as Node) : null;
    if (text !== null) found.push(text);
    else Object.values(value).forEach(visit);
  };
  visit(parseSync(file, source).program);
  return found;
}

/** The texts of the games that are put together, such as a phrase in every colour: whatever their modules export. */
async function composedTexts(): Promise<Text[]> {
  const found: Text[] = [];
  for (const game of ['belfort', 'bruges']) {
    // A game comes in by its door.
    for (const file of [`packages/${game}/src/index.ts`, `packages/${game}/src/**/*.ts`].flatMap(sourcesOf)) {
      const module: object = await import(pathToFileURL(file).href);
      for (const [, text] of textsIn({ ...module }, '')) found.push(text as Text);
    }
  }
  return found;
}

/** Everything that can be said to a player, each once, in the order of the English. */
export async function allTexts(): Promise<readonly Text[]> {
  const written = sourcesOf('packages/*/src/**/*.{ts,tsx}').flatMap((file) =>
    writtenTexts(file, readFileSync(file, 'utf8')),
  );
  const texts = new Map<string, Text>();
  for (const { en, de, fr } of [...written, ...(await composedTexts())]) {
    texts.set(JSON.stringify([en, de, fr]), { en, de, fr });
  }
  return [...texts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
}
