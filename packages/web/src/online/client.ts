import { type AnswerOf, type BodyOf, ROUTES, type Route, type Wrong } from '@guildhall/protocol';
import type { Say } from '../shell/settings.ts';
import { reasons } from './texts.ts';

/** How long an answer may take before the server counts as away. */
const PATIENCE = 20_000;

/** A request that was not done; `away`: there is no server to do it. */
export class Refusal extends Error {
  readonly why: Wrong['why'];
  constructor(why: Wrong['why'], message: string) {
    super(message);
    this.name = 'Refusal';
    this.why = why;
  }
}

/** The names in a path: `id` and `seat` of `/api/tables/:id/seats/:seat`. */
type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type Params<R extends Route> = Names<(typeof ROUTES)[R]['path']>;
type Sent<R extends Route> = ([Params<R>] extends [never]
  ? unknown
  : { readonly params: Readonly<Record<Params<R>, string | number>> }) &
  (BodyOf<R> extends Record<string, never> ? unknown : { readonly body: BodyOf<R> });

/** The path with its names filled in. */
export const pathOf = (route: Route, params: Readonly<Record<string, string | number>> = {}): string =>
  ROUTES[route].path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

async function answerTo(route: Route, sent: { params?: Record<string, string | number>; body?: unknown }) {
  const { method } = ROUTES[route];
  const request: RequestInit = { method, signal: AbortSignal.timeout(PATIENCE) };
  if (method !== 'GET') {
    request.body = JSON.stringify(sent.body ?? {});
    request.headers = { 'content-type': 'application/json' };
  }
  try {
    const response = await fetch(pathOf(route, sent.params), request);
    // where there is no server, a page of the app may come back, or the words of a proxy
    if (!(response.headers.get('content-type') ?? '').includes('json')) throw new Error(`status ${response.status}`);
    const answer: unknown = await response.json();
    if (typeof answer !== 'object' || answer === null) throw new Error('not an object');
    return { ok: response.ok, answer };
  } catch (error) {
    throw new Refusal('away', String(error));
  }
}

/** Asks the server for one of the things it does. Throws a `Refusal`. */
export async function call<R extends Route>(
  route: R,
  ...[sent]: unknown extends Sent<R> ? [] : [sent: Sent<R>]
): Promise<AnswerOf<R>> {
  const { ok, answer } = await answerTo(route, { ...(sent as object) });
  if (ok) return answer as AnswerOf<R>;
  const { why = 'failed', message = '' } = answer as Partial<Wrong>;
  throw new Refusal(why, message);
}

/** Why a request was not done, for the reader. The server's own words are for programs. */
export function reasonOf(error: unknown, t: Say): string {
  const why = error instanceof Refusal ? error.why : 'failed';
  return t(reasons[why] ?? reasons.failed!);
}
