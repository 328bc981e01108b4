import { ACTS, type Acts, actsOf, CARDS, GROUPS, groupNames, PERSONS } from '@guildhall/bruges';
import type { ReactNode } from 'react';
import button from '../../../../shell/controls/buttons.module.css';
import { PageLink } from '../../../../shell/PageLink.tsx';
import { useText } from '../../../../shell/settings.ts';
import css from '../../../../table/rulebook/chapters.module.css';
import { P, Rich } from '../../../../table/rulebook/Rich.tsx';
import { SmallHouse } from '../../drawings/houses/House.tsx';
import { ActivationIcon } from '../../drawings/icons/ActivationIcon.tsx';
import { GroupEmblem } from '../../drawings/icons/GroupEmblem.tsx';
import { CanalDisc } from '../../drawings/pieces/CanalDisc.tsx';
import { Guilder } from '../../drawings/pieces/Guilder.tsx';
import { Majority } from '../../drawings/pieces/Majority.tsx';
import { Pawn } from '../../drawings/pieces/Pawn.tsx';
import { Statue } from '../../drawings/pieces/Statue.tsx';
import { ThreatMarker } from '../../drawings/pieces/Threat.tsx';
import { Worker } from '../../drawings/pieces/Worker.tsx';
import { person } from '../figures.tsx';
import own from '../rules.module.css';
import { counters, icons, persons } from '../texts/persons.texts.ts';

const IconOf = ({ acts, size }: { acts: Acts; size: number }) =>
  acts === 'worker' ? (
    <>
      <ActivationIcon icon="worker" worker="yellow" size={size} />
      <ActivationIcon icon="worker" worker="blue" size={size} />
    </>
  ) : (
    <ActivationIcon icon={acts === 'arrow' || acts === 'laurel' ? acts : 'infinity'} size={size} />
  );

export function Persons() {
  const { t } = useText();
  return (
    <>
      <P of={persons.intro} />
      <ul className={own.faces}>
        {ACTS.map((acts) => (
          <li key={acts} id={`icon-${acts}`} className={css.anchor}>
            <span>
              <IconOf acts={acts} size={44} />
            </span>
            <span>
              <Rich of={icons[acts]} />
              <PageLink to="/persons" search={{ acts }} className={own.more}>
                {t(icons.more, { n: PERSONS.filter((each) => actsOf(each) === acts).length })}
              </PageLink>
            </span>
          </li>
        ))}
      </ul>
      <h3 id="using">{t(persons.using)}</h3>
      <P of={persons.usingText} />
      <h3 id="recruiting">{t(persons.recruiting)}</h3>
      <ol className={css.steps}>
        {persons.order.map((step) => (
          <li key={step.en}>{t(step)}</li>
        ))}
      </ol>
      <h3 id="groups">{t(persons.groups)}</h3>
      <P of={persons.groupsText} with={{ n: CARDS / GROUPS.length }} />
      <ul className={own.groups}>
        {GROUPS.map((group) => (
          <li key={group}>
            <PageLink to="/persons" search={{ group }}>
              <GroupEmblem group={group} size={34} />
              {t(groupNames[group])}
            </PageLink>
          </li>
        ))}
      </ul>
      <p>
        <PageLink to="/persons" className={button.secondary}>
          {t(persons.browse, { n: CARDS })}
        </PageLink>
      </p>
    </>
  );
}
export const personWords = [persons, icons, groupNames];

const COUNTED: Readonly<Record<Exclude<keyof typeof counters, 'title' | 'intro'>, ReactNode>> = {
  houses: (
    <>
      <SmallHouse colour="red" person={person('bard')} />
      <SmallHouse colour="yellow" />
    </>
  ),
  empty: <SmallHouse colour="brown" />,
  colours: (
    <>
      <SmallHouse colour="blue" width={28} />
      <SmallHouse colour="red" width={28} />
      <SmallHouse colour="purple" width={28} />
    </>
  ),
  persons: (
    <>
      <SmallHouse colour="purple" person={person('queen')} />
      <SmallHouse colour="blue" person={person('coachman')} />
    </>
  ),
  groups: (
    <>
      <GroupEmblem group="church" size={30} />
      <GroupEmblem group="artist" size={30} />
    </>
  ),
  canals: (
    <>
      <CanalDisc colour="blue" owner="green" cost={1} size={32} />
      <CanalDisc colour="red" owner="green" cost={1} size={32} />
    </>
  ),
  statues: <Statue size={44} />,
  majorities: (
    <>
      <Majority majority="people" won size={30} />
      <Majority majority="canals" won size={30} />
    </>
  ),
  steps: <Pawn player="green" size={36} />,
  workers: (
    <>
      <Worker colour="yellow" size={30} />
      <Guilder size={30} />
    </>
  ),
  threats: (
    <>
      <ThreatMarker colour="red" size={30} />
      <ThreatMarker colour="brown" size={30} />
    </>
  ),
};

export const Counters = () => (
  <>
    <P of={counters.intro} />
    <ul className={`${css.pieces} ${own.counters}`}>
      {(Object.keys(COUNTED) as (keyof typeof COUNTED)[]).map((counter) => (
        <li key={counter}>
          <span className={css.piece}>{COUNTED[counter]}</span>
          <span>
            <Rich of={counters[counter]} />
          </span>
        </li>
      ))}
    </ul>
  </>
);
