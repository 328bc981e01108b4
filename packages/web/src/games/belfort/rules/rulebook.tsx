import type { Rulebook } from '../../../table/rulebook/chapter.ts';
import { CHAPTERS } from './chapters.tsx';
import { head } from './texts/head.texts.ts';

const rulebook: Rulebook = { texts: head, chapters: CHAPTERS };
export default rulebook;
