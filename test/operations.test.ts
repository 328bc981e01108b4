import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig, SETTINGS } from '../packages/server/src/config.ts';
import { metricsOf } from '../packages/server/src/metrics.ts';
import { RUNTIME } from '../packages/server/test/load/server-process.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const { scripts, workspaces } = JSON.parse(textOf('package.json')) as {
  scripts: Record<string, string>;
  workspaces: string[];
};
const names = SETTINGS.map(({ name }) => name as string);

/** Lines of a Dockerfile, with continued lines in one. */
const steps = textOf('Dockerfile')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [, word, rest] = /^(\w+) (.+)$/.exec(line)!;
    return { word: word!, rest: rest! };
  });
const all = (word: string): string[] => steps.filter((step) => step.word === word).map(({ rest }) => rest);

describe('the Dockerfile', () => {
  test('copies what is there, and every room’s package before the install', () => {
    const sources = all('COPY').flatMap((rest) => rest.split(' ').slice(0, -1));
    for (const source of sources) expect(existsSync(join(root, source)), source).toBe(true);
    expect(workspaces).toEqual(['packages/*']);
    const rooms = execFileSync('git', ['ls-files', 'packages/*/package.json'], { cwd: root, encoding: 'utf8' });
    for (const file of rooms.trim().split('\n')) expect(sources).toContain(file);
  });

  test('runs scripts that are there, and starts what npm start starts', () => {
    for (const rest of all('RUN')) {
      for (const [, script] of rest.matchAll(/npm run (\S+)/g)) expect(scripts).toHaveProperty(script!);
    }
    expect((JSON.parse(all('CMD')[0]!) as string[]).join(' ')).toBe(scripts.start);
    expect(scripts.start, 'what is measured').toContain(`node ${RUNTIME.join(' ')} `);
  });

  test('sets settings that the server knows and takes', () => {
    const env = Object.fromEntries(all('ENV').flatMap((rest) => rest.split(' ').map((each) => each.split('='))));
    for (const name of Object.keys(env)) expect(names).toContain(name);
    const config = readConfig(env);
    expect(config).toMatchObject({ host: '0.0.0.0', store: 'sqlite:/data' });
    expect(all('EXPOSE')).toEqual([String(config.port)]);
    expect(all('VOLUME')).toEqual(['/data']);
  });

  test('asks a path that the server answers whether it is well', () => {
    const check = steps.find(({ word }) => word === 'HEALTHCHECK')!.rest;
    const script = (JSON.parse(/CMD (\[.+\])$/.exec(check)![1]!) as string[])[2]!;
    expect(script).toContain("fetch('http://localhost:8080/healthz')");
    expect(() => new Function(script)).not.toThrow();
  });

  test('leaves out what does not belong into an image', () => {
    const left = textOf('.dockerignore').split('\n');
    for (const path of ['.git', '**/node_modules', 'data', '.env', 'packages/web/dist']) expect(left).toContain(path);
  });
});

interface Service {
  readonly image?: string;
  readonly environment?: Record<string, string>;
  readonly depends_on?: string[] | Record<string, unknown>;
  readonly volumes?: string[];
}
const compose = parse(textOf('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const halls = Object.entries(compose.services).filter(([, { image }]) => image === 'guildhall');
/** As compose fills it in, with these values in the file .env. */
const filled = (text: string, env: Record<string, string>): string =>
  text.replace(
    /\$\{(\w+)(?::-|:\?)([^}]*)\}/g,
    (_, name: string, usual: string) => env[name] ?? (usual.startsWith('set') ? 'x' : usual),
  );

describe('compose.yaml', () => {
  test('has several servers, whose settings the server knows and takes', () => {
    expect(halls.length).toBeGreaterThan(1);
    for (const [, { environment }] of halls) {
      for (const name of Object.keys(environment!)) expect(names).toContain(name);
      const dotEnv = { DOMAIN: 'hall.example', POSTGRES_PASSWORD: 'secret' };
      const env = Object.fromEntries(Object.entries(environment!).map(([name, text]) => [name, filled(text, dotEnv)]));
      expect(readConfig(env)).toMatchObject({
        store: 'postgres://hall:secret@db/hall',
        origin: 'https://hall.example',
        proxies: 1,
        smtp: null,
      });
    }
  });

  test('names services, files and volumes that are there', () => {
    const { services, volumes } = compose;
    for (const [name, { depends_on = [], volumes: mounted = [] }] of Object.entries(services)) {
      const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      for (const other of needed) expect(Object.keys(services), `${name} needs ${other}`).toContain(other);
      for (const mount of mounted) {
        const [source] = mount.split(':') as [string];
        if (source.startsWith('./')) expect(existsSync(join(root, source)), source).toBe(true);
        else expect(Object.keys(volumes)).toContain(source);
      }
    }
    const { environment } = services.db!;
    expect(halls[0]![1].environment!.STORE).toContain(
      `${environment!.POSTGRES_USER}:\${POSTGRES_PASSWORD:?set it in .env}@db/${environment!.POSTGRES_DB}`,
    );
  });

  test('the proxy knows every server, and keeps figures to itself', () => {
    const caddy = textOf('Caddyfile');
    const [, upstreams] = /reverse_proxy ([^{]+) \{/.exec(caddy)!;
    expect(upstreams!.split(' ')).toEqual(halls.map(([name]) => `${name}:8080`));
    expect(caddy).toContain('respond /metrics 404');
    expect(caddy).toContain('health_uri /healthz');
  });
});

describe('the pages', () => {
  const page = textOf('docs/operations.md');

  test('docs/operations.md has every setting, word for word', () => {
    const rows = SETTINGS.map(({ name, about, takes, usual }) => `| \`${name}\` | ${about} | ${takes} | ${usual} |`);
    expect(page.split('\n').filter((line) => /^\| `[A-Z_]+` \|/.test(line))).toEqual(
      rows.map((row) => row.replace(/</g, '\\<')),
    );
  });

  test('commands that the pages name are there', () => {
    const cli = textOf('packages/cli/src/main.ts');
    for (const file of ['docs/operations.md', 'README.md']) {
      const text = textOf(file);
      for (const [, name] of text.matchAll(/npm run ([\w:-]+)/g)) expect(scripts, file).toHaveProperty(name!);
      for (const [, name] of text.matchAll(/npx guildhall (\w+)/g)) expect(cli, file).toContain(`command('${name}'`);
    }
  });

  test('the dashboard shows figures that the server has', async () => {
    const metrics = metricsOf();
    metrics.show({ sockets: () => 0, awake: () => 0, botsWaiting: () => 0 });
    const known = (await metrics.register.getMetricsAsJSON()).map(({ name }) => name);
    const { panels } = JSON.parse(textOf('docs/grafana.json')) as {
      panels: { title: string; targets?: { expr: string }[] }[];
    };
    const used = panels.flatMap(({ targets = [] }) =>
      targets.flatMap(({ expr }) => expr.match(/\b(guildhall|process|nodejs)_\w+/g)!),
    );
    expect(used.length).toBeGreaterThan(8);
    for (const name of used) expect(known).toContain(name.replace(/_(bucket|count|sum)$/, ''));
    const ours = known.filter((name) => name.startsWith('guildhall_'));
    for (const name of ours)
      expect(
        used.some((each) => each.startsWith(name)),
        `${name} is shown`,
      ).toBe(true);
  });
});
