import type { FastifyInstance } from 'fastify';

/**
 * Ends the process when it is asked to: everybody is told to come back, every table is written down, and then it ends with
 * code 0. Who asks a second time does not want to wait.
 */
export function stopOnSignals(app: FastifyInstance): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
}
