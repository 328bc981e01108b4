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

export const properties: Readonly<Record<Property, PropertyRules>> = {
  pub,
  gardens,
  tower,
  inn,
  blacksmith,
  bank,
  market,
  gatehouse,
  library,
  keep,
};
