export * from './account.ts';
export * from './file.ts';
export * from './table.ts';
