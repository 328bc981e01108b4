import { arms } from './arms.ts';
import { church } from './church.ts';
import { court } from './court.ts';
import { craft } from './craft.ts';
import { market } from './market.ts';
import { office } from './office.ts';
import { stage } from './stage.ts';

export const TOOLS = { ...office, ...church, ...craft, ...court, ...market, ...arms, ...stage };
