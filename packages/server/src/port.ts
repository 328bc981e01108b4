import { createServer } from 'node:net';

/** An error whose message is all the person at the terminal needs. */
export class StartError extends Error {}

export const DEFAULT_PORT = 8080;

export function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_PORT;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new StartError(`PORT must be a whole number from 0 to 65535, not "${text}".`);
  }
  return port;
}

/** The same trouble in words, for what a socket reports. */
export function listenError(error: NodeJS.ErrnoException, port: number): Error {
  const another = `Choose another one, for example: PORT=${port < 65_535 ? port + 1 : DEFAULT_PORT} npm start`;
  if (error.code === 'EADDRINUSE') return new StartError(`Port ${port} is taken by another program. ${another}`);
  if (error.code === 'EACCES') return new StartError(`Port ${port} may not be used without special rights. ${another}`);
  return error;
}

/** Throws if the port cannot be used, so that nobody waits for a build in vain. */
export async function probePort(port: number, host: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(listenError(error, port)));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
}
