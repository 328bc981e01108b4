import type { Guild, Worker } from '@guildhall/belfort';
import { memo } from 'react';
import { named } from '../../anchors.ts';
import { Building } from '../../drawings/Building.tsx';
import { GuildEmblemShape } from '../../drawings/emblems/GuildEmblem.tsx';
import { NumberedCoin } from '../../drawings/pieces/IncomeCoin.tsx';
import { ShieldShape } from '../../drawings/pieces/Shield.tsx';
import { WorkerShape } from '../../drawings/pieces/WorkerToken.tsx';
import type { Colour, Mark } from '../../screen/contract.ts';
import { guildParts } from '../geometry.ts';
import styles from './City.module.css';
import { isChosen, lookOf, type SiteState } from './SiteDrawing.tsx';

const PLANK = 'M-12.5,-5.500L12,-6.300L13,6L-12,6.800Z';

interface Props extends SiteState {
  district: number;
  symbol: number;
  guild: Guild;
  standing: Worker | null;
  standingColour: Colour | null;
  /** The neutral builder whose dwarf keeps the plank. */
  dwarfOf: number | null;
  dwarfColour: Colour | null;
  plankMark: Mark;
  plankPointed: boolean;
}

const translate = ([x, y]: readonly [number, number]) => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

/** A guild's square: the hall, the emblem of the tile and the plank in front. */
export const GuildSquare = memo(function GuildSquare(props: Props) {
  const { district, symbol, guild, standing, standingColour, dwarfOf, dwarfColour, plankMark, plankPointed, ...state } =
    props;
  const { square, hall, emblem, plank } = guildParts(district);
  const lit = state.mark === 'legal' || state.mark === 'chosen';
  // a worker to activate is seen as well as any other target
  const toActivate = plankMark === 'available' && standing !== null;
  const plankLit = plankMark === 'legal' || plankMark === 'chosen' || toActivate;
  const empty = standing === null && dwarfOf === null;
  return (
    <g>
      {lit && (
        <g transform={translate(square)} className={isChosen(state) ? styles.chosen : undefined}>
          <circle r={35} className={styles.legalSquare} />
          <circle r={35} className={styles.haloBlur} />
          <circle r={35} className={styles.halo} />
        </g>
      )}
      {state.mark === 'available' && <circle r={35} transform={translate(square)} className={styles.available} />}
      <g transform={`${translate(hall)} scale(.98)`}>
        <Building kind="guild" {...lookOf(state)} />
      </g>
      {state.owner !== null && (
        <g {...named.piece(`marker:${symbol}`)} transform={`${translate([square[0] - 28, square[1] + 1])} scale(.82)`}>
          <g className={styles.shield}>
            <ShieldShape colour={state.owner} neutral={state.neutral} />
          </g>
        </g>
      )}
      <g transform={`${translate(emblem)} scale(.8)`} {...named.piece(`guild:${district}`)}>
        <GuildEmblemShape guild={guild} />
      </g>
      <g transform={translate(plank)}>
        {plankLit && (
          <g className={plankMark === 'chosen' || plankPointed ? styles.chosen : undefined}>
            <path d={PLANK} className={styles.haloBlur} />
            <path d={PLANK} className={styles.halo} />
          </g>
        )}
        <path d={PLANK} className={styles.plank} />
        {plankMark === 'available' && empty && <path d={PLANK} className={styles.available} />}
        {empty && (
          <g transform="translate(0 .4) scale(.72)">
            <g className={styles.fee}>
              <NumberedCoin n={1} />
            </g>
          </g>
        )}
        {standing !== null && standingColour !== null && (
          <g
            {...named.piece(`standing:${district}`)}
            transform="translate(0 -3) scale(.86)"
            className={plankMark === 'idle' ? undefined : styles.glowing}
          >
            <WorkerShape worker={standing} colour={standingColour} />
          </g>
        )}
        {dwarfOf !== null && dwarfColour !== null && (
          <g
            {...named.piece(`neutral:${dwarfOf}`)}
            transform={`translate(${standing === null ? 0 : 16} -3) scale(.86)`}
          >
            <WorkerShape worker="dwarf" colour={dwarfColour} neutral />
          </g>
        )}
      </g>
    </g>
  );
});
