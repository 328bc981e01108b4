import { planOf } from '../plan.ts';
import { position } from './position.ts';
import { LESSON } from './steps.ts';

/** One round of Belfort, from the first worker placed to the scoring. */
export default planOf(position, LESSON);
