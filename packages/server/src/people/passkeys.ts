import { z } from '@guildhall/kernel';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { PersonStore, StoredPasskey, StoredPerson } from '../store/people.ts';

/** So long a browser may take to answer. */
const ANSWER_WITHIN = 5 * 60_000;

/** Kinds of keys, as COSE numbers them: Ed25519, P-256 and RSA. Every authenticator knows one of them. */
const KEYS = [-8, -7, -257];

const coded = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most));
const transports = z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10));
const answer = { id: coded(1400), rawId: coded(1400), type: z.literal('public-key') };
const madeAnswer = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: coded(4000),
    attestationObject: coded(8000),
    transports: z.optional(transports),
  }),
});
const usedAnswer = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: coded(4000),
    authenticatorData: coded(4000),
    signature: coded(2000),
    userHandle: z.optional(z.nullable(coded(100))),
  }),
});

/** What is made or shown is not a passkey of this server. */
export class BadPasskey extends Error {}

/** Where the passkey is used: the origin, and the name of its host. */
export interface Place {
  readonly origin: string;
  readonly host: string;
}

export const placeOf = (origin: string): Place => ({ origin, host: new URL(origin).hostname });

function parse<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const read = schema.safeParse(value);
  if (!read.success) throw new BadPasskey('not the answer of a passkey');
  return read.data;
}

/** Runs a check of the library, which throws at whatever it does not like. */
async function checked<T>(check: () => Promise<T> | T): Promise<T> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof BadPasskey) throw error;
    throw new BadPasskey('this passkey does not fit', { cause: error });
  }
}

const challengeOf = (clientDataJSON: string): Promise<string> =>
  checked(() => String(decodeClientDataJSON(clientDataJSON).challenge).slice(0, 200));

/**
 * No certificates are asked for. If some came, the library would fetch the revocation lists they name, and so whatever
 * address a stranger writes into one.
 */
function mustBeBare(attestationObject: string): void {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get('fmt');
  const bare = format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
  if (!bare) throw new BadPasskey('expected a passkey without certificates');
}

const handleOf = (person: string): string => Buffer.from(person).toString('base64url');

/** Passkeys: what is asked of a browser, and whether its answer is right. */
export function passkeyKeeper(store: PersonStore, now: () => number) {
  return {
    /** What a browser needs to make a passkey for this person. */
    async offer({ id, name, login }: StoredPerson, { host }: Place) {
      const has = await store.passkeys(id);
      const options = await generateRegistrationOptions({
        rpName: 'Guildhall',
        rpID: host,
        userID: new Uint8Array(Buffer.from(id)),
        userName: login ?? name,
        userDisplayName: name,
        attestationType: 'none',
        excludeCredentials: has.map((each) => ({ id: each.id, transports: [...each.transports] })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        supportedAlgorithmIDs: KEYS,
        timeout: ANSWER_WITHIN,
      });
      await store.addChallenge(options.challenge, id, now(), now() + ANSWER_WITHIN);
      return options;
    },

    /** The passkey that a browser has made. */
    async made(person: string, name: string, raw: unknown, { origin, host }: Place): Promise<StoredPasskey> {
      const answer = parse(madeAnswer, raw);
      const challenge = await challengeOf(answer.response.clientDataJSON);
      if (!(await store.takeChallenge(challenge, person, now()))) throw new BadPasskey('asked too long ago');
      const { credential } = await checked(async () => {
        mustBeBare(answer.response.attestationObject);
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: { ...answer, clientExtensionResults: {} } as RegistrationResponseJSON,
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: host,
          supportedAlgorithmIDs: KEYS,
          requireUserVerification: false,
        });
        if (!verified) throw new BadPasskey('the signature is wrong');
        return registrationInfo;
      });
      return {
        id: credential.id,
        person,
        name,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: answer.response.transports ?? [],
        createdAt: now(),
      };
    },

    /** What a browser needs to use any passkey it has for this server. */
    async ask({ host }: Place) {
      const options = await generateAuthenticationOptions({
        rpID: host,
        userVerification: 'preferred',
        timeout: ANSWER_WITHIN,
      });
      await store.addChallenge(options.challenge, null, now(), now() + ANSWER_WITHIN);
      return options;
    },

    /** The passkey that was used, and what its counter says now. */
    async used(raw: unknown, { origin, host }: Place): Promise<{ passkey: StoredPasskey; counter: number }> {
      const answer = parse(usedAnswer, raw);
      const challenge = await challengeOf(answer.response.clientDataJSON);
      if (!(await store.takeChallenge(challenge, null, now()))) throw new BadPasskey('asked too long ago');
      const passkey = await store.passkey(answer.id);
      if (passkey === null) throw new BadPasskey('nobody has this passkey');
      const { userHandle, ...response } = answer.response;
      if (userHandle && userHandle !== handleOf(passkey.person)) throw new BadPasskey('the passkey of somebody else');
      const counter = await checked(async () => {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: { ...answer, response, clientExtensionResults: {} },
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: host,
          credential: {
            id: passkey.id,
            publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
            counter: passkey.counter,
          },
          requireUserVerification: false,
        });
        if (!verified) throw new BadPasskey('the signature is wrong');
        return authenticationInfo.newCounter;
      });
      return { passkey, counter };
    },
  };
}
export type PasskeyKeeper = ReturnType<typeof passkeyKeeper>;
