export { positionOf } from './table.ts';
export { belfortWords } from './vocabulary.ts';
