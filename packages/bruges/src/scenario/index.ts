export { positionOf } from './table.ts';
export { brugesWords } from './vocabulary.ts';
