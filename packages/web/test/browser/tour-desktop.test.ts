import { tour } from './tour.ts';

tour('desktop');
