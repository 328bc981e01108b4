export { backup, restore } from './backup.ts';
export { migrate, versionOf } from './migrate.ts';
export { connect, DEFAULT_STORE, openDb } from './open.ts';
