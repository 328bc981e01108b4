import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Milliseconds after which somebody who does not answer is given up. */
const PATIENCE = 8000;

/** Networks of one's own: whoever may name an address must not reach what stands behind the server's wall. */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv4');
}
/** Of the newer addresses only these are public, and of them not those that wrap an older one. */
const PUBLIC6 = new BlockList();
PUBLIC6.addSubnet('2000::', 3, 'ipv6');
const WRAPPED6 = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  WRAPPED6.addSubnet(network, bits, 'ipv6');
}

export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !PRIVATE.check(address, 'ipv4');
  return isIP(address) === 6 && PUBLIC6.check(address, 'ipv6') && !WRAPPED6.check(address, 'ipv6');
}

/** The host of an address, without the brackets of IPv6. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/**
 * The address as it will be called; null: it is none that a server calls. Only https, nothing in it that is meant for
 * somebody else, and no number of a private network. `anywhere`: also plain http and private ones, for trying things out.
 */
export function callable(text: string, anywhere: boolean): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (anywhere) return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  const host = hostOf(url);
  return url.protocol === 'https:' && (isIP(host) === 0 || isPublic(host)) ? url.href : null;
}

/** The name leads to a private network, now that it is looked up. */
export class PrivateAddress extends Error {
  constructor() {
    super('this address is of a private network');
    this.name = 'PrivateAddress';
  }
}

/** The connection is made to what is checked here: a name that is looked up twice could lead elsewhere the second time. */
const publicLookup: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, []);
    if (!found.every(({ address }) => isPublic(address))) return done(new PrivateAddress(), []);
    if (options.all) done(null, found);
    else done(null, found[0]!.address, found[0]!.family);
  });
};

export interface Call {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/** Posts to an address that somebody has named, and answers the status. Follows nothing and reads nothing. */
export function call({ url, headers, body }: Call, anywhere: boolean): Promise<number> {
  const address = callable(url, anywhere);
  if (address === null) return Promise.reject(new PrivateAddress());
  const { request } = address.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(address, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      signal: AbortSignal.timeout(PATIENCE),
      ...(anywhere ? {} : { lookup: publicLookup }),
    });
    sent.on('response', (response) => {
      resolve(response.statusCode!);
      response.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
