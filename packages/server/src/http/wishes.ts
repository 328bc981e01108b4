import { z } from '@guildhall/kernel';
import type { BodyOf } from '@guildhall/protocol';
import { callable } from '../notices/call.ts';
import { HttpProblem } from './routes.ts';

const subscriptionShape = z.object({
  endpoint: z.string().check(z.maxLength(1000)),
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.strictObject({
    p256dh: z.string().check(z.regex(/^[\w-]{80,100}={0,2}$/)),
    auth: z.string().check(z.regex(/^[\w-]{16,32}={0,2}$/)),
  }),
});

/** How somebody wants to hear that it is their turn; `privateCalls`: addresses of the own network may be called. */
export function wishesOf(privateCalls: boolean) {
  /** An address that the server will call. */
  function called(text: string): string {
    const address = callable(text, privateCalls);
    if (address === null) throw new HttpProblem(400, 'malformed', 'expected a public https address without a user');
    return address;
  }

  return {
    /** Where a browser receives pushed notices. */
    subscription(raw: unknown) {
      const read = subscriptionShape.safeParse(raw);
      if (!read.success) throw new HttpProblem(400, 'malformed', 'expected the subscription of a browser');
      return { ...read.data, endpoint: called(read.data.endpoint) };
    },

    /** Notices, each way once, and where they go to. */
    notices({ live, turns, mail, webhook }: NonNullable<BodyOf<'changeMe'>['notices']>) {
      return {
        notices: { live: [...new Set(live)], turns: [...new Set(turns)] },
        mail,
        webhook: webhook ? called(webhook) : webhook,
      };
    },
  };
}
