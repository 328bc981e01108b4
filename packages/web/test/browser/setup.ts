import type { AddressInfo } from 'node:net';
import { buildReason, buildScreen, createApp, WEB } from '@guildhall/server';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../../../scripts/chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the app is served, without a slash at the end. */
    address: string;
    /** The browser's program. */
    chromium: string;
  }
}

/**
 * Once for all browser tests: builds the screen if it is not up to date, and serves it like `npm start` does.
 * GUILDHALL_URL tests an app that is already being served somewhere.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  project.provide('chromium', findChromium());
  const elsewhere = process.env.GUILDHALL_URL;
  if (elsewhere !== undefined && elsewhere !== '') {
    project.provide('address', elsewhere.replace(/\/$/, ''));
    return;
  }
  const reason = buildReason();
  if (reason !== null) {
    console.log(`Building the screen for its tests (${reason}) …`);
    await buildScreen();
  }
  const app = await createApp(WEB);
  await app.listen({ port: 0, host: 'localhost' });
  project.provide('address', `http://localhost:${(app.server.address() as AddressInfo).port}`);
  return () => app.close();
}
