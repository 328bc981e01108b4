import { COLOURS, GROUPS, ICONS, MAJORITIES, PERSONS, USES } from '@guildhall/bruges';
import type { ReactNode } from 'react';
import { House, Plot, SmallHouse } from '../games/bruges/drawings/houses/House.tsx';
import { ActivationIcon } from '../games/bruges/drawings/icons/ActivationIcon.tsx';
import { GroupEmblem } from '../games/bruges/drawings/icons/GroupEmblem.tsx';
import { UseIcon } from '../games/bruges/drawings/icons/UseIcon.tsx';
import { MarkDisc } from '../games/bruges/drawings/marks/Mark.tsx';
import { CanalDisc } from '../games/bruges/drawings/pieces/CanalDisc.tsx';
import { CardBack } from '../games/bruges/drawings/pieces/CardBack.tsx';
import { Die } from '../games/bruges/drawings/pieces/Die.tsx';
import { Guilder } from '../games/bruges/drawings/pieces/Guilder.tsx';
import { Majority } from '../games/bruges/drawings/pieces/Majority.tsx';
import { Pawn } from '../games/bruges/drawings/pieces/Pawn.tsx';
import { Pile } from '../games/bruges/drawings/pieces/Pile.tsx';
import { Points } from '../games/bruges/drawings/pieces/Points.tsx';
import { Shield } from '../games/bruges/drawings/pieces/Shield.tsx';
import { StartPlayer } from '../games/bruges/drawings/pieces/StartPlayer.tsx';
import { Statue } from '../games/bruges/drawings/pieces/Statue.tsx';
import { ThreatMarker, ThreatRing } from '../games/bruges/drawings/pieces/Threat.tsx';
import { Worker } from '../games/bruges/drawings/pieces/Worker.tsx';
import { CROPS, type Crop, Portrait } from '../games/bruges/drawings/portraits/Portrait.tsx';
import { COLOURS as PLAYERS } from '../games/bruges/screen/contract.ts';
import styles from './gallery.module.css';

const person = (id: string) => PERSONS.find((one) => one.id === id)!;

const Row = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    <div className={styles.row}>{children}</div>
  </section>
);

const Item = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.item}>
    {children}
    {name}
  </div>
);

const SIZES: Readonly<Record<Crop, readonly [number, number]>> = {
  card: [150, 118],
  doorway: [58, 74],
  mini: [30, 32],
  strip: [80, 64],
};

export const BrugesPieces = () => (
  <main className={styles.page}>
    <h1>Bruges, the pieces</h1>
    <Row title="Houses: idle, ready, used, empty, plot, small">
      {['alchemist', 'prince', 'goldsmith', 'jester', 'knight'].map((id) => (
        <House key={id} colour={person(id).colour} person={person(id)} />
      ))}
      <House colour="red" person={person('blacksmith')} state="ready" />
      <House colour="yellow" person={person('accountant')} state="used" />
      {COLOURS.map((colour) => (
        <House key={colour} colour={colour} />
      ))}
      <Plot />
      {['nun', 'queen', 'shipwright', 'smuggler'].map((id) => (
        <SmallHouse key={id} colour={person(id).colour} person={person(id)} used={id === 'nun'} />
      ))}
      <SmallHouse colour="brown" />
    </Row>
    <Row title="Crops of a portrait">
      {(Object.keys(CROPS) as Crop[]).map((crop) => (
        <Item key={crop} name={crop}>
          <div style={{ width: SIZES[crop][0], height: SIZES[crop][1] }}>
            <Portrait person={person('coachman')} crop={crop} />
          </div>
        </Item>
      ))}
    </Row>
    <Row title="Card backs and piles">
      {COLOURS.map((colour) => (
        <CardBack key={colour} colour={colour} width={72} />
      ))}
      <CardBack colour="blue" width={26} />
      <Pile cards={20} back="red" />
      <Pile cards={4} back="brown" />
      <Pile cards={0} />
      <Pile cards={35} face={person('actor')} />
      <Pile cards={1} face={person('poet')} />
    </Row>
    <Row title="Threats: none, one, two, struck">
      {[0, 1, 2, 3].map((markers) => (
        <div key={markers} className={styles.row}>
          {COLOURS.map((colour) => (
            <ThreatRing key={colour} colour={colour} markers={markers} />
          ))}
        </div>
      ))}
      {COLOURS.map((colour) => (
        <ThreatMarker key={colour} colour={colour} />
      ))}
    </Row>
    <Row title="Dice">
      {COLOURS.map((colour, i) => (
        <Die key={colour} colour={colour} value={i + 1} />
      ))}
      <Die colour="yellow" value={6} mark />
      <Die colour="purple" value={3} mark size={52} />
      <Die colour="red" value={0} mark />
    </Row>
    <Row title="Workers, marks, guilders, points">
      {COLOURS.map((colour) => (
        <Worker key={colour} colour={colour} size={34} />
      ))}
      {COLOURS.map((colour) => (
        <Worker key={colour} colour={colour} />
      ))}
      {COLOURS.map((colour) => (
        <MarkDisc key={colour} colour={colour} size={24} />
      ))}
      <Guilder size={34} />
      <Guilder />
      {[0, 3, 9, 12].map((n) => (
        <Guilder key={n} n={n} size={34} />
      ))}
      <Points size={34} />
      <Points />
    </Row>
    <Row title="Groups">
      {GROUPS.map((group) => (
        <Item key={group} name={group}>
          <GroupEmblem group={group} size={40} />
        </Item>
      ))}
    </Row>
    <Row title="Activation">
      {ICONS.filter((icon) => icon !== 'worker').map((icon) => (
        <Item key={icon} name={icon}>
          <ActivationIcon icon={icon} size={40} />
        </Item>
      ))}
      {COLOURS.map((colour) => (
        <Item key={colour} name={colour}>
          <ActivationIcon icon="worker" worker={colour} size={40} />
        </Item>
      ))}
    </Row>
    <Row title="Uses">
      {USES.map((use, i) => (
        <Item key={use} name={use}>
          <UseIcon use={use} colour={COLOURS[i % 5]!} size={44} />
        </Item>
      ))}
      {USES.map((use) => (
        <UseIcon key={use} use={use} colour="purple" />
      ))}
    </Row>
    <Row title="Players">
      {PLAYERS.map((player) => (
        <Item key={player} name={player}>
          <div className={styles.row}>
            <Shield player={player} size={34} />
            <Shield player={player} size={18} />
            <Pawn player={player} size={40} />
            <CanalDisc colour="red" owner={player} cost={1} size={34} />
          </div>
        </Item>
      ))}
      {COLOURS.map((colour, i) => (
        <CanalDisc key={colour} colour={colour} owner={null} cost={i + 1} legal={i === 2} size={34} />
      ))}
    </Row>
    <Row title="Majorities, statues, start player">
      {MAJORITIES.flatMap((majority) =>
        [false, true].map((won) => <Majority key={`${majority} ${won}`} majority={majority} won={won} size={34} />),
      )}
      <StartPlayer size={34} />
      <StartPlayer />
      {[7, 6, 5, 4, 3, 2].map((points) => (
        <Statue key={points} points={points} size={62} />
      ))}
      <Statue size={30} />
    </Row>
  </main>
);
