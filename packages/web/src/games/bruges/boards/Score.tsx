import { amountOf, finalNames, type ScorePreview, scorePreview } from '@guildhall/bruges';
import { capital, type Text } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import { useText } from '../../../shell/settings.ts';
import { Popup } from '../../../table/parts/Popup.tsx';
import { Shield } from '../drawings/pieces/Shield.tsx';
import type { Screen } from '../screen/contract.ts';
import css from './Score.module.css';
import { scoreTexts as texts } from './texts/players.ts';

type Row = keyof typeof finalNames | 'track' | 'laurels';
const ROWS: readonly { readonly row: Row; readonly name: Text }[] = [
  { row: 'track', name: texts.track },
  { row: 'persons', name: finalNames.persons },
  { row: 'laurels', name: texts.laurels },
  { row: 'houses', name: finalNames.houses },
  { row: 'majorities', name: finalNames.majorities },
  { row: 'canals', name: finalNames.canals },
  { row: 'statues', name: finalNames.statues },
  { row: 'reputation', name: finalNames.reputation },
];

const pointsIn = ({ points, lines }: ScorePreview, row: Row): number =>
  row === 'track'
    ? points
    : lines.reduce((sum, line) => {
        const at: string = line.item.startsWith('laurel.') ? 'laurels' : line.item;
        return at === row ? sum + line.points : sum;
      }, 0);

/** What everybody would have if the game ended now, and from what. */
export function ScoreTable({ screen }: { screen: Screen }) {
  const { t } = useText();
  const preview = scorePreview(screen.view);
  return (
    <table className={css.table}>
      <caption>{t(texts.title)}</caption>
      <thead>
        <tr>
          <td />
          {preview.map(({ seat }) => (
            <th key={seat} scope="col" title={screen.names[seat]}>
              <Shield player={screen.colours[seat]!} size={22} label={screen.names[seat]!} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ row, name }) => (
          <tr key={row}>
            <th scope="row">{capital(t(name))}</th>
            {preview.map((each) => {
              const n = pointsIn(each, row);
              return (
                <td key={each.seat} data-none={n === 0 || undefined}>
                  {n}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{capital(t(texts.total))}</th>
          {preview.map(({ seat, total }) => (
            <td key={seat}>{total}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

interface Props {
  readonly screen: Screen;
  readonly seat: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A seat's points; pressed, what they would be if the game ended now. */
export function ScorePopup({ screen, seat, className, children }: Props) {
  const { t, lang } = useText();
  const { points, total } = scorePreview(screen.view)[seat]!;
  return (
    <Popup
      className={className}
      label={t(texts.title)}
      size="wide"
      trigger={
        <>
          <span className="visually-hidden">{t(texts.open, { points: amountOf('points', points, lang), total })}</span>
          {children}
        </>
      }
    >
      <ScoreTable screen={screen} />
    </Popup>
  );
}
