export { createApp } from './app.ts';
export { buildReason, buildScreen, WEB } from './build.ts';
export { DEFAULT_PORT, listenError, probePort, readPort, StartError } from './port.ts';
