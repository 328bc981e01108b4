import {
  actsOf,
  amounts,
  aWorker,
  groupNames,
  iconNames,
  originOf,
  type Person,
  personPoints,
} from '@guildhall/bruges';
import { memo, type ReactNode } from 'react';
import { PageLink } from '../../../shell/PageLink.tsx';
import { useText } from '../../../shell/settings.ts';
import { hyphenated } from '../boards/hyphens.ts';
import { colourClass } from '../drawings/colours.ts';
import { ActivationIcon } from '../drawings/icons/ActivationIcon.tsx';
import { GroupEmblem } from '../drawings/icons/GroupEmblem.tsx';
import { Guilder } from '../drawings/pieces/Guilder.tsx';
import { Portrait } from '../drawings/portraits/Portrait.tsx';
import css from './PersonEntry.module.css';
import { originNames, personsTexts } from './texts.ts';
import { useSeen } from './useSeen.ts';

/** What is printed on a card; its name is given, as it may be a heading or a link. */
function Face({ person, drawn = true, children }: { person: Person; drawn?: boolean; children: ReactNode }) {
  const { t, lang } = useText();
  const { group, price, icon, worker, text, provenance } = person;
  return (
    <div className={css.face}>
      <div className={css.picture}>
        {drawn && <Portrait person={person} />}
        <span className={css.coin}>
          <Guilder n={price} size={36} label={t(personsTexts.price, { price: t(amounts.guilders, { n: price }) })} />
        </span>
        <span className={css.emblem}>
          <GroupEmblem group={group} size={32} />
        </span>
      </div>
      <div className={css.words}>
        {children}
        <p className={css.rank}>
          {t(groupNames[group])} · {t(amounts.points, { n: personPoints(person) })}
        </p>
        <div className={css.deed}>
          <ActivationIcon icon={icon} worker={worker} size={34} />
          <p>{t(text)}</p>
        </div>
        <p className={css.foot}>
          <span className={css.acts}>
            {worker === undefined
              ? t(iconNames[actsOf(person)])
              : t(personsTexts.forWorker, { worker: t(aWorker[worker]) })}
          </span>
          <span className={css.origin} data-origin={provenance}>
            {t(originNames[provenance])}
          </span>
        </p>
        {person.filled !== undefined && <p className={css.filled}>{originOf(person, lang)}</p>}
      </div>
    </div>
  );
}

/** So many letters of one word fit the narrowest card. */
const ROOM = 19;

interface Props {
  person: Person;
  /** The address leads here. */
  wanted?: boolean;
}

/** A person in the list of all, with an address of its own; drawn when it comes near. */
export const PersonEntry = memo(function PersonEntry({ person, wanted = false }: Props) {
  const [card, seen] = useSeen<HTMLElement>();
  const { t, lang } = useText();
  const { id, name, colour } = person;
  return (
    <article
      ref={card}
      id={id}
      className={`${css.card} ${colourClass(colour)}`}
      data-wanted={wanted || undefined}
      aria-labelledby={`${id}-name`}
      tabIndex={-1}
    >
      <Face person={person} drawn={seen}>
        <h2 id={`${id}-name`} className={css.name}>
          <PageLink to="/persons" search hash={id} resetScroll={false}>
            {hyphenated(t(name), lang, ROOM)}
          </PageLink>
        </h2>
      </Face>
    </article>
  );
});

/** A person elsewhere, leading to the list. */
export function PersonPicture({ person }: { person: Person }) {
  const { t } = useText();
  return (
    <div className={`${css.card} ${colourClass(person.colour)}`}>
      <Face person={person}>
        <p className={css.name}>
          <PageLink to="/persons" hash={person.id}>
            {t(person.name)}
          </PageLink>
        </p>
      </Face>
    </div>
  );
}
