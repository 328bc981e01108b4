import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { HEIGHTS, WIDTHS } from './breakpoints.ts';

const src = fileURLToPath(new URL('..', import.meta.url));

const filesOf = (pattern: string): [file: string, text: string][] =>
  globSync(pattern, { cwd: src })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => [file, readFileSync(join(src, file), 'utf8')]);

interface Declaration {
  readonly file: string;
  /** The rules it stands in, the outermost first: conditions, then selectors. */
  readonly within: readonly string[];
  readonly name: string;
  readonly value: string;
}

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

function declarationsOf(file: string, text: string): Declaration[] {
  const found: Declaration[] = [];
  const within: string[] = [];
  let begin = 0;
  const css = text.replace(/\/\*.*?\*\//gs, '').replace(/url\("[^"]*"\)/g, 'url()');
  for (const { 0: mark, index } of css.matchAll(/[{};]/g)) {
    const piece = oneLine(css.slice(begin, index));
    begin = index + 1;
    if (mark === '{') {
      within.push(piece);
      continue;
    }
    const colon = piece.indexOf(':');
    if (colon > 0) {
      found.push({ file, within: [...within], name: piece.slice(0, colon), value: oneLine(piece.slice(colon + 1)) });
    }
    if (mark === '}') within.pop();
  }
  return found;
}

const sheets = filesOf('**/*.css');
const scripts = filesOf('**/*.{ts,tsx}').filter(([file]) => !file.endsWith('.test.ts'));
const declarations = sheets.flatMap(([file, text]) => declarationsOf(file, text));
const named = (...names: string[]) => declarations.filter(({ name }) => names.includes(name));
const isFontFace = ({ within }: Declaration) => within.includes('@font-face');
const place = ({ file, within, name, value }: Declaration) => `${file}: ${within.join(' ')} { ${name}: ${value} }`;

/** What stands between the commas or spaces outside brackets. */
function partsOf(value: string, between: ',' | ' '): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of value) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === between && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** A token, or a share of what a drawing is measured by: its unit, the width of a card, the size of a container. */
const LENGTH = /^(?:var\(--[\w-]+\)|calc\((?:[\d.]+ \* var\(--[\w-]+\)|var\(--[\w-]+\) \* [\d.]+)\)|[\d.]+cqw)$/;
const isLength = (value: string) => LENGTH.test(value);
/** Or the larger or smaller of several. */
const isSize = (value: string): boolean =>
  isLength(value) || (/^(?:max|min)\(.+\)$/.test(value) && partsOf(value.slice(4, -1), ',').every(isSize));

test('every font is made of tokens', () => {
  const shorthand =
    /^(?:normal )?var\(--(?:plain|firm|bold|heavy)\) (.+?)(?: \/ var\(--lh-\d\))? var\(--(?:sans|serif|caps)\)$/;
  const faults = [
    ...named('font').filter(({ value }) => value !== 'inherit' && !isSize(shorthand.exec(value)?.[1] ?? '')),
    ...named('font-size').filter(({ value }) => !isSize(value)),
    ...named('font-weight', 'font-family', 'line-height').filter(
      (each) => !isFontFace(each) && !/^(?:var\(--[\w-]+\)|inherit|0)$/.test(each.value),
    ),
  ];
  expect(faults.map(place)).toEqual([]);
});

test('every corner is a token, round, or grows with a drawing', () => {
  const faults = declarations.filter(
    ({ name, value }) =>
      /^border(?:-[a-z]+)*-radius$/.test(name) &&
      !partsOf(value, ' ').every((part) => isLength(part) || ['0', '50%', 'inherit'].includes(part)),
  );
  expect(faults.map(place)).toEqual([]);
});

test('every shadow is a token; a line without blur takes its colour from one', () => {
  const line = /^(?:inset )?(?:-?[\d.]+(?:px)? ){2}0(?: [\d.]+(?:px)?)? (?:var\(.+\)|color-mix\(.+\)|transparent)$/;
  const faults = named('box-shadow', '--ring', '--halo', '--rest').filter(
    ({ value }) => !partsOf(value, ',').every((layer) => layer === 'none' || isTokenWith(layer, line)),
  );
  expect(faults.map(place)).toEqual([]);
});
const isTokenWith = (layer: string, line: RegExp) => /^var\(--[\w-]+(?:, .+)?\)$/.test(layer) || line.test(layer);

test('what is only read out takes the one class for it, unless it is so at some sizes and has no name of its own', () => {
  const found = named('clip-path').filter(({ value }) => value === 'inset(50%)');
  expect(found.map(({ file, within }) => `${file} ${within.at(-1)}`)).toEqual([
    'shell/shell.css .visually-hidden',
    'table/replay/Controls.module.css .count',
    'table/rulebook/chapters.module.css .table[data-stack] thead',
  ]);
});

test('a layout changes at the sizes of breakpoints.ts and nowhere else', () => {
  const allowed = new Set([
    'print',
    '(pointer: coarse)',
    '(hover: none)',
    '(orientation: portrait)',
    '(orientation: landscape)',
    '(forced-colors: active)',
    ...WIDTHS.flatMap((width) => [`(width < ${width}px)`, `(width >= ${width}px)`]),
    ...HEIGHTS.flatMap((height) => [`(height < ${height}px)`, `(height >= ${height}px)`]),
  ]);
  const faults = sheets.flatMap(([file, text]) =>
    [...text.matchAll(/@media ([^{]+)\{/g)]
      .flatMap((match) => match[1]!.trim().split(/ and |, /))
      .filter((condition) => !allowed.has(condition))
      .map((condition) => `${file}: ${condition}`),
  );
  const older = [...sheets, ...scripts].filter(([, text]) => /\((?:min|max)-(?:width|height):/.test(text));
  expect([...faults, ...older.map(([file]) => `${file}: write (width < …px)`)]).toEqual([]);
});

test('every custom property that is used is set somewhere, and the other way round', () => {
  const all = [...sheets, ...scripts].map(([, text]) => text.replace(/\/\*.*?\*\//gs, '')).join('\n');
  const namesIn = (pattern: RegExp) => [...all.matchAll(pattern)].map((match) => match[1]!);
  /** Of a script's own, to be set or read by name. */
  const quoted = namesIn(/['"`](--[\w-]+)['"`]/g);
  const used = new Set([...namesIn(/var\((--[\w-]+)[,)]/g), ...quoted]);
  /** `var(--ground-${district})` uses every name of that form; a form that fits all names proves nothing. */
  const forms = namesIn(/var\((--\w[\w-]*\$\{[^`)]*)\)/g).map(
    (form) => new RegExp(`^${form.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
  );
  const set = new Set([...declarations.map(({ name }) => name).filter((name) => name.startsWith('--')), ...quoted]);
  expect({
    unset: [...used].filter((name) => !set.has(name)),
    unused: [...set].filter((name) => !used.has(name) && !forms.some((form) => form.test(name))),
  }).toEqual({ unset: [], unused: [] });
});

/** The classes that a module has, by their names. */
const classesOf = (text: string): Set<string> => {
  const selectors = text.replace(/\/\*.*?\*\//gs, '').replace(/:global\([^)]*(?:\([^)]*\)[^)]*)*\)/g, '');
  const heads = [...selectors.matchAll(/[^{};]+(?=\{)/g)].filter(([head]) => !head.trim().startsWith('@'));
  return new Set(heads.flatMap(([head]) => [...head.matchAll(/\.([a-zA-Z][\w-]*)/g)].map((match) => match[1]!)));
};
const modules = new Map(
  sheets.filter(([file]) => file.endsWith('.module.css')).map(([f, text]) => [f, classesOf(text)]),
);

/** Who takes which class from which module: by `composes` or in a script. `*`: by a name that is worked out. */
function usesOf(): { by: string; module: string; name: string }[] {
  const composed = named('composes').flatMap(({ file, value }) => {
    const [names, from] = value.split(' from ');
    const module = from === undefined ? file : normalize(join(dirname(file), from.slice(1, -1))).replaceAll('\\', '/');
    return names!.split(' ').map((name) => ({ by: file, module, name }));
  });
  const scripted = scripts.flatMap(([file, text]) =>
    [...text.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)';$/gm)].flatMap(([, local, path]) => {
      const module = relative(src, join(src, dirname(file), path!)).replaceAll('\\', '/');
      const body = text.replace(/^import .*$/gm, '');
      const names = [...body.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map((match) => match[1]!);
      const freely = body.includes(`${local}[`);
      return [...names, ...(freely ? ['*'] : [])].map((name) => ({ by: file, module, name }));
    }),
  );
  return [...composed, ...scripted];
}

test('every class that is asked for is there, and every class that is there is asked for', () => {
  const uses = usesOf();
  const missing = uses.filter(({ module, name }) => name !== '*' && modules.get(module)?.has(name) !== true);
  const asked = new Set(uses.map(({ module, name }) => `${module} ${name}`));
  const idle = [...modules].flatMap(([module, classes]) =>
    asked.has(`${module} *`)
      ? []
      : [...classes].filter((name) => !asked.has(`${module} ${name}`)).map((n) => `${module}: .${n}`),
  );
  expect({ missing, idle }).toEqual({ missing: [], idle: [] });
});

test('who composes a class sets nothing again that stands in it', () => {
  const rulesOf = (file: string, name: string) =>
    declarations.filter((each) => each.file === file && partsOf(each.within.at(-1) ?? '', ',').includes(`.${name}`));
  const propertiesOf = (file: string, name: string): string[] =>
    rulesOf(file, name).flatMap((each) =>
      each.name === 'composes' ? each.value.split(' ').flatMap((other) => propertiesOf(file, other)) : [each.name],
    );
  const clash = (one: string, other: string) =>
    one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`);
  const faults = named('composes').flatMap(({ file, within, value }) => {
    const [names, from] = value.split(' from ');
    if (from === undefined) return [];
    const module = normalize(join(dirname(file), from.slice(1, -1))).replaceAll('\\', '/');
    const theirs = names!.split(' ').flatMap((name) => propertiesOf(module, name));
    return partsOf(within.at(-1)!, ',').flatMap((selector) =>
      rulesOf(file, selector.slice(1))
        .filter((own) => own.name !== 'composes' && theirs.some((name) => clash(own.name, name)))
        .map(place),
    );
  });
  expect(faults).toEqual([]);
});
