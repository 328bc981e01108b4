import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { WEB } from '@guildhall/server';
import type { Page, Request } from 'playwright-core';

/** Sizes as they go over the wire, in bytes, gzipped. */
export interface Weight {
  js: number;
  css: number;
  files: Record<string, number>;
}

interface Options {
  /** What was fetched before is not counted again. */
  readonly before?: Weight;
  /** The built screen; this checkout's own unless told otherwise. */
  readonly web?: string;
}

/** The built files that are fetched until the network is quiet. */
export async function weigh(
  page: Page,
  act: () => Promise<unknown>,
  { before, web = WEB }: Options = {},
): Promise<Weight> {
  const weight: Weight = { js: 0, css: 0, files: {} };
  const note = (request: Request) => {
    const name = new URL(request.url()).pathname;
    const kind = /\.(js|css)$/.exec(name)?.[1] as 'js' | 'css' | undefined;
    if (kind === undefined || name in weight.files || (before !== undefined && name in before.files)) return;
    const size = gzipSync(readFileSync(join(web, name)), { level: 9 }).length;
    weight.files[name] = size;
    weight[kind] += size;
  };
  page.on('request', note);
  await act();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return weight;
}
