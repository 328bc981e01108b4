import { EDITIONS, GUILD_MODES } from '@guildhall/belfort';
import { lazy, Suspense } from 'react';
import { Choice } from '../../../shell/controls/Choice.tsx';
import { useText } from '../../../shell/settings.ts';
import { Panel } from '../../../table/setup/Panel.tsx';
import type { GameSetup, PanelsProps } from '../../../table/setup/setup.ts';
import { CITY_GUILDS, type Draft, draftOf, FIRST, optionsOf, pickedGuilds } from './draft.ts';
import { colours, editionHints, editions, modeHints, modeHintsForTwo, modes, setupTexts } from './texts.ts';

/** Brings the rules of all guilds along: only those who choose among them wait for it. */
const GuildPicker = lazy(() => import('./GuildPicker.tsx').then((module) => ({ default: module.GuildPicker })));

/** Which guilds settle in the city, and by which edition it is played. */
function Panels({ draft, players, onChange }: PanelsProps<Draft>) {
  const { t } = useText();
  return (
    <>
      <Panel id="guilds" title={t(setupTexts.guilds)} about={t(setupTexts.guildsAbout)} at="main">
        <Choice
          label={t(setupTexts.guilds)}
          quiet
          look="cards"
          value={draft.mode}
          options={GUILD_MODES.map((mode) => ({
            value: mode,
            label: t(modes[mode]),
            hint: t(
              players === 2 && (mode === 'normal' || mode === 'advanced') ? modeHintsForTwo[mode] : modeHints[mode],
            ),
          }))}
          onChange={(mode) => onChange({ ...draft, mode })}
        />
      </Panel>
      {draft.mode === 'custom' && (
        <Panel id="picked" title={t(modes.custom)} at="wide">
          <Suspense>
            <GuildPicker draft={draft} players={players} onChange={onChange} />
          </Suspense>
        </Panel>
      )}
      <Panel id="edition" title={t(setupTexts.edition)} at="more">
        <Choice
          label={t(setupTexts.edition)}
          quiet
          look="cards"
          value={draft.edition}
          options={EDITIONS.map((edition) => ({
            value: edition,
            label: t(editions[edition]),
            hint: t(editionHints[edition]),
          }))}
          onChange={(edition) => onChange({ ...draft, edition })}
        />
      </Panel>
    </>
  );
}

const setup: GameSetup<Draft> = {
  title: setupTexts.title,
  colourNames: colours,
  first: FIRST,
  notes: (players) => (players === 2 ? [setupTexts.neutral] : []),
  Panels,
  missing(draft, players, t) {
    const missing = CITY_GUILDS - pickedGuilds(draft, players).length;
    return draft.mode === 'custom' && missing > 0 ? t(setupTexts.moreGuilds, { n: missing }) : null;
  },
  summary: ({ mode, edition }) => [modes[mode], editions[edition]],
  optionsOf,
  draftOf,
};

export default setup;
