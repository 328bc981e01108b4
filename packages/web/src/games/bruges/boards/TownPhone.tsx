import { COLOURS, isRolled, nextStep, PERSONS, sheetOf, statuePoints, stepPrice } from '@guildhall/bruges';
import { type CSSProperties, memo, type ReactNode, useCallback, useRef, useState } from 'react';
import button from '../../../shell/controls/buttons.module.css';
import { useText } from '../../../shell/settings.ts';
import { Icon, type IconName } from '../../../table/icons/Icon.tsx';
import { Magnified } from '../../../table/magnifier/Magnified.tsx';
import { useMagnifier } from '../../../table/magnifier/useMagnifier.ts';
import { usePinchOut } from '../../../table/magnifier/usePinchOut.ts';
import { isLive, Spot } from '../../../table/parts/Spot.tsx';
import { exceptHint } from '../../../table/screen/exceptHint.ts';
import { tableTexts } from '../../../table/texts.ts';
import { useShrunk } from '../../../table/useShrunk.ts';
import { type Anchor, named } from '../anchors.ts';
import { Die } from '../drawings/pieces/Die.tsx';
import { Pile } from '../drawings/pieces/Pile.tsx';
import { Statue } from '../drawings/pieces/Statue.tsx';
import { type Bank, STAIR, STRIP_LENGTH, spaceAt, stepAt } from '../drawings/town/layout.ts';
import { strip } from '../drawings/town/ring.ts';
import { StairShape } from '../drawings/town/Stair.tsx';
import { TownHallShape } from '../drawings/town/TownHall.tsx';
import type { Screen, Target } from '../screen/contract.ts';
import { BoardHelp } from './BoardHelp.tsx';
import { DieMeaning, dieTarget, Town } from './Town.tsx';
import { TownCanals } from './TownCanals.tsx';
import { DiscardChoice, DiscardPile } from './TownDiscard.tsx';
import { TownPawns } from './TownPawns.tsx';
import css from './TownPhone.module.css';
import { townTexts as texts } from './town.texts.ts';
import { askedSpace } from './townPlaces.ts';

/** Part of a drawing that is laid over with targets. */
interface Window {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const STAIR_WINDOW: Window = { x: 156, y: 68, width: 524, height: 164 };
const STRIP_WINDOW: Window = { x: 0, y: 0, width: STRIP_LENGTH + 14, height: 82 };
const STRIP: Bank = { course: strip(STRIP_WINDOW.width / 2, 36, STRIP_LENGTH), start: 0 };

const viewBox = ({ x, y, width, height }: Window): string => `${x} ${y} ${width} ${height}`;
const within = (window: Window, x: number, y: number, width: number, height: number): CSSProperties => ({
  left: `${((x - window.x) / window.width) * 100}%`,
  top: `${((y - window.y) / window.height) * 100}%`,
  width: `${(width / window.width) * 100}%`,
  height: `${(height / window.height) * 100}%`,
});

/** The town for a narrow screen: dice and piles, the stair and one's own canals unrolled; the whole ring when asked for. */
export function TownPhone({ screen }: { screen: Screen }) {
  const [whole, setWhole] = useState(false);
  // what was pressed goes away: the focus follows, if it was there
  const follows = useRef(false);
  const show = useCallback((ring: boolean) => {
    follows.current = document.activeElement !== document.body;
    setWhole(ring);
  }, []);
  const open = useCallback(() => show(true), [show]);
  return whole ? (
    <Ring screen={screen} onClose={() => show(false)} focused={follows.current} />
  ) : (
    <Parts screen={screen} onWhole={open} focused={follows.current} />
  );
}

/** The whole ring, under a magnifier. */
function Ring({ screen, onClose, focused }: { screen: Screen; onClose(): void; focused: boolean }) {
  const { t } = useText();
  const magnifier = useMagnifier({ doubleTap: true });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the magnifier, from whatever in it has the focus
    <div className={css.whole} data-whole="" onKeyDown={magnifier.onKeyDown}>
      <div className={css.ring}>
        <Magnified by={magnifier}>
          <Town screen={screen} />
        </Magnified>
      </div>
      <div className={css.controls}>
        <Tool icon="minus" name={t(tableTexts.reduce)} disabled={magnifier.isWhole} onPress={magnifier.reduce} />
        <Tool icon="plus" name={t(tableTexts.enlarge)} disabled={magnifier.isLargest} onPress={magnifier.enlarge} />
        <Tool icon="fit" name={t(tableTexts.fit)} disabled={magnifier.isWhole} onPress={magnifier.fit} />
        {/* biome-ignore lint/a11y/noAutofocus: the button that opened the ring is gone */}
        <button type="button" className={button.secondary} onClick={onClose} autoFocus={focused}>
          {t(texts.close)}
        </button>
      </div>
    </div>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly name: string;
  readonly disabled: boolean;
  onPress(): void;
}

const Tool = ({ icon, name, disabled, onPress }: ToolProps) => (
  <button type="button" className={css.tool} aria-label={name} aria-disabled={disabled} onClick={onPress}>
    <Icon name={icon} />
  </button>
);

const Parts = memo(DrawnParts, exceptHint);

interface PartsProps {
  readonly screen: Screen;
  onWhole(): void;
  /** Whether the focus comes back from the ring. */
  readonly focused: boolean;
}

function DrawnParts({ screen, onWhole, focused }: PartsProps) {
  const { t } = useText();
  const { view, me } = screen;
  const price = stepPrice(view);
  return (
    <div className={css.town} data-chosen={screen.picked.length > 0 || undefined} {...usePinchOut(onWhole)}>
      <div className={css.row}>
        {COLOURS.map((colour) => (
          <div
            key={colour}
            className={css.die}
            {...named.piece(`die:${colour}`)}
            data-old={!isRolled(view) || undefined}
          >
            <Spot screen={screen} target={dieTarget(colour, screen)} always className={css.dieSpot}>
              <Die colour={colour} value={view.dice[colour]} size={46} mark />
            </Spot>
            <small>
              <DieMeaning view={view} colour={colour} />
            </small>
          </div>
        ))}
        {([0, 1] as const).map((pile) => (
          <Spot key={pile} screen={screen} target={`pile:${pile}`} always className={css.pile}>
            <Pile cards={view.piles[pile].size} back={view.piles[pile].top} width={48} />
          </Spot>
        ))}
      </div>
      <Drawn window={STAIR_WINDOW} className={css.stair}>
        <Stair screen={screen} />
        <Laid screen={screen} target="step" style={stepStyle(screen)} />
        <div className={css.help}>
          <BoardHelp board="town" />
        </div>
      </Drawn>
      <p className={css.price}>
        {!isRolled(view) ? t(texts.reputation) : price > 0 ? t(texts.price, { n: price }) : t(texts.noPrice)}
      </p>
      {me !== null && (
        <Drawn window={STRIP_WINDOW} className={css.strip}>
          <Strip screen={screen} seat={me} />
          {([0, 1] as const).map((section) => (
            <Laid key={section} screen={screen} target={`section:${section}`} style={spaceStyle(screen, section)} />
          ))}
          <button
            type="button"
            className={css.guard}
            style={within(STRIP_WINDOW, STRIP_WINDOW.width / 2 - 29, 0, 58, 70)}
            aria-label={t(texts.wholeTown)}
            onClick={onWhole}
          />
        </Drawn>
      )}
      <div className={css.rest}>
        <Counted text={t(texts.statues, { n: view.statues })} anchor="statues">
          {view.statues > 0 && <Statue points={statuePoints(view.statues)} size={62} />}
        </Counted>
        <Counted text={t(texts.extra)} anchor="extra">
          <Pile cards={view.extra.size} back={view.extra.top} width={48} />
        </Counted>
        <Counted text={t(texts.discard)} anchor="discard">
          <DiscardPile screen={screen} className={css.discard}>
            <Pile cards={view.discard.length} face={PERSONS[view.discard.at(-1)!]} width={48} />
          </DiscardPile>
        </Counted>
        {/* biome-ignore lint/a11y/noAutofocus: the button that closed the ring is gone */}
        <button type="button" className={css.more} onClick={onWhole} autoFocus={focused}>
          <Icon name="zoomIn" size={26} />
          {t(texts.wholeTown)}
        </button>
      </div>
      <DiscardChoice screen={screen} />
    </div>
  );
}

const Drawn = ({
  window,
  className,
  children,
}: {
  window: Window;
  className: string | undefined;
  children: ReactNode;
}) => {
  const [drawing, ...targets] = children as readonly ReactNode[];
  const svg = useRef<SVGSVGElement>(null);
  useShrunk(svg);
  return (
    <div className={`${css.drawn} ${className}`}>
      <svg ref={svg} viewBox={viewBox(window)} aria-hidden="true">
        {drawing}
      </svg>
      {targets}
    </div>
  );
};

const Counted = ({ text, anchor, children }: { text: string; anchor: Anchor; children: ReactNode }) => (
  <div className={css.counted} {...named.anchor(anchor)}>
    {children}
    <small>{text}</small>
  </div>
);

const Laid = ({ screen, target, style }: { screen: Screen; target: Target; style: CSSProperties }) => (
  <div className={css.at} style={style}>
    <Spot screen={screen} target={target} look="bare" className={css.spot} />
  </div>
);

function stepStyle({ view, me }: Screen): CSSProperties {
  const { x, y } = stepAt(nextStep(view.players[me ?? 0]!));
  return within(STAIR_WINDOW, x - STAIR.width / 2 - 4, y - 30, STAIR.width + 8, STAIR.base - y + 30);
}

function spaceStyle(screen: Screen, section: number): CSSProperties {
  const { x, y } = spaceAt(STRIP, section, askedSpace(screen, section));
  return within(STRIP_WINDOW, x - 22, y - 34, 44, 76);
}

const Stair = ({ screen }: { screen: Screen }) => {
  const { reputation } = sheetOf(screen.view.options);
  return (
    <>
      <StairShape points={reputation} />
      <g transform={`translate(${STAIR.x + reputation.length * STAIR.width} ${STAIR.base})`}>
        <TownHallShape />
      </g>
      <TownPawns screen={screen} />
    </>
  );
};

function Strip({ screen, seat }: { screen: Screen; seat: number }) {
  const { view, colours } = screen;
  const glowing = (section: number) => (isLive(screen.mark(`section:${section}`)) ? askedSpace(screen, section) : null);
  const { width, height } = STRIP_WINDOW;
  return (
    <>
      <path d={`M0 ${height - 20}H${width}V${height}H0Z`} fill="var(--br-meadow)" />
      <path d={`M0 6H${width}V67H0Z`} fill="var(--br-quay)" stroke="var(--br-map-line)" />
      <path d={`M0 12H${width}V60H0Z`} fill="var(--br-bed)" />
      <TownCanals view={view} seat={seat} colour={colours[seat]!} bank={STRIP} legal={[glowing(0), glowing(1)]} />
    </>
  );
}
