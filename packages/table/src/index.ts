export * from './account.ts';
export * from './advised.ts';
export * from './clock.ts';
export * from './file.ts';
export * from './hosted.ts';
export * from './table.ts';
