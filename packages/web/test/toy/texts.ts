import { LANGS, type Text } from '@guildhall/kernel';

/** The toy speaks one language in all of them. */
export const plain = (text: string): Text => Object.fromEntries(LANGS.map((lang) => [lang, text])) as unknown as Text;

export const title = plain('Snail race');
export const creep = plain('Creep one field or two.');
export const fieldName = plain('Field {n}');
export const lap = plain('Lap {n}');
export const did = {
  creeps: plain('{name} creeps to field {n}.'),
  eats: plain('{name} eats the leaf there.'),
};
export const items = { leaf: plain('Leaves'), goal: plain('The end of the row') };
