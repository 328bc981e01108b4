/** What the drawings take from the rules. */
export type { Action, Area, Event, Good, Guild, Property, View, Worker } from '@guildhall/belfort';
export type { Decision } from '@guildhall/kernel';
