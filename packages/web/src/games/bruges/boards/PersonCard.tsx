import { amountOf, type Colour, groupNames, PERSONS, type Person, personPoints } from '@guildhall/bruges';
import { memo } from 'react';
import { useText } from '../../../shell/settings.ts';
import { useDrawingSlot } from '../../../table/useDrawingSlot.ts';
import { type Anchor, named } from '../anchors.ts';
import { colourClass } from '../drawings/colours.ts';
import { ActivationIcon } from '../drawings/icons/ActivationIcon.tsx';
import { GroupEmblem } from '../drawings/icons/GroupEmblem.tsx';
import { CardBack } from '../drawings/pieces/CardBack.tsx';
import { Guilder } from '../drawings/pieces/Guilder.tsx';
import { Portrait } from '../drawings/portraits/Portrait.tsx';
import { fitOf, nameFitOf, smallNameFitOf } from './fit.ts';
import { hyphenated } from './hyphens.ts';
import css from './PersonCard.module.css';
import { cardTexts as texts } from './texts/cards.ts';

/** Letters of a name that have room on one line of a small card. */
const ROOM = 10;

interface Props {
  readonly card: number;
  /** small: without group and text, for a strip. */
  readonly look?: 'full' | 'small';
}

/** The front of a card, as wide as `--w` says. */
export const PersonCard = memo(function PersonCard({ card, look = 'full' }: Props) {
  const { t, lang } = useText();
  const drawn = useDrawingSlot(`${card} ${look}`);
  const person = PERSONS[card]!;
  const name = t(person.name);
  return (
    <span
      className={`${css.card} ${colourClass(person.colour)}`}
      data-look={look}
      data-fit={fitOf(t(person.text))}
      data-name={look === 'full' ? nameFitOf(name) : smallNameFitOf(name)}
      lang={lang}
    >
      {drawn && <Front person={person} full={look === 'full'} />}
    </span>
  );
});

function Front({ person, full }: { person: Person; full: boolean }) {
  const { t, lang } = useText();
  const { group, price, icon, worker } = person;
  const name = t(person.name);
  return (
    <>
      <span className={css.picture}>
        <Portrait person={person} crop={full ? 'card' : 'strip'} />
        <span className={css.price}>
          <Guilder n={price} label={t(texts.price, { n: price })} />
        </span>
        <span className={css.emblem}>
          {full ? <GroupEmblem group={group} /> : <ActivationIcon icon={icon} worker={worker} />}
        </span>
      </span>
      <b className={css.name}>{full ? name : hyphenated(name, lang, ROOM)}</b>
      {full && (
        <>
          <span className={css.group}>
            {t(texts.group, { group: t(groupNames[group]), points: amountOf('points', personPoints(person), lang) })}
          </span>
          <span className={css.text}>
            <span>
              <span className={css.icon}>
                <ActivationIcon icon={icon} worker={worker} />
              </span>
              <span>{t(person.text)}</span>
            </span>
          </span>
        </>
      )}
    </>
  );
}

/** The back of a card, as wide as `--w` says. */
export const CardBackView = ({ colour, label, anchor }: { colour: Colour; label?: string; anchor?: Anchor }) => (
  <span className={css.back} {...named.anchor(anchor)}>
    <CardBack colour={colour} {...(label === undefined ? {} : { label })} />
  </span>
);
