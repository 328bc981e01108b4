import { z } from '@guildhall/kernel';
import { pace, tableInfo } from './common.ts';
import { me, notices, ROUTES, type Route, wrong } from './http.ts';
import { fromClient, MOST_BYTES_IN, QUICK_PHRASES, REFUSALS, toClient } from './socket.ts';

type Json = Record<string, unknown>;

/** Records that are named once and referred to. */
const NAMED: Readonly<Record<string, z.ZodMiniType>> = { TableInfo: tableInfo, Me: me, Pace: pace, Notices: notices };

/** A schema as JSON Schema. What is checked by code alone, such as control characters in names, is not in it. */
export function schemaOf(schema: z.ZodMiniType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Json;
  return rest;
}

const names = new Map(Object.entries(NAMED).map(([name, schema]) => [JSON.stringify(schemaOf(schema)), name]));

/** The same, with what has a name of its own referred to. */
function referring(value: unknown, itself = ''): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => referring(each));
  const name = names.get(JSON.stringify(value));
  if (name !== undefined && name !== itself) return { $ref: `#/components/schemas/${name}` };
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, referring(each)]));
}

const isEmpty = (schema: z.ZodMiniType): boolean => {
  const { type, properties } = schemaOf(schema) as { type?: string; properties?: Json };
  return type === 'object' && Object.keys(properties ?? {}).length === 0;
};

/** `/api/tables/:id` as OpenAPI writes it, and the names in it. */
const openPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}');
const paramsOf = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);

const json = (schema: unknown): Json => ({ 'application/json': { schema } });
const WRONG = { $ref: '#/components/schemas/Wrong' };

function operationOf(name: Route): Json {
  const { path, sign, body, answer, about } = ROUTES[name];
  const params = paramsOf(path);
  return {
    operationId: name,
    summary: about,
    security: sign ? [{ token: [] }, { cookie: [] }] : [{}],
    ...(params.length === 0
      ? {}
      : { parameters: params.map((each) => ({ name: each, in: 'path', required: true, schema: { type: 'string' } })) }),
    ...(isEmpty(body) ? {} : { requestBody: { required: true, content: json(referring(schemaOf(body))) } }),
    responses: {
      200: { description: 'done', content: json(referring(schemaOf(answer))) },
      default: { description: 'why it was not done', content: json(WRONG) },
    },
  };
}

/** The requests as an OpenAPI document. */
export function openApi(version: string): Json {
  const paths: Record<string, Json> = {};
  for (const name of Object.keys(ROUTES) as Route[]) {
    const { path, method } = ROUTES[name];
    const at = openPath(path);
    paths[at] = { ...paths[at], [method.toLowerCase()]: operationOf(name) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Guildhall',
      version,
      description:
        'Lobby, people and replays. A running game is played over a socket at /api/socket; see docs/api.md. Programs show a personal token: Authorization: Bearer guildhall_…',
    },
    paths,
    components: {
      schemas: {
        Wrong: schemaOf(wrong),
        ...Object.fromEntries(Object.entries(NAMED).map(([name, schema]) => [name, referring(schemaOf(schema), name)])),
      },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'a personal token, made on the page with your name' },
        cookie: { type: 'apiKey', in: 'cookie', name: '__Host-guildhall' },
      },
    },
  };
}

/** The messages of one direction by their `t`. */
function messagesOf(union: z.ZodMiniType): { readonly t: string; readonly schema: Json }[] {
  const { oneOf, anyOf } = schemaOf(union) as { oneOf?: Json[]; anyOf?: Json[] };
  return (oneOf ?? anyOf ?? []).map((schema) => {
    const { t } = schema.properties as { t: { const: string } };
    return { t: t.const, schema };
  });
}

const KNOWN: Readonly<Record<string, string>> = { '^[\\w-]{6,64}$': 'id', '^[0-9a-f]{64}$': '64 hex digits' };

/** A schema in a few words, for a table. */
export function inWords(schema: Json): string {
  const {
    type,
    enum: values,
    anyOf,
    oneOf,
    items,
    properties,
    pattern,
  } = schema as {
    type?: string;
    enum?: unknown[];
    anyOf?: Json[];
    oneOf?: Json[];
    items?: Json;
    properties?: Record<string, Json>;
    pattern?: string;
  };
  if ('const' in schema) return JSON.stringify(schema.const);
  if (values !== undefined)
    return values.length > 8 ? 'a word of a list' : values.map((each) => `"${each}"`).join(', ');
  const either = anyOf ?? oneOf;
  if (either !== undefined) return either.map(inWords).join(' or ');
  if (type === 'array') return `list of ${items === undefined ? 'anything' : inWords(items)}`;
  if (type === 'object' && properties !== undefined) {
    const fields = Object.keys(properties);
    return fields.length > 8 ? 'record (see openapi.json)' : `{ ${fields.join(', ')} }`;
  }
  if (type === 'string') return KNOWN[pattern ?? ''] ?? 'text';
  return type === 'integer' ? 'whole number' : (type ?? 'anything');
}

function messageRow({ t, schema }: { t: string; schema: Json }): string {
  const properties = schema.properties as Record<string, Json>;
  const required = (schema.required as string[] | undefined) ?? [];
  const fields = Object.keys(properties)
    .filter((name) => name !== 't')
    .map((name) => `\`${name}${required.includes(name) ? '' : '?'}\` ${inWords(properties[name]!)}`);
  return `| \`${t}\` | ${fields.join('; ').replace(/\|/g, '\\|')} |`;
}

function routeRow(name: Route): string {
  const { method, path, about, body } = ROUTES[name];
  const { properties = {}, required = [] } = schemaOf(body) as { properties?: Json; required?: string[] };
  const fields = Object.keys(properties).map((each) => `\`${each}${required.includes(each) ? '' : '?'}\``);
  return `| \`${method} ${path}\` | ${about} | ${fields.join(', ') || (isEmpty(body) ? '' : 'see openapi.json')} |`;
}

/** The page about requests and messages. */
export function apiPage(): string {
  return `<!-- Made by \`npm run api\` from packages/protocol. -->

# The open API

Whatever the screen does, a program can do: the same requests, the same socket. [examples/client.ts](../examples/client.ts) is
a program in one file that sits down at a table and plays a whole game. The requests are also there as OpenAPI:
[openapi.json](openapi.json), and at \`/api/openapi.json\` of every server.

## Who asks

Make a token on the page with your name. It is shown once. Send it with every request and when opening the socket:

\`\`\`
Authorization: Bearer guildhall_…
\`\`\`

A token plays in your name. It cannot change your name, notices or keys, and cannot delete you. Without a token, requests that
change something need an \`Origin\` header that names the server, as browsers send it.

## Requests

JSON in, JSON out. What was not done is answered with a status from 400 on and \`{ "why", "message", "problems"? }\`; \`why\` is
for programs. 429 comes with \`Retry-After\`.

| request | what it does | body |
|---|---|---|
${(Object.keys(ROUTES) as Route[]).map(routeRow).join('\n')}

## The socket

At \`/api/socket\`, text frames of JSON, at most ${MOST_BYTES_IN} bytes each. Every message to the server has a number \`n\` and is
answered by \`done\` or \`no\` with the same \`n\`. Begin with \`hello\`, then \`open\` a table: the answer is \`table\`, all that your
seat may know. From then on a \`step\` comes for each move.

**The view** has two parts. \`public\` is what everybody sees; \`own\` is what only your seat sees. A \`step\` has \`patch\` for the
public part (null: nothing changed) and the whole new \`own\` part when that has changed. \`patched\` of \`packages/kernel\` applies a
patch, and \`packages/kernel/src/patch.ts\` says in six lines how it is written. In a \`step\`, no \`undo\` means nobody may take back, no
\`bot\` that a person moved; \`clock\` is a patch for the clock, and is left out when nothing changed in it.

**What may I do?** The server sends no list of moves: a game's \`joinView\`, \`imagine\` and \`legal\` derive it from the view,
as the screen does. See the example.

**A move** names the \`revision\` that it answers, and a \`key\` of your choice. Sent again with the same key it is answered
\`again\`, and is not made twice: after a lost connection, send what was not answered once more. It is \`stale\` only if your own
question has changed since that revision.

**Coming back**: \`open\` with \`since\`, the last revision you have. You get what came after it, or all anew.

**Advice**: where the table allows it (\`advice\` of its info), say \`advice\` before you ask a stronger program about the question that
your seat is asked. Everybody is told: \`advised\` names the seats, and how many moves stood when they asked.

**A fair shuffle**: on sitting down send \`share\`, the SHA-256 of 32 random bytes, and \`reveal\` the bytes when \`drawing\` names your
seat; or send the bytes at once as \`deposit\`. A share is 64 hex digits; hashes are of the bytes, not of the digits.

### To the server

| \`t\` | fields |
|---|---|
${messagesOf(fromClient).map(messageRow).join('\n')}

### From the server

| \`t\` | fields |
|---|---|
${messagesOf(toClient).map(messageRow).join('\n')}

Why something is refused (\`no.why\`): ${REFUSALS.map((why) => `\`${why}\``).join(', ')}.

Quick phrases: ${QUICK_PHRASES.map((phrase) => `\`${phrase}\``).join(', ')}.

## Limits

A socket: 60 messages at once, 20 a second; 30 tables. A person: 1,200 requests a minute. Who sends too much is told \`tooFast\`; 200
refusals in a row close the socket.
`;
}
