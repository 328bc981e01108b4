import { amountOf, type Colour, groupNames, PERSONS } from '@guildhall/bruges';
import { memo } from 'react';
import { useText } from '../../shell/settings.ts';
import { dyed } from '../drawings/colours.ts';
import { ActivationIcon } from '../drawings/icons/ActivationIcon.tsx';
import { GroupEmblem } from '../drawings/icons/GroupEmblem.tsx';
import { CardBack } from '../drawings/pieces/CardBack.tsx';
import { Guilder } from '../drawings/pieces/Guilder.tsx';
import { Portrait } from '../drawings/portraits/Portrait.tsx';
import { fitOf, nameFitOf } from './fit.ts';
import css from './PersonCard.module.css';
import { cardTexts as texts } from './texts/cards.ts';

interface Props {
  readonly card: number;
  /** small: without group and text, for a strip. */
  readonly look?: 'full' | 'small';
}

/** The front of a card, as wide as `--w` says. */
export const PersonCard = memo(function PersonCard({ card, look = 'full' }: Props) {
  const { t, lang } = useText();
  const person = PERSONS[card]!;
  const { colour, group, price, icon, worker } = person;
  const [name, text] = [t(person.name), t(person.text)];
  const full = look === 'full';
  return (
    <span
      className={`${css.card} ${dyed(colour)}`}
      data-look={look}
      data-fit={fitOf(text)}
      data-name={full ? nameFitOf(name) : name.length > 9 ? 'long' : 'short'}
      lang={lang}
    >
      <span className={css.picture}>
        <Portrait person={person} crop={full ? 'card' : 'strip'} />
        <span className={css.price}>
          <Guilder n={price} label={t(texts.price, { n: price })} />
        </span>
        <span className={css.emblem}>
          {full ? <GroupEmblem group={group} /> : <ActivationIcon icon={icon} worker={worker} />}
        </span>
      </span>
      <b className={css.name}>{name}</b>
      {full && (
        <>
          <span className={css.group}>
            {t(texts.group, { group: t(groupNames[group]), points: amountOf('points', price / 3, lang) })}
          </span>
          <span className={css.text}>
            <span>
              <span className={css.icon}>
                <ActivationIcon icon={icon} worker={worker} />
              </span>
              <span>{text}</span>
            </span>
          </span>
        </>
      )}
    </span>
  );
});

/** The back of a card, as wide as `--w` says. */
export const CardBackView = ({ colour, label, anchor }: { colour: Colour; label?: string; anchor?: string }) => (
  <span className={css.back} data-anchor={anchor}>
    <CardBack colour={colour} {...(label === undefined ? {} : { label })} />
  </span>
);
