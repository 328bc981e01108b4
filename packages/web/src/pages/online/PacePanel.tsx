import { Choice } from '../../shell/controls/Choice.tsx';
import { useText } from '../../shell/settings.ts';
import { Panel } from '../../table/setup/Panel.tsx';
import { newTable, paceHints, paces } from './newTable.texts.ts';
import css from './PacePanel.module.css';
import { HOURS, MINUTES, PACES, type PaceDraft, SECONDS } from './wishes.ts';

interface Props {
  readonly pace: PaceDraft;
  onChange(pace: PaceDraft): void;
}

/** How long people may think. */
export function PacePanel({ pace, onChange }: Props) {
  const { t } = useText();
  const numbers = (values: readonly number[], label: (n: number) => string = String) =>
    values.map((n) => ({ value: String(n), label: label(n) }));
  const long = (hours: number) =>
    hours % 24 === 0 ? t(newTable.nDays, { n: hours / 24 }) : t(newTable.nHours, { n: hours });
  return (
    <Panel id="pace" title={t(newTable.pace)} at="pace">
      <div className={css.kinds}>
        <Choice
          label={t(newTable.pace)}
          quiet
          look="cards"
          value={pace.kind}
          options={PACES.map((kind) => ({ value: kind, label: t(paces[kind]), hint: t(paceHints[kind]) }))}
          onChange={(kind) => onChange({ ...pace, kind })}
        />
      </div>
      {pace.kind === 'live' && (
        <div className={css.more}>
          <Choice
            label={t(newTable.minutes)}
            wide
            value={String(pace.minutes)}
            options={numbers(MINUTES)}
            onChange={(n) => onChange({ ...pace, minutes: Number(n) })}
          />
          <Choice
            label={t(newTable.seconds)}
            wide
            value={String(pace.seconds)}
            options={numbers(SECONDS)}
            onChange={(n) => onChange({ ...pace, seconds: Number(n) })}
          />
        </div>
      )}
      {pace.kind === 'turns' && (
        <div className={css.more}>
          <Choice
            label={t(newTable.hours)}
            wide
            value={String(pace.hours)}
            options={numbers(HOURS, long)}
            onChange={(n) => onChange({ ...pace, hours: Number(n) })}
          />
        </div>
      )}
      {pace.kind !== 'free' && <p className={css.hint}>{t(newTable.timeUpHint)}</p>}
    </Panel>
  );
}
