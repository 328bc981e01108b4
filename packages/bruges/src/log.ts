/** The game in words: its vocabulary, the log, the questions and the actions. */
export * from './log/actions.ts';
export * from './log/describe.ts';
export * from './log/lines.ts';
export {
  amountOf,
  cardName,
  cardsOf,
  type HouseFront,
  houseLabel,
  originOf,
  quoted,
  workersOf,
} from './log/phrases.ts';
export * from './log/prompts.ts';
export * from './log/sources.ts';
export { storyOf } from './log/story.ts';
export { storyLines } from './log/storyLines.ts';
export * from './log/vocab.ts';
