import { say } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { reasons } from '../../src/online/texts.ts';
import { account } from '../../src/pages/online/account.texts.ts';
import { lobby } from '../../src/pages/online/lobby.texts.ts';
import { meTexts } from '../../src/pages/online/me/texts.ts';
import { online } from '../../src/pages/online/texts.ts';
import { oneBrowser, press, type Window } from './browser.ts';
import { oneServer } from './server.ts';

const browser = oneBrowser();
const server = oneServer();
const en = (text: Parameters<typeof say>[0], params?: Parameters<typeof say>[2]) => say(text, 'en', params);

/** A device with a lock of its own, whose owner is there and says yes. */
async function giveLock({ page, context }: Window): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is made in the browser and signs in again; one that was removed is not known any more', async () => {
  const window = await browser.open({ address: server.address() });
  const { page } = window;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const hello = page.getByText(en(lobby.hello, { name: 'Ada' }));
  await giveLock(window);
  await window.go('/online');
  await page.getByRole('textbox', { name: en(online.name), exact: true }).fill('Ada');
  await press(window, button(en(lobby.enter)));
  await hello.waitFor();

  await window.go('/online/me');
  await page.getByRole('textbox', { name: en(meTexts.keyName) }).fill('laptop');
  await press(window, button(en(meTexts.addPasskey)));
  const remove = button(en(meTexts.removeName, { name: 'laptop' }));
  await remove.waitFor();

  await press(window, button(en(meTexts.signOut)));
  await window.go('/online');
  await button(en(lobby.enter)).waitFor();
  await window.go('/online/sign-in');
  await press(window, button(en(account.passkey)));
  await hello.waitFor();

  await window.go('/online/me');
  await press(window, remove);
  await expect.poll(() => remove.count()).toBe(0);
  await window.go('/online/sign-in');
  await press(window, button(en(account.passkey)));
  await page.getByRole('alert').getByText(en(reasons.badPasskey!)).waitFor();
});
