import { nextStep } from '@guildhall/bruges';
import { isLive } from '../../../table/parts/Spot.tsx';
import { named } from '../anchors.ts';
import { PawnShape } from '../drawings/pieces/Pawn.tsx';
import { pawnAt, STAIR, stepAt } from '../drawings/town/layout.ts';
import type { Screen } from '../screen/contract.ts';
import css from './Town.module.css';

/** Everybody on the stair, those on the same step beside each other; and the step that may be taken now. */
export function TownPawns({ screen }: { screen: Screen }) {
  const { view, colours } = screen;
  const steps = view.players.map(({ reputation }) => reputation);
  return (
    <>
      {isLive(screen.mark('step')) && <NextStep screen={screen} />}
      {steps.map((step, seat) => {
        const together = steps.flatMap((other, i) => (other === step ? [i] : []));
        const { x, y } = pawnAt(step, together.indexOf(seat), together.length);
        return (
          <g
            key={colours[seat]}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
            {...named.piece(`pawn:${seat}`)}
          >
            <PawnShape player={colours[seat]!} />
          </g>
        );
      })}
    </>
  );
}

/** Where one's pawn would go. */
function NextStep({ screen: { view, me, colours } }: { screen: Screen }) {
  const step = nextStep(view.players[me!]!);
  const { x, y } = stepAt(step);
  const left = x - STAIR.width / 2;
  return (
    <g className={css.nextStep}>
      <path d={`M${left} ${STAIR.base}V${y}h${STAIR.width}V${STAIR.base}Z`} />
      <g transform={`translate(${x} ${y})`} opacity={0.45}>
        <PawnShape player={colours[me!]!} />
      </g>
    </g>
  );
}
