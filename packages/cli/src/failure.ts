/** The command line asks for something that does not exist or cannot be: reason and usage, exit code 2. */
export class BadUsage extends Error {}

/** What was asked for did not work out: reason only, exit code 1. */
export class Failure extends Error {}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
