export { createApp } from './app.ts';
export { buildReason, buildScreen, WEB } from './build.ts';
export { readConfig } from './config.ts';
export { DEFAULT_PORT, listenError, probePort, readPort, StartError } from './port.ts';
export { openDb } from './store/open.ts';
