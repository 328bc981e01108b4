import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { readPort } from './port.ts';

const PAGE = '<!doctype html><title>Guildhall</title>';
const SCRIPT = `console.log(${JSON.stringify('guildhall '.repeat(200))});`;

let web: string;
let app: FastifyInstance;
let port: number;
const get = (path: string, init?: RequestInit) => fetch(`http://localhost:${port}${path}`, init);

beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'guildhall-web-'));
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), PAGE);
  writeFileSync(join(web, 'sw.js'), '// worker');
  writeFileSync(join(web, 'assets/app-a1b2c3.js'), SCRIPT);
  writeFileSync(join(web, 'assets/app-a1b2c3.js.br'), brotliCompressSync(SCRIPT));
  app = await createApp(web);
  await app.listen({ port: 0, host: 'localhost' });
  port = (app.server.address() as AddressInfo).port;
});

afterAll(async () => {
  await app.close();
  rmSync(web, { recursive: true });
});

describe('files', () => {
  test('the page is served and asked for anew each time', async () => {
    const response = await get('/');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe(PAGE);
  });

  test('a hashed asset may be kept for ever', async () => {
    const response = await get('/assets/app-a1b2c3.js');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toBe(SCRIPT);
  });

  test('whoever understands brotli gets the small file', async () => {
    const response = await app.inject({ url: '/assets/app-a1b2c3.js', headers: { 'accept-encoding': 'br' } });
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(SCRIPT);
  });

  test('the service worker is never cached, or an update would not arrive', async () => {
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
  });

  test.each(['/table/3f0c', '/new/belfort', '/rules/belfort?chapter=3'])('%s is a page of the app', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe(PAGE);
  });

  test.each(['/assets/app-old.js', '/assets/nothing', '/icons/none.png', '/../package.json', '/%2e%2e/package.json'])(
    '%s is missing',
    async (path) => {
      const response = await app.inject(path);
      expect([403, 404]).toContain(response.statusCode);
      expect(response.body).not.toContain('<title>');
    },
  );

  test('nothing can be sent to a page', async () => {
    expect((await get('/table/3f0c', { method: 'POST' })).status).toBe(404);
  });
});

test.each(['/', '/assets/app-a1b2c3.js', '/nothing.png', '/healthz'])('%s has the security headers', async (path) => {
  const { headers } = await get(path);
  const policy = headers.get('content-security-policy')!;
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('/healthz says that the server is well', async () => {
  const response = await get('/healthz');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ status: 'ok' });
});

describe('the port', () => {
  test.each([
    [undefined, 8080],
    ['', 8080],
    ['0', 0],
    ['3000', 3000],
  ])('PORT=%s is %i', (text, expected) => {
    expect(readPort(text)).toBe(expected);
  });

  test.each(['http', '-1', '80.5', '65536', '1e3'])('PORT=%s is refused', (text) => {
    expect(() => readPort(text)).toThrow(`not "${text}"`);
  });

  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const start = (value: string) =>
    new Promise<{ code: number | null; said: string }>((resolve) => {
      const child = spawn(process.execPath, [main], { env: { ...process.env, PORT: value } });
      let said = '';
      child.stdout.on('data', (text) => {
        said += text;
      });
      child.stderr.on('data', (text) => {
        said += text;
      });
      child.on('close', (code) => resolve({ code, said }));
    });

  test('a taken one ends the start with one line', async () => {
    const { code, said } = await start(String(port));
    expect(code).toBe(1);
    expect(said).toBe(
      `Port ${port} is taken by another program. Choose another one, for example: PORT=${port + 1} npm start\n`,
    );
  });

  test('a bad one too', async () => {
    expect(await start('http')).toEqual({
      code: 1,
      said: 'PORT must be a whole number from 0 to 65535, not "http".\n',
    });
  });
});
