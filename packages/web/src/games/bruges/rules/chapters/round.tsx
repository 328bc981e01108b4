import { COLOURS, dieNames, HAND, PER_HOUSE, TURNS, USES, type Use, useNames, WORKERS } from '@guildhall/bruges';
import type { ReactNode } from 'react';
import { useText } from '../../../../shell/settings.ts';
import { Icon } from '../../../../table/icons/Icon.tsx';
import css from '../../../../table/rulebook/chapters.module.css';
import { Example } from '../../../../table/rulebook/Example.tsx';
import { Steps } from '../../../../table/rulebook/parts.tsx';
import { P, Rich } from '../../../../table/rulebook/Rich.tsx';
import { House } from '../../drawings/houses/House.tsx';
import { UseIcon } from '../../drawings/icons/UseIcon.tsx';
import { CardBack } from '../../drawings/pieces/CardBack.tsx';
import { Die } from '../../drawings/pieces/Die.tsx';
import { Guilder } from '../../drawings/pieces/Guilder.tsx';
import { Pile } from '../../drawings/pieces/Pile.tsx';
import { ThreatMarker } from '../../drawings/pieces/Threat.tsx';
import { Worker } from '../../drawings/pieces/Worker.tsx';
import { screenTexts } from '../../screen/texts.ts';
import { person, Row } from '../figures.tsx';
import own from '../rules.module.css';
import { actions, dice, drawing, round } from '../texts/round.texts.ts';

export function Round() {
  return (
    <>
      <P of={round.intro} />
      <Steps of={[round.drawing, round.dice, round.actions, round.majorities]} with={{ hand: HAND, turns: TURNS }} />
    </>
  );
}

export function Drawing() {
  const { t } = useText();
  return (
    <div className={css.split}>
      <div className={css.column}>
        <P of={drawing.text} with={{ hand: HAND }} />
        <P of={drawing.kept} with={{ hand: HAND, turns: TURNS }} />
      </div>
      <figure className={css.figure}>
        <div className={own.rings}>
          <Pile cards={24} back="blue" width={92} />
          <Pile cards={19} back="red" width={92} />
        </div>
        <figcaption>{t(drawing.caption)}</figcaption>
      </figure>
    </div>
  );
}

/** The roll that the rulebook explains the dice with. */
const ROLL = { blue: 2, brown: 4, red: 5, purple: 1, yellow: 6 } as const;

export function Dice() {
  const { t } = useText();
  const faces: readonly [(typeof dice)['high' | 'middle' | 'low'], ReactNode][] = [
    [
      dice.high,
      <>
        <Die key={5} colour="red" value={5} size={40} />
        <Die key={6} colour="yellow" value={6} size={40} />
      </>,
    ],
    [
      dice.middle,
      <>
        <Die key={3} colour="blue" value={3} size={40} />
        <Die key={4} colour="brown" value={4} size={40} />
      </>,
    ],
    [
      dice.low,
      <>
        <Die key={1} colour="purple" value={1} size={40} />
        <Die key={2} colour="blue" value={2} size={40} />
      </>,
    ],
  ];
  return (
    <>
      <P of={dice.intro} />
      <ul className={own.faces}>
        {faces.map(([text, drawn]) => (
          <li key={text.en}>
            <span>{drawn}</span>
            <span>
              <Rich of={text} />
            </span>
          </li>
        ))}
      </ul>
      <P of={dice.stay} />
      <Example of={dice.example}>
        <Row>
          {COLOURS.map((colour) => (
            <Die
              key={colour}
              colour={colour}
              value={ROLL[colour]}
              mark
              size={46}
              label={t(screenTexts.die, { die: t(dieNames[colour]), value: ROLL[colour] })}
            />
          ))}
        </Row>
        <Row>
          <ThreatMarker colour="red" size={30} />
          <ThreatMarker colour="yellow" size={30} />
          <Guilder n={ROLL.blue + ROLL.purple} size={32} />
        </Row>
      </Example>
    </>
  );
}

const ONE_OF_EACH: Readonly<Record<Use, (typeof COLOURS)[number]>> = {
  workers: 'blue',
  guilders: 'yellow',
  threat: 'red',
  canal: 'blue',
  house: 'purple',
  person: 'brown',
};

export function Actions() {
  const { t } = useText();
  return (
    <>
      <P of={actions.intro} with={{ turns: TURNS }} />
      <div className={own.uses}>
        {USES.map((use) => (
          <section key={use} id={`use-${use}`} className={own.use}>
            <UseIcon use={use} colour={ONE_OF_EACH[use]} size={50} />
            <h3>
              <span className={own.name}>{t(useNames[use])}</span>
            </h3>
            <P of={actions[use]} with={{ workers: WORKERS, house: PER_HOUSE }} />
          </section>
        ))}
      </div>
      <P of={actions.must} />
      <Example of={actions.example}>
        <Row>
          <CardBack colour="purple" width={36} />
          <Worker colour="purple" size={28} />
          <Icon name="forward" size={16} />
          <House colour="purple" width={38} />
          <Icon name="forward" size={16} />
          <Guilder n={person('prince').price} size={28} />
          <Icon name="forward" size={16} />
          <House colour="purple" person={person('prince')} width={38} />
        </Row>
      </Example>
    </>
  );
}
export const actionWords = [actions, useNames];
