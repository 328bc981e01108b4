export { StartError } from '../port.ts';
export { backup, restore } from './backup.ts';
export { migrate, versionOf } from './migrate.ts';
export { connect, DEFAULT_STORE, openDb } from './open.ts';
