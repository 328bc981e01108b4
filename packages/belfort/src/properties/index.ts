import type { Property } from '../board/districts.ts';
import { bank } from './bank.ts';
import { blacksmith } from './blacksmith.ts';
import { gardens } from './gardens.ts';
import { gatehouse } from './gatehouse.ts';
import { inn } from './inn.ts';
import { keep } from './keep.ts';
import { library } from './library.ts';
import { market } from './market.ts';
import type { PropertyRules } from './property.ts';
import { pub } from './pub.ts';
import { tower } from './tower.ts';

/** With the same fields in the same order for every property: looking them up is quicker then. */
const alike = (rules: PropertyRules): PropertyRules => ({
  name: rules.name,
  aName: rules.aName,
  theName: rules.theName,
  text: rules.text,
  line: rules.line,
  income: rules.income,
  plank: rules.plank,
  locks: rules.locks,
  promotes: rules.promotes,
  gnomeWaits: rules.gnomeWaits,
  gnomeAction: rules.gnomeAction,
  visits: rules.visits,
  draws: rules.draws,
});

export const properties: Readonly<Record<Property, PropertyRules>> = {
  pub: alike(pub),
  gardens: alike(gardens),
  tower: alike(tower),
  inn: alike(inn),
  blacksmith: alike(blacksmith),
  bank: alike(bank),
  market: alike(market),
  gatehouse: alike(gatehouse),
  library: alike(library),
  keep: alike(keep),
};
