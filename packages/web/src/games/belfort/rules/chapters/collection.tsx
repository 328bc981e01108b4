import { areaNames, DEFAULT_SHEET, type Good, goodNames, properties, taxOf, type Worker } from '@guildhall/belfort';
import type { Text } from '@guildhall/kernel';
import { useText } from '../../../../shell/settings.ts';
import { Icon } from '../../../../table/icons/Icon.tsx';
import css from '../../../../table/rulebook/chapters.module.css';
import { Example } from '../../../../table/rulebook/Example.tsx';
import figures from '../../../../table/rulebook/figures.module.css';
import { Heads, Notes } from '../../../../table/rulebook/parts.tsx';
import { P, Rich } from '../../../../table/rulebook/Rich.tsx';
import { Crest } from '../../drawings/pieces/Crest.tsx';
import { Shield } from '../../drawings/pieces/Shield.tsx';
import { WorkerToken } from '../../drawings/pieces/WorkerToken.tsx';
import { Scene } from '../../drawings/scenes/Scene.tsx';
import type { Colour } from '../../screen/contract.ts';
import { CardPicture } from '../figures/CardPicture.tsx';
import { Goods } from '../figures/Goods.tsx';
import { TaxStrip } from '../figures/TaxStrip.tsx';
import { collection, treasury } from '../texts/collection.texts.ts';

type Field = 'forest' | 'quarry' | 'mine' | 'goldMine';
const AREAS: readonly { area: Field; id: string; who: Text; good: Good; per: Text }[] = [
  { area: 'forest', id: 'forest', who: collection.elves, good: 'wood', per: collection.each },
  { area: 'quarry', id: 'quarry', who: collection.dwarves, good: 'stone', per: collection.each },
  { area: 'mine', id: 'mine', who: collection.pairs, good: 'metal', per: collection.pair },
  { area: 'goldMine', id: 'gold-mine', who: collection.both, good: 'gold', per: collection.each },
];

interface HarvestProps {
  colour: Colour;
  workers: readonly Worker[];
  good: Good;
  n: number;
  bonus?: boolean;
}

/** Workers of one colour and what they bring. */
const Harvest = ({ colour, workers, good, n, bonus = false }: HarvestProps) => (
  <span className={figures.row}>
    {workers.map((worker, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two elves of one colour are alike
      <WorkerToken key={i} worker={worker} colour={colour} size={32} />
    ))}
    <Icon name="forward" size={20} />
    <Goods {...{ [good]: n }} size={22} />
    {bonus && (
      <>
        <span className={figures.arrow} aria-hidden="true">
          +
        </span>
        <Goods {...{ [good]: 1 }} size={22} />
      </>
    )}
  </span>
);

const CRESTS: readonly [Text, readonly Colour[]][] = [
  [collection.before, ['red', 'purple', 'blue', 'yellow']],
  [collection.after, ['yellow', 'red', 'blue', 'purple']],
];

export function Collection() {
  const { t } = useText();
  return (
    <>
      <P of={collection.intro} />
      <table className={css.table}>
        <Heads of={[collection.place, collection.who, collection.yields]} />
        <tbody>
          {AREAS.map(({ area, id, who, good, per }) => (
            <tr key={area} id={id}>
              <th scope="row" className={css.pictured}>
                <span>
                  <Scene place={area} width={52} />
                  <span className={css.capital}>{t(areaNames[area])}</span>
                </span>
              </th>
              <td>{t(who)}</td>
              <td>
                <Goods {...{ [good]: 1 }} /> {t(per)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Notes of={collection.notes} />
      <div className={css.pair}>
        <Example of={collection.forest}>
          <Harvest colour="red" workers={['masterElf']} good="wood" n={2} />
          <Harvest colour="yellow" workers={['elf', 'elf']} good="wood" n={2} bonus />
        </Example>
        <Example of={collection.mine}>
          <Harvest colour="yellow" workers={['elf', 'dwarf']} good="metal" n={1} />
          <Harvest colour="purple" workers={['elf', 'elf', 'masterDwarf']} good="metal" n={2} bonus />
        </Example>
      </div>
      <h3 id="desk">
        <Scene place="desk" width={44} /> {t(collection.desk)}
      </h3>
      <P of={collection.deskText} />
      <h3 id="camp">
        <Scene place="camp" width={44} /> {t(collection.camp)}
      </h3>
      <P of={collection.campText} />
      <Example of={collection.campExample}>
        {CRESTS.map(([when, colours]) => (
          <span key={when.en} className={figures.row}>
            <span className={css.quiet}>{t(when)}</span>
            {colours.map((colour, i) => (
              <span key={colour} className={css.crested} aria-hidden="true">
                <Shield colour={colour} size={24} />
                <Crest n={i + 1} size={24} />
              </span>
            ))}
          </span>
        ))}
      </Example>
    </>
  );
}
export const collectionWords = [collection, areaNames, goodNames];

const BUILT = ['keep', 'gatehouse', 'tower'] as const;
const SCORE = 15;

export function Treasury() {
  const income = BUILT.reduce((sum, property) => sum + properties[property].income, 0);
  return (
    <>
      <P of={treasury.income} />
      <div id="taxes" className={css.anchor}>
        <P of={treasury.tax} />
        <TaxStrip />
        <p className={css.note}>
          <Rich of={treasury.lap} />
        </p>
      </div>
      <Example of={treasury.example} with={{ score: SCORE, income, tax: taxOf(SCORE, DEFAULT_SHEET.tax) }}>
        {BUILT.map((property) => (
          <CardPicture key={property} property={property} owner="blue" size="small" />
        ))}
      </Example>
    </>
  );
}
