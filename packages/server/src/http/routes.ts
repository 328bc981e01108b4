import { problemsOf } from '@guildhall/kernel';
import { type AnswerOf, type BodyOf, type PersonRef, ROUTES, type Route, type Wrong } from '@guildhall/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StoreDown } from '../store/db.ts';

/** What is wrong with a request, for whoever sent it. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly why: string;
  readonly problems: readonly string[] | undefined;
  constructor(status: number, why: string, message: string, problems?: readonly string[]) {
    super(message);
    this.name = 'HttpProblem';
    this.status = status;
    this.why = why;
    this.problems = problems;
  }
}

/** One request, read and checked. */
export interface Asked<R extends Route> {
  readonly body: BodyOf<R>;
  /** What stands in the path, such as `id`. */
  readonly params: Readonly<Record<string, string>>;
  /** Who asks; null: somebody unknown. */
  readonly person: (typeof ROUTES)[R]['sign'] extends true ? PersonRef : PersonRef | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Handlers = { readonly [R in Route]?: (asked: Asked<R>) => Promise<AnswerOf<R>> };

/** Finds out who sends a request, by its cookie or token. */
export type WhoAsks = (request: FastifyRequest) => Promise<PersonRef | null>;

const wrong = ({ why, message, problems }: HttpProblem): Wrong => ({
  why,
  message,
  ...(problems === undefined ? {} : { problems: [...problems] }),
});

/** What was sent is quoted when something is wrong with it, but never a password. */
const HOLDS_SECRETS: readonly Route[] = ['setPassword', 'signIn'];

/** Serves the routes that have a handler. */
export function serveRoutes(app: FastifyInstance, whoAsks: WhoAsks, handlers: Handlers): void {
  for (const name of Object.keys(handlers) as Route[]) {
    const { method, path, sign, body } = ROUTES[name];
    const handle = handlers[name] as (asked: Asked<Route>) => Promise<unknown>;
    app.route({
      method,
      url: path,
      async handler(request, reply) {
        reply.header('cache-control', 'no-store');
        const person = await whoAsks(request);
        if (sign && person === null) throw new HttpProblem(401, 'signIn', 'choose a name first');
        const sent = method === 'GET' ? {} : (request.body ?? {});
        const read = body.safeParse(sent);
        if (!read.success) {
          const problems = problemsOf(read.error, HOLDS_SECRETS.includes(name) ? undefined : sent).slice(0, 10);
          throw new HttpProblem(400, 'malformed', 'this request cannot be read', problems);
        }
        const asked = { body: read.data, params: request.params, person, request, reply } as unknown as Asked<Route>;
        return handle(asked);
      },
    });
  }
}

/** Turns what was thrown into an answer. Only what is meant for the sender is told. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof HttpProblem) return reply.code(error.status).send(wrong(error));
  if (error instanceof StoreDown) {
    request.log.error(error);
    return reply.code(503).header('retry-after', '5').send({ why: 'busy', message: 'try again in a few seconds' });
  }
  const { statusCode, message } = error as { statusCode?: number; message: string };
  if (statusCode !== undefined && statusCode < 500) {
    return reply.code(statusCode).send({ why: statusCode === 413 ? 'tooLarge' : 'malformed', message });
  }
  request.log.error(error);
  return reply.code(500).send({ why: 'failed', message: 'something went wrong here; it was written down' });
}
