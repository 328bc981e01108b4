import { tour } from './tour.ts';

tour('phone');
