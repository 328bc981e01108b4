import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Cbor = Parameters<typeof isoCBOR.encode>[0];

const coded = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const hashed = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** User present, user verified; attested: the data hold a new key. */
const PRESENT = 0x05;
const ATTESTED = 0x40;

/** What a test changes about an answer, to make it a false one. */
export interface Twist {
  readonly challenge?: string;
  readonly origin?: string;
  readonly host?: string;
  readonly type?: string;
  readonly flags?: number;
  readonly counter?: number;
  readonly userHandle?: string;
  /** How the key is attested; `certificates`: with some of a stranger. */
  readonly attestation?: 'none' | 'self' | 'certificates';
}

interface Offer {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
}
interface Question {
  readonly challenge: string;
  readonly rpId: string;
}

function publicKeyOf(key: KeyObject): Uint8Array {
  const { x, y } = key.export({ format: 'jwk' });
  const part = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  const entries: [number, Cbor][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, part(x!)],
    [-3, part(y!)],
  ];
  return isoCBOR.encode(new Map(entries));
}

/** An authenticator with one ES256 key, as a phone or a browser has it: its signatures are real. */
export function authenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  let owner = '';

  const clientData = (type: string, challenge: string, twist: Twist) =>
    Buffer.from(
      JSON.stringify({
        type: twist.type ?? type,
        challenge: twist.challenge ?? challenge,
        origin: twist.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const data = (host: string, flags: number, twist: Twist, rest: Uint8Array = new Uint8Array()) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(twist.counter ?? ++counter);
    return Buffer.concat([hashed(twist.host ?? host), Buffer.from([twist.flags ?? flags]), count, rest]);
  };
  const statement = (kind: Twist['attestation'], signed: Uint8Array): Map<string, Cbor> => {
    if (kind === undefined || kind === 'none') return new Map();
    const entries: [string, Cbor][] = [
      ['alg', -7],
      ['sig', new Uint8Array(sign('sha256', signed, privateKey))],
    ];
    if (kind === 'certificates') entries.push(['x5c', [new Uint8Array(randomBytes(40))]]);
    return new Map(entries);
  };

  return {
    /** Makes its passkey. */
    make(offer: unknown, twist: Twist = {}) {
      const { challenge, rp, user } = offer as Offer;
      owner = user.id;
      const client = clientData('webauthn.create', challenge, twist);
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, publicKeyOf(publicKey)]);
      const authData = data(rp.id, PRESENT | ATTESTED, twist, key);
      const kind = twist.attestation ?? 'none';
      const object: [string, Cbor][] = [
        ['fmt', kind === 'none' ? 'none' : 'packed'],
        ['attStmt', statement(kind, Buffer.concat([authData, hashed(client)]))],
        ['authData', new Uint8Array(authData)],
      ];
      return {
        id: coded(id),
        rawId: coded(id),
        type: 'public-key',
        clientExtensionResults: {},
        authenticatorAttachment: 'platform',
        response: {
          clientDataJSON: coded(client),
          attestationObject: coded(isoCBOR.encode(new Map(object))),
          transports: ['internal'],
        },
      };
    },

    /** Signs in. */
    use(question: unknown, twist: Twist = {}) {
      const { challenge, rpId } = question as Question;
      const client = clientData('webauthn.get', challenge, twist);
      const authData = data(rpId, PRESENT, twist);
      return {
        id: coded(id),
        rawId: coded(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: coded(client),
          authenticatorData: coded(authData),
          signature: coded(sign('sha256', Buffer.concat([authData, hashed(client)]), privateKey)),
          userHandle: twist.userHandle ?? owner,
        },
      };
    },
  };
}
