import { say } from '@guildhall/kernel';
import { useText } from '../../src/shell/settings.ts';
import { artOf } from '../../src/table/art.tsx';
import { chronicler } from '../../src/table/chronicle.ts';
import { EndScreen } from '../../src/table/EndScreen.tsx';
import { Board } from '../../src/table/parts/Board.tsx';
import { Spot } from '../../src/table/parts/Spot.tsx';
import { TableHeader } from '../../src/table/parts/TableHeader.tsx';
import type { GameScreen, Parts, ResultProps } from '../../src/table/screen/game.ts';
import { type TargetOf, targetTable } from '../../src/table/screen/targets.ts';
import { type Action, type Event, GOAL, type Options, type State, snails } from './engine.ts';
import { COLOURS, type Colour, playerClass, Snail } from './Snail.tsx';
import { creep, did, fieldName, items, lap, title } from './texts.ts';
import css from './toy.module.css';

interface Targets {
  field: number;
}
type Target = TargetOf<Targets>;

export interface Snails {
  State: State;
  Action: Action;
  View: State;
  Event: Event;
  Options: Options;
  Target: Target;
  What: never;
  Colour: Colour;
  Context: null;
  Piece: null;
}

const targets = targetTable<Targets, never>({
  field: { value: 'number', tab: null, why: 'never', confirm: false, drag: false, side: 'top' },
});
const FIELDS = Array.from({ length: GOAL }, (_, i) => i + 1);

function Table({ screen, prompt, chronicle, hands, canUndo, undo }: Parts<Snails>) {
  const { t } = useText();
  const { view, colours, names } = screen;
  return (
    <div>
      <TableHeader game="snails" title={title} prompt={prompt} canUndo={canUndo} undo={undo}>
        {t(lap, { n: view.round })}
      </TableHeader>
      <main>
        <Board title={t(title)}>
          <div className={css.track}>
            {FIELDS.map((field) => (
              <Spot key={field} screen={screen} target={`field:${field}`}>
                {view.leaves.includes(field) && '☘'}
                {view.at.map(
                  (at, seat) => at === field && <Snail key={names[seat]} colour={colours[seat]!} size={20} />,
                )}
              </Spot>
            ))}
          </div>
        </Board>
        {chronicle}
      </main>
      <footer>{hands}</footer>
    </div>
  );
}

function Result({ ending, names, colours, badge, actions }: ResultProps<Snails>) {
  const { t } = useText();
  const rows = Object.entries(items).map(([id, name]) => ({ id, name: t(name) }));
  return (
    <EndScreen
      names={names}
      standings={ending.standings}
      lines={ending.lines}
      parts={[{ name: t(title), until: 99, colour: '#6f9a1c' }]}
      groups={[{ name: t(title), items: rows }]}
      tieRule="With equal points, whoever is further on."
      badge={badge}
      colour={(seat) => `var(--snail-${colours[seat]})`}
      actions={actions}
    />
  );
}

const screen: GameScreen<Snails> = {
  id: 'snails',
  game: snails,
  colours: COLOURS,
  screenRules: {
    targets,
    routes: (legal) => legal.map((action) => ({ action, path: [`field:${action.field}`] })),
    isOpen: () => false,
    showsImpossible: () => false,
    context: () => null,
    label: (target, { lang }) => say(fieldName, lang, { n: targets.read(target).value }),
    hint: (_, target) => ({ target, title: creep.en, pay: {}, gain: {}, notes: [], why: null }),
    why: () => null,
  },
  art: artOf([], () => null),
  layouts: { phone: Table, tablet: Table, desktop: Table },
  badge: (seat, size, { names, colours }) => <Snail colour={colours[seat]!} size={size} label={names[seat]!} />,
  chroniclerFor: ({ lang, names }) =>
    chronicler<Event>(
      {
        roundOf: (event) => (event.t === 'round' ? event.n : null),
        chapterOf: (event) => (event.t === 'creeps' ? { title: names[event.seat]!, seat: event.seat } : null),
        story: (events) =>
          events.flatMap((event, i) =>
            event.t === 'round'
              ? []
              : [{ text: say(did[event.t], lang, { name: names[event.seat]!, n: event.field }), of: [i] }],
          ),
        targetsOf: (event) => (event.t === 'round' ? [] : [`field:${event.field}`]),
      },
      { title: say(title, lang), round: 1 },
    ),
  promptOf: (_decision, _legal, _view, _me, lang) => say(creep, lang),
  describe: (_seat, { field }, _before, _names, lang) => say(fieldName, lang, { n: field }),
  opensRound: ({ t }) => t === 'round',
  Result,
  motion: { flightsOf: () => [], drawPiece: () => ({ node: null, width: 0 }), soundsOf: () => [] },
  replay: {
    roundOf: ({ round }) => round,
    roundName: lap,
    roundSign: String,
    orderOf: ({ at }) => at.map((_, seat) => seat),
    handSize: () => 0,
    playerClass,
    cardHeight: 0,
    Cards: () => null,
  },
};
export default screen;
