import type { Me } from '@guildhall/protocol';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { call, Refusal } from './client.ts';

/** Loaded by those who use it. */
const library = () => import('@simplewebauthn/browser');

/** The browser's part: people may close its window, and some browsers have none. */
const byBrowser = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((error: unknown) => {
    throw new Refusal('noPasskey', String(error));
  });

/** Makes a passkey for this person on this device. `name`: how it is listed. */
export async function addPasskey(name: string): Promise<Me> {
  const { startRegistration } = await library();
  const optionsJSON = (await call('passkeyOffer')) as PublicKeyCredentialCreationOptionsJSON;
  const response = await byBrowser(startRegistration({ optionsJSON }));
  return call('addPasskey', { body: { name, response } });
}

export async function signInByPasskey(): Promise<Me> {
  const { startAuthentication } = await library();
  const optionsJSON = (await call('passkeyAsk')) as PublicKeyCredentialRequestOptionsJSON;
  const response = await byBrowser(startAuthentication({ optionsJSON }));
  return call('passkeySignIn', { body: { response } });
}
