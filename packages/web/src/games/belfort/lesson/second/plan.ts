import { planOf } from '../plan.ts';
import { position } from './position.ts';
import { LESSON } from './steps.ts';

/** Another round: the camp, masters, taxes, walls and guilds. */
export default planOf(position, LESSON);
