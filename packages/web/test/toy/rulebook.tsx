import { chapter, type Rulebook } from '../../src/table/rulebook/chapter.ts';
import { Notes } from '../../src/table/rulebook/parts.tsx';
import { Snail } from './Snail.tsx';
import { creep, plain } from './texts.ts';

const race = [
  creep,
  plain('Two fields only if nobody sits there.'),
  plain('A leaf is a point, the end of the row three.'),
];

const rulebook: Rulebook = {
  texts: { title: plain('The rules of the snail race'), hint: plain('They are short.'), searchHint: plain('leaf') },
  chapters: [chapter('race', plain('The race'), <Snail colour="teal" size={30} />, () => <Notes of={race} />, race)],
};
export default rulebook;
