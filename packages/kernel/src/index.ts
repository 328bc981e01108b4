export * from './agenda.ts';
export * from './game.ts';
export * from './random.ts';
export * from './replay.ts';
export * from './scenario.ts';
export * from './schema.ts';
export * from './text.ts';
