import { deskPlanks, GNOMES, GOODS, goodNames, PROPERTIES, properties } from '@guildhall/belfort';
import type { ReactNode } from 'react';
import { useText } from '../../../../shell/settings.ts';
import css from '../../../../table/rulebook/chapters.module.css';
import { ByPlayers, Steps } from '../../../../table/rulebook/parts.tsx';
import { P, Rich } from '../../../../table/rulebook/Rich.tsx';
import { BuildingPicture } from '../../drawings/BuildingPicture.tsx';
import { GoodIcon } from '../../drawings/goods/GoodIcon.tsx';
import { Crest } from '../../drawings/pieces/Crest.tsx';
import { GnomeToken } from '../../drawings/pieces/GnomeToken.tsx';
import { IncomeCoin } from '../../drawings/pieces/IncomeCoin.tsx';
import { Lock } from '../../drawings/pieces/Lock.tsx';
import { PlankDrawing } from '../../drawings/pieces/PlankDrawing.tsx';
import { Shield } from '../../drawings/pieces/Shield.tsx';
import { WorkerToken } from '../../drawings/pieces/WorkerToken.tsx';
import { DistrictFigure } from '../figures/DistrictFigure.tsx';
import { goal, pieces, setup, table } from '../texts/begin.texts.ts';

export function Goal() {
  return (
    <div className={`${css.lead} ${css.column}`}>
      {goal.sentences.map((sentence) => (
        <P key={sentence.en} of={sentence} />
      ))}
    </div>
  );
}

const PIECES: readonly [keyof typeof pieces, ReactNode][] = [
  ['goods', GOODS.map((good) => <GoodIcon key={good} good={good} size={22} />)],
  [
    'workers',
    <>
      <WorkerToken key="elf" worker="elf" colour="blue" size={34} />
      <WorkerToken key="dwarf" worker="dwarf" colour="blue" size={34} />
    </>,
  ],
  [
    'masters',
    <>
      <WorkerToken key="elf" worker="masterElf" colour="blue" size={34} />
      <WorkerToken key="dwarf" worker="masterDwarf" colour="blue" size={34} />
    </>,
  ],
  ['marker', <Shield key="marker" colour="blue" size={36} />],
  [
    'plank',
    <>
      <PlankDrawing key="open" fee={1} width={44} />
      <PlankDrawing key="locked" locked width={44} />
    </>,
  ],
  [
    'lock',
    <>
      <Lock key="lock" filled={false} size={32} />
      <GnomeToken key="gnome" size={32} />
    </>,
  ],
  ['coin', <IncomeCoin key="coin" n={1} size={32} />],
  ['crest', <Crest key="crest" n={1} size={32} />],
];

export function Table() {
  const { t } = useText();
  return (
    <>
      <div className={css.split}>
        <div className={css.column}>
          <h3>{t(table.city)}</h3>
          <P of={table.cityText} />
          <h3>{t(table.boards)}</h3>
          <P of={table.boardsText} />
          <P of={table.open} />
        </div>
        <figure className={css.figure}>
          <DistrictFigure guild="miners" />
          <figcaption>{t(table.cityCaption)}</figcaption>
        </figure>
      </div>
      <ul className={css.buildings}>
        {PROPERTIES.map((property) => (
          <li key={property}>
            <a href={`#property-${property}`}>
              <BuildingPicture kind={property} colour="blue" look="owned" width={64} />
              {t(properties[property].name)}
            </a>
          </li>
        ))}
      </ul>
      <h3>{t(table.pieces)}</h3>
      <ul className={css.pieces}>
        {PIECES.map(([name, drawing]) => (
          <li key={name}>
            <span className={css.piece} data-narrow={name === 'goods' || undefined}>
              {drawing}
            </span>
            <span>
              <Rich of={pieces[name]} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
export const tableWords = [table, pieces, goodNames, PROPERTIES.map((property) => properties[property].name)];

/** By number of players, from two. */
const SEATS = [2, 3, 4, 5] as const;

export function Setup() {
  const rows = [
    [setup.gnomes, (seats: number) => GNOMES[seats]],
    [setup.desk, deskPlanks],
    [setup.camp, (seats: number) => seats],
  ] as const;
  return (
    <>
      <Steps of={setup.steps} />
      <ByPlayers caption={setup.byPlayers} players={setup.players} seats={SEATS} rows={rows} />
    </>
  );
}
