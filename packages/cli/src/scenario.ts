import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { belfortWords } from '@guildhall/belfort/scenario';
import { brugesWords } from '@guildhall/bruges/scenario';
import { runScenario, type ScenarioProblem } from '@guildhall/kernel';
import { isMap, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

/** How each game reads its scenarios. */
const RUN = {
  belfort: (raw: unknown) => runScenario(raw, belfortWords),
  bruges: (raw: unknown) => runScenario(raw, brugesWords),
};

/** All scenario files at or below the given paths. */
export function scenarioFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (!statSync(path).isDirectory()) return [path];
    const found = globSync('**/*.{yaml,yml}', { cwd: path });
    return found.toSorted().map((file) => join(path, file));
  });
}

export interface ScenarioResult {
  readonly id: string;
  readonly rules: readonly string[];
  /** `line: what is wrong`; empty: it holds. */
  readonly problems: readonly string[];
}

/** Runs the scenario in this text. */
export function runScenarioText(text: string): ScenarioResult {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const at = (offset: number, message: string) => `line ${lines.linePos(offset).line}: ${message}`;
  if (document.errors.length > 0) {
    return {
      id: '?',
      rules: [],
      problems: document.errors.map((error) => at(error.pos[0], error.message.split('\n')[0]!)),
    };
  }
  const raw = document.toJS() as { id?: unknown; rules?: unknown; game?: unknown } | null;
  const id = String(raw?.id ?? '?');
  const rules = Array.isArray(raw?.rules) ? raw.rules.map(String) : [];
  const run = RUN[raw?.game as keyof typeof RUN];
  if (run === undefined) {
    return {
      id,
      rules,
      problems: [`line 1: game: expected ${Object.keys(RUN).join(' or ')}, got ${String(raw?.game)}`],
    };
  }
  const place = (problem: ScenarioProblem) =>
    at(offsetOf(document.contents, problem.path), [problem.path.join('.'), problem.message].filter(Boolean).join(': '));
  return { id, rules, problems: run(raw).map(place) };
}

/** Where the deepest part of the path that exists begins. */
function offsetOf(root: Node | null, path: readonly (string | number)[]): number {
  let node: unknown = root;
  let offset = root?.range?.[0] ?? 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => String(item.key) === String(step));
      if (pair === undefined) break;
      offset = (pair.key as Node).range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      offset = (node as Node | undefined)?.range?.[0] ?? offset;
    } else {
      break;
    }
  }
  return offset;
}

/** One line per file; a failing one is followed by what differs. */
export async function scenarioCommand(paths: string[]): Promise<number> {
  let files: string[];
  try {
    files = scenarioFiles(paths);
  } catch (error) {
    console.error(`error: ${(error as Error).message}`);
    return 2;
  }
  if (files.length === 0) {
    console.error(`error: no scenario (*.yaml) in ${paths.join(', ')}`);
    return 2;
  }
  let failed = 0;
  for (const file of files) {
    const { id, rules, problems } = runScenarioText(readFileSync(file, 'utf8'));
    if (problems.length === 0) {
      console.log(`ok    ${id}  [${rules.join(', ')}]`);
    } else {
      failed++;
      console.log(`FAIL  ${id}  ${file}`);
      for (const problem of problems) console.log(`      ${problem}`);
    }
  }
  console.log(`${files.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
