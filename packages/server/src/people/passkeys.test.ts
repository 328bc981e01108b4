import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authenticator, type Twist } from '../../test/authenticator.ts';
import { device, guest, type PeopleServer, peopleServer } from '../../test/people-server.ts';

let server: PeopleServer;
beforeAll(async () => {
  server = await peopleServer();
});
afterAll(() => server.close());

async function guestWithPasskey(name: string) {
  const person = await guest(server, name);
  const phone = authenticator(server.origin);
  const response = phone.make((await person.ask('passkeyOffer')).body);
  const added = await person.ask('addPasskey', { name: 'phone', response });
  return { ...person, phone, added };
}

const signInWith = async (response: unknown) => device(server).ask('passkeySignIn', { response });
const question = async () => (await device(server).ask('passkeyAsk')).body;

describe('adding a passkey', () => {
  test('a guest with a passkey keeps the id', async () => {
    const { id, added } = await guestWithPasskey('Anna');
    expect(added.status).toBe(200);
    expect(added.body).toMatchObject({ id, name: 'Anna', login: null });
    expect(added.body.passkeys).toMatchObject([{ name: 'phone', createdAt: server.clock.now }]);
  });

  test('what a browser is offered names the person and asks for no certificates', async () => {
    const { ask, id } = await guestWithPasskey('Anna');
    const offer = (await ask('passkeyOffer')).body as Record<string, unknown>;
    expect(offer).toMatchObject({
      rp: { id: 'localhost', name: 'Guildhall' },
      user: { id: Buffer.from(id).toString('base64url'), name: 'Anna' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required' },
    });
    expect(offer.excludeCredentials).toHaveLength(1);
  });

  test('one that vouches for itself is taken', async () => {
    const { ask } = await guest(server, 'Anna');
    const response = authenticator(server.origin).make((await ask('passkeyOffer')).body, { attestation: 'self' });
    expect((await ask('addPasskey', { name: 'key', response })).status).toBe(200);
  });

  const FALSE: [what: string, twist: Twist][] = [
    ['another challenge', { challenge: 'A'.repeat(43) }],
    ['another origin', { origin: 'https://evil.example' }],
    ['another host', { host: 'evil.example' }],
    ['another purpose', { type: 'webauthn.get' }],
    ['nobody there', { flags: 0x40 }],
  ];
  test.each(FALSE)('%s: refused', async (_, twist) => {
    const { ask } = await guest(server, 'Anna');
    const response = authenticator(server.origin).make((await ask('passkeyOffer')).body, twist);
    const { status, wrong } = await ask('addPasskey', { name: 'key', response });
    expect([status, wrong.why]).toEqual([400, 'badPasskey']);
    expect((await ask('me')).body.passkeys).toEqual([]);
  });

  test('certificates are not even read', async () => {
    const { ask } = await guest(server, 'Anna');
    const offer = (await ask('passkeyOffer')).body;
    const response = authenticator(server.origin).make(offer, { attestation: 'certificates' });
    const { status, wrong } = await ask('addPasskey', { name: 'key', response });
    expect([status, wrong.message]).toEqual([400, 'expected a passkey without certificates']);
  });

  test.each([[null], ['x'], [{}], [{ id: 'a', rawId: 'a', type: 'public-key', response: {} }]])(
    'what is no answer is refused: %j',
    async (response) => {
      const { ask } = await guest(server, 'Anna');
      expect((await ask('addPasskey', { name: 'key', response })).status).toBe(400);
    },
  );

  test('data that cannot be read are refused', async () => {
    const { ask } = await guest(server, 'Anna');
    const made = authenticator(server.origin).make((await ask('passkeyOffer')).body);
    for (const attestationObject of ['AAAA', made.response.attestationObject.slice(0, 60)]) {
      const again = authenticator(server.origin).make((await ask('passkeyOffer')).body);
      const response = { ...again, response: { ...again.response, attestationObject } };
      expect((await ask('addPasskey', { name: 'key', response })).wrong.why).toBe('badPasskey');
    }
    const response = { ...made, response: { ...made.response, clientDataJSON: 'AAAA' } };
    expect((await ask('addPasskey', { name: 'key', response })).wrong.why).toBe('badPasskey');
  });

  test('an offer is taken once, in time, and by the person to whom it was made', async () => {
    const anna = await guest(server, 'Anna');
    const berta = await guest(server, 'Berta');
    const first = authenticator(server.origin).make((await anna.ask('passkeyOffer')).body);
    expect((await berta.ask('addPasskey', { name: 'key', response: first })).status).toBe(400);
    const second = authenticator(server.origin).make((await anna.ask('passkeyOffer')).body);
    expect((await anna.ask('addPasskey', { name: 'key', response: second })).status).toBe(200);
    expect((await anna.ask('addPasskey', { name: 'key', response: second })).status).toBe(400);
    const late = authenticator(server.origin).make((await anna.ask('passkeyOffer')).body);
    server.clock.now += 6 * 60_000;
    expect((await anna.ask('addPasskey', { name: 'key', response: late })).status).toBe(400);
  });

  test('the passkey of somebody is not taken for another', async () => {
    const { phone, added } = await guestWithPasskey('Anna');
    const berta = await guest(server, 'Berta');
    const response = phone.make((await berta.ask('passkeyOffer')).body);
    const { status, wrong } = await berta.ask('addPasskey', { name: 'key', response });
    expect([status, wrong.why]).toEqual([409, 'taken']);
    expect(added.body.passkeys).toHaveLength(1);
  });
});

describe('signing in with a passkey', () => {
  test('on another device, again and again', async () => {
    const { id, phone } = await guestWithPasskey('Anna');
    for (let time = 0; time < 2; time++) {
      const desktop = device(server);
      const response = phone.use((await desktop.ask('passkeyAsk')).body);
      const { status, body } = await desktop.ask('passkeySignIn', { response });
      expect([status, body.id]).toEqual([200, id]);
      expect((await desktop.ask('me')).body.name).toBe('Anna');
    }
  });

  test('the same answer does not count twice', async () => {
    const { phone } = await guestWithPasskey('Anna');
    const response = phone.use(await question());
    expect((await signInWith(response)).status).toBe(200);
    expect((await signInWith(response)).status).toBe(400);
  });

  const FALSE: [what: string, twist: Twist][] = [
    ['another challenge', { challenge: 'A'.repeat(43) }],
    ['another origin', { origin: 'https://evil.example' }],
    ['another host', { host: 'evil.example' }],
    ['another purpose', { type: 'webauthn.create' }],
    ['nobody there', { flags: 0 }],
    ['a counter that goes back, as a copy has it', { counter: 1 }],
    ['the handle of somebody else', { userHandle: Buffer.from('somebody').toString('base64url') }],
  ];
  test.each(FALSE)('%s: refused', async (_, twist) => {
    const { phone } = await guestWithPasskey('Anna');
    const { status, wrong, headers } = await signInWith(phone.use(await question(), twist));
    expect([status, wrong.why]).toEqual([400, 'badPasskey']);
    expect(headers.getSetCookie()).toEqual([]);
  });

  test('a signature by another key is refused', async () => {
    const { phone } = await guestWithPasskey('Anna');
    const asked = await question();
    const right = phone.use(asked);
    const forged = authenticator(server.origin).use(asked, { userHandle: right.response.userHandle });
    const { status } = await signInWith({
      ...right,
      response: { ...right.response, signature: forged.response.signature },
    });
    expect(status).toBe(400);
  });

  test('an unknown passkey is refused', async () => {
    expect((await signInWith(authenticator(server.origin).use(await question()))).status).toBe(400);
  });

  test('an offer to add one is no question to sign in', async () => {
    const { ask, phone } = await guestWithPasskey('Anna');
    const { challenge } = (await ask('passkeyOffer')).body as { challenge: string };
    expect((await signInWith(phone.use(await question(), { challenge }))).status).toBe(400);
  });

  test('a removed one is refused; only its person removes it', async () => {
    const { ask, phone, added } = await guestWithPasskey('Anna');
    const passkey = added.body.passkeys[0]!.id;
    const berta = await guest(server, 'Berta');
    expect((await berta.ask('dropPasskey', {}, { id: passkey })).status).toBe(404);
    expect((await ask('dropPasskey', {}, { id: passkey })).body.passkeys).toEqual([]);
    expect((await signInWith(phone.use(await question()))).status).toBe(400);
  });
});
