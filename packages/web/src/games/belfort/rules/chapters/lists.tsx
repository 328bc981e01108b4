import {
  costsOf,
  DEFAULT_SHEET,
  GRADES,
  GUILDS,
  type Guild,
  guildKindNames,
  guildRules,
  PROPERTIES,
  type Property,
  properties,
  TWO_PLAYER_GUILDS,
} from '@guildhall/belfort';
import { useText } from '../../../../shell/settings.ts';
import css from '../../../../table/rulebook/chapters.module.css';
import { Grade } from '../../../../table/rulebook/Grade.tsx';
import { page } from '../../../../table/rulebook/page.texts.ts';
import { P } from '../../../../table/rulebook/Rich.tsx';
import { helpTexts } from '../../boards/texts.ts';
import { GuildEmblem } from '../../drawings/emblems/GuildEmblem.tsx';
import { IncomeCoin } from '../../drawings/pieces/IncomeCoin.tsx';
import { Lock } from '../../drawings/pieces/Lock.tsx';
import { PlankDrawing } from '../../drawings/pieces/PlankDrawing.tsx';
import { CardPicture } from '../figures/CardPicture.tsx';
import { Goods } from '../figures/Goods.tsx';
import { guilds as guildTexts, properties as propertyTexts } from '../texts/lists.texts.ts';

const COSTS = costsOf(DEFAULT_SHEET);

function PropertyEntry({ property }: { property: Property }) {
  const { t } = useText();
  const { name, text, income, plank, locks } = properties[property];
  return (
    <article id={`property-${property}`} className={css.entry}>
      {/* Help on the table leads to the bare name. */}
      <span id={property} className={css.alias} />
      <CardPicture property={property} />
      <div className={css.said}>
        <div className={css.words}>
          <h3>{t(name)}</h3>
          <p>{t(text)}</p>
        </div>
        <dl className={css.facts}>
          <dt>{t(helpTexts.cost)}</dt>
          <dd>
            <Goods {...COSTS.properties[property]} /> {GRADES.properties === 'R' && <Grade />}
          </dd>
          <dt>{t(helpTexts.income)}</dt>
          <dd>
            {income === 0 ? (
              <span className={css.quiet}>{t(propertyTexts.noIncome)}</span>
            ) : (
              <>
                <IncomeCoin n={income} size={20} /> {t(helpTexts.perMonth, { n: income })}
              </>
            )}
          </dd>
          <dt>{t(helpTexts.plank)}</dt>
          <dd>
            {plank === null ? (
              <span className={css.quiet}>{t(propertyTexts.none)}</span>
            ) : (
              <>
                <PlankDrawing locked={plank.locked} fee={plank.fee} width={38} />
                <span>
                  {t(plank.locked ? helpTexts.lockedPlank : helpTexts.openPlank)}
                  {plank.fee > 0 && `, ${t(helpTexts.fee, { n: plank.fee })}`}
                </span>
              </>
            )}
          </dd>
          <dt>{t(helpTexts.locks)}</dt>
          <dd>
            {Array.from({ length: locks }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: locks are all alike
              <Lock key={i} filled={false} size={20} />
            ))}
            <span className={locks === 0 ? css.quiet : undefined}>{t(helpTexts.lockCount, { n: locks })}</span>
          </dd>
        </dl>
      </div>
    </article>
  );
}

export function Properties() {
  return (
    <>
      <P of={propertyTexts.intro} />
      <P of={page.reconstructedWhy} />
      <div className={css.entries} data-rows>
        {PROPERTIES.map((property) => (
          <PropertyEntry key={property} property={property} />
        ))}
      </div>
    </>
  );
}
export const propertyWords = [
  propertyTexts,
  page.reconstructedWhy,
  PROPERTIES.map((property) => [properties[property].name, properties[property].text]),
];

function GuildEntry({ guild }: { guild: Guild }) {
  const { t } = useText();
  const { name, text, kind } = guildRules[guild];
  return (
    <article id={`guild-${guild}`} className={css.guild} data-kind={kind}>
      <span id={guild} className={css.alias} />
      <GuildEmblem guild={guild} size={64} />
      <div className={css.said}>
        <h4>{t(name)}</h4>
        <p className={css.kind}>
          {t(guildKindNames[kind])}
          {!TWO_PLAYER_GUILDS.includes(guild) && ` · ${t(guildTexts.notForTwo)}`}
        </p>
        <p>{t(text)}</p>
        <p className={css.price}>
          <span className={css.term}>{t(helpTexts.cost)}</span> <Goods {...COSTS.guilds[guild]} />{' '}
          {GRADES.guilds === 'R' && <Grade />}
        </p>
      </div>
    </article>
  );
}

const KINDS = ['basic', 'resource', 'interactive'] as const;

export function Guilds() {
  const { t } = useText();
  return (
    <>
      <P of={guildTexts.intro} />
      {KINDS.map((kind) => (
        <div key={kind} id={`guilds-${kind}`} className={css.anchor}>
          <h3>{t(guildTexts[kind])}</h3>
          <div className={css.entries}>
            {GUILDS.filter((guild) => guildRules[guild].kind === kind).map((guild) => (
              <GuildEntry key={guild} guild={guild} />
            ))}
          </div>
        </div>
      ))}
    </>
  );
}
export const guildWords = [guildTexts, GUILDS.map((guild) => [guildRules[guild].name, guildRules[guild].text])];
