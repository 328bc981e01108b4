import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import webPush from 'web-push';
import type { Db } from '../store/db.ts';

/** What all processes of a server share. */
export interface ServerKeys {
  /** Browsers know by it that a pushed notice is from this server. */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string };
  /** Links and webhooks are signed with it. */
  readonly signing: string;
}

/** The keys, made on the first start. Of several processes that begin at once, one makes them. */
export function serverKeys(db: Db): () => Promise<ServerKeys> {
  async function keep(name: string, make: () => string): Promise<string> {
    const read = async () =>
      (await db.read({ sql: 'SELECT value FROM server_key WHERE name = $1', values: [name] }))[0]?.value;
    const kept = await read();
    if (kept !== undefined) return kept as string;
    await db.write([
      {
        sql: 'INSERT INTO server_key (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
        values: [name, make()],
      },
    ]);
    return (await read()) as string;
  }
  let keys: Promise<ServerKeys> | null = null;
  return () => {
    keys ??= (async () => ({
      vapid: JSON.parse(await keep('vapid', () => JSON.stringify(webPush.generateVAPIDKeys()))) as ServerKeys['vapid'],
      signing: await keep('signing', () => randomBytes(32).toString('base64url')),
    }))().catch((error: unknown) => {
      // the store was away: the next one tries again
      keys = null;
      throw error;
    });
    return keys;
  };
}

const hmac = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64url');

/** What the calls of a person's webhook are signed with. They see it on their page. */
export const webhookSecretOf = ({ signing }: ServerKeys, person: string): string => hmac(signing, `webhook ${person}`);

/** Whoever has it may stop the mails of this person, and nothing else. */
export const stopKeyOf = ({ signing }: ServerKeys, person: string): string => hmac(signing, `stop-mail ${person}`);

/** Whoever has it reads the mails of this address, and may say that this person's mails go there. */
export const confirmKeyOf = ({ signing }: ServerKeys, person: string, mail: string): string =>
  hmac(signing, `confirm-mail ${person} ${mail}`);

/** Whether a key that was shown is the right one. */
export function isKey(right: string, shown: string): boolean {
  const [expected, found] = [right, shown].map((text) => Buffer.from(text));
  return expected!.length === found!.length && timingSafeEqual(expected!, found!);
}

/** The signature of a webhook's call: of the instant and the body, so that an old call cannot be sent again. */
export const signatureOf = (secret: string, at: number, body: string): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
