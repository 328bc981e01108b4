import { Icon } from '../../../table/icons/Icon.tsx';
import { type Chapter, chapter } from '../../../table/rulebook/chapter.ts';
import { ActivationIcon } from '../drawings/icons/ActivationIcon.tsx';
import { GroupEmblem } from '../drawings/icons/GroupEmblem.tsx';
import { UseIcon } from '../drawings/icons/UseIcon.tsx';
import { CardBack } from '../drawings/pieces/CardBack.tsx';
import { Die } from '../drawings/pieces/Die.tsx';
import { Majority } from '../drawings/pieces/Majority.tsx';
import { Pawn } from '../drawings/pieces/Pawn.tsx';
import { Pile } from '../drawings/pieces/Pile.tsx';
import { Points } from '../drawings/pieces/Points.tsx';
import { Shield } from '../drawings/pieces/Shield.tsx';
import { StartPlayer } from '../drawings/pieces/StartPlayer.tsx';
import { ThreatRing } from '../drawings/pieces/Threat.tsx';
import { Worker } from '../drawings/pieces/Worker.tsx';
import { Goal, Setup, Table, tableWords } from './chapters/begin.tsx';
import { End, Faq, faqWords, Scoring, scoringWords, Values } from './chapters/end.tsx';
import { Counters, Persons, personWords } from './chapters/persons.tsx';
import { Actions, actionWords, Dice, Drawing, Round } from './chapters/round.tsx';
import { Canals, Majorities, Reputation, Threats, threatWords } from './chapters/town.tsx';
import { goal, setup, table } from './texts/begin.texts.ts';
import { end, scoring, values } from './texts/end.texts.ts';
import { faq } from './texts/faq.texts.ts';
import { counters, persons } from './texts/persons.texts.ts';
import { actions, dice, drawing, round } from './texts/round.texts.ts';
import { canals, majorities, reputation, threats } from './texts/town.texts.ts';

export const CHAPTERS: readonly Chapter[] = [
  chapter('goal', goal.title, <Shield player="green" size={28} />, Goal, goal),
  chapter('table', table.title, <Worker colour="blue" size={30} />, Table, tableWords),
  chapter('setup', setup.title, <CardBack colour="purple" width={20} />, Setup, setup),
  chapter('round', round.title, <StartPlayer size={28} />, Round, round),
  chapter('drawing', drawing.title, <Pile cards={20} back="red" width={28} />, Drawing, drawing),
  chapter('dice', dice.title, <Die colour="yellow" value={5} size={28} />, Dice, dice),
  chapter('actions', actions.title, <UseIcon use="house" colour="red" size={32} />, Actions, actionWords),
  chapter('canals', canals.title, <UseIcon use="canal" colour="blue" size={32} />, Canals, canals),
  chapter('persons', persons.title, <UseIcon use="person" colour="brown" size={32} />, Persons, personWords),
  chapter('counters', counters.title, <GroupEmblem group="scholar" size={29} />, Counters, counters),
  chapter('threats', threats.title, <ThreatRing colour="red" markers={2} size={32} />, Threats, threatWords),
  chapter('reputation', reputation.title, <Pawn player="green" size={32} />, Reputation, reputation),
  chapter('majorities', majorities.title, <Majority majority="people" won size={28} />, Majorities, majorities),
  chapter('end', end.title, <Pile cards={1} back="brown" width={28} />, End, end),
  chapter('scoring', scoring.title, <Points size={30} />, Scoring, scoringWords),
  chapter('values', values.title, <ActivationIcon icon="infinity" size={29} />, Values, values),
  chapter('faq', faq.title, <Icon name="rules" size={26} />, Faq, faqWords),
];
