import { districtNames, type Guild, majorityNames, ROUNDS, SEASONS, seasonNames, seasonOf } from '@guildhall/belfort';
import { capital } from '@guildhall/kernel';
import { useMemo } from 'react';
import { useText } from '../../../shell/settings.ts';
import { EndScreen, type ScoreGroup } from '../../../table/EndScreen.tsx';
import type { Part } from '../../../table/reckoning.ts';
import { Svg } from '../../../table/Svg.tsx';
import type { ResultProps } from '../../../table/screen/game.ts';
import { GuildEmblem } from '../drawings/emblems/GuildEmblem.tsx';
import { TOKEN_SHAPES } from '../drawings/pieces/tokens.ts';
import type { Belfort } from '../kit.ts';
import { reckonedLines } from './lines.ts';
import { resultTexts } from './texts.ts';

const MONTHS = Array.from({ length: ROUNDS }, (_, i) => i + 1);

/** The end of a game of Belfort: three scorings, each of five districts and three sorts of workers, and the taxes. */
export function Result({ view, moves, ending, names, colours, badge, actions }: ResultProps<Belfort>) {
  const { t } = useText();
  const lines = useMemo(
    () =>
      reckonedLines(
        ending.lines,
        moves.flatMap(({ events }) => events),
        view.seats,
      ),
    [ending, moves, view.seats],
  );
  const parts = SEASONS.map(
    (season): Part => ({
      name: capital(t(seasonNames[season])),
      until: MONTHS.findLast((month) => seasonOf(month) === season)!,
      colour: `var(--${season})`,
    }),
  );
  const groups: ScoreGroup[] = [
    {
      name: t(resultTexts.districts),
      items: districtNames.map((name, i) => ({
        id: `district.${i}`,
        name: capital(t(name)),
        picture: <GuildEmblem guild={view.guilds[i] as Guild} size={22} />,
      })),
    },
    {
      name: t(resultTexts.workers),
      items: (['elf', 'dwarf', 'gnome'] as const).map((kind) => ({
        id: kind,
        name: capital(t(majorityNames[kind])),
        picture: <Piece kind={kind} />,
      })),
    },
    { name: t(resultTexts.tax), items: [{ id: 'tax', name: t(resultTexts.tax) }] },
    { name: t(resultTexts.given), items: [{ id: 'given', name: t(resultTexts.given) }] },
  ];
  return (
    <EndScreen
      names={names.slice(0, view.seats)}
      standings={ending.standings}
      lines={lines}
      parts={parts}
      groups={groups}
      tieRule={t(resultTexts.tieRule)}
      badge={badge}
      colour={(seat) => `var(--${colours[seat]})`}
      actions={actions}
    />
  );
}

/** The shape of a worker, nobody's. */
const Piece = ({ kind }: { kind: keyof typeof TOKEN_SHAPES }) => (
  <Svg width={22} viewBox="-12 -12 24 24">
    <path
      d={TOKEN_SHAPES[kind]}
      fill={kind === 'gnome' ? 'var(--gnome)' : 'var(--paper-3)'}
      stroke="var(--line)"
      strokeWidth={1.5}
    />
  </Svg>
);
