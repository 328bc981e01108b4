import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** 32 random bytes: nobody guesses them, so a plain hash is enough to keep them by. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
export const SECRET = /^[\w-]{43}$/;

/** All that is stored of a secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const newId = (): string => randomUUID();

/** What programs show in the header. The word before it lets people and scanners see what they have found. */
export const TOKEN_WORD = 'guildhall_';
