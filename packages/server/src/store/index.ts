export { readConfig } from '../config.ts';
export { StartError } from '../port.ts';
export { backup, restore } from './backup.ts';
export { migrate, versionOf } from './migrate.ts';
export { connect, openDb } from './open.ts';
export { type ReadReport, reportsIn } from './reports.ts';
