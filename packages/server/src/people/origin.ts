import type { IncomingHttpHeaders } from 'node:http';

interface HasHeaders {
  readonly headers: IncomingHttpHeaders;
}

/**
 * The address that people see in their browser, such as https://hall.example. Without a setting it is the one they
 * asked for by plain http: this machine or the local network.
 */
export const originOf = (origin: string | null, { headers }: HasHeaders): string => origin ?? `http://${headers.host}`;

/** Whether a request comes from a page of this server. Browsers name the page's origin with every unsafe method and socket. */
export const isOurs = (origin: string | null, request: HasHeaders): boolean =>
  request.headers.origin !== undefined && request.headers.origin === originOf(origin, request);
