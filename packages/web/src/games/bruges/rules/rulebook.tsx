import type { Rulebook } from '../../../table/rulebook/chapter.ts';
import { Defs } from '../drawings/Defs.tsx';
import { CHAPTERS } from './chapters.tsx';
import { head } from './texts/begin.texts.ts';

const rulebook: Rulebook = { texts: head, chapters: CHAPTERS, Defs };
export default rulebook;
