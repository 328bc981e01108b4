/** The game in words: its vocabulary, the log, the questions and the actions. */
export * from './log/actions.ts';
export * from './log/describe.ts';
export * from './log/lines.ts';
export { amountOf, builderName, cardName, goodsOf, siteLabel, workersOf } from './log/phrases.ts';
export * from './log/prompts.ts';
export { countOf } from './log/scored.ts';
export * from './log/sources.ts';
export { storyLines, storyOf } from './log/story.ts';
export * from './log/vocab.ts';
