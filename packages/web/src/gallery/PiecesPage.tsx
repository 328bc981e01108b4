import { GOODS, GUILDS, PROPERTIES, WORKERS } from '@guildhall/belfort';
import type { ReactNode } from 'react';
import type { BuildingKind } from '../games/belfort/drawings/Building.tsx';
import { BuildingPicture } from '../games/belfort/drawings/BuildingPicture.tsx';
import { CardArt } from '../games/belfort/drawings/CardArt.tsx';
import { GuildEmblem } from '../games/belfort/drawings/emblems/GuildEmblem.tsx';
import { GoodIcon } from '../games/belfort/drawings/goods/GoodIcon.tsx';
import { CardBack } from '../games/belfort/drawings/pieces/CardBack.tsx';
import { Crest } from '../games/belfort/drawings/pieces/Crest.tsx';
import { GnomeToken } from '../games/belfort/drawings/pieces/GnomeToken.tsx';
import { IncomeCoin } from '../games/belfort/drawings/pieces/IncomeCoin.tsx';
import { Lock } from '../games/belfort/drawings/pieces/Lock.tsx';
import { PlankDrawing } from '../games/belfort/drawings/pieces/PlankDrawing.tsx';
import { Shield } from '../games/belfort/drawings/pieces/Shield.tsx';
import { WorkerShape, WorkerToken } from '../games/belfort/drawings/pieces/WorkerToken.tsx';
import { Scene } from '../games/belfort/drawings/scenes/Scene.tsx';
import { COLOURS } from '../games/belfort/screen/contract.ts';
import { Icon, type IconName } from '../table/icons/Icon.tsx';
import { PATHS } from '../table/icons/paths.ts';
import styles from './gallery.module.css';

const KINDS: readonly BuildingKind[] = [...PROPERTIES, 'guild', 'wall', 'turret', 'gateTurret', 'citadel'];
const PLACES = ['forest', 'quarry', 'mine', 'goldMine', 'desk', 'camp', 'treasury'] as const;

const Item = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.item}>
    {children}
    {name}
  </div>
);

const Row = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    <div className={styles.row}>{children}</div>
  </section>
);

export const PiecesPage = () => (
  <main className={styles.page}>
    <h1>Belfort, the pieces</h1>
    <Row title="Card pictures">
      {PROPERTIES.map((property) => (
        <Item key={property} name={property}>
          <div className={styles.art}>
            <CardArt property={property} />
          </div>
        </Item>
      ))}
    </Row>
    <Row title="Sites: pale">
      {KINDS.map((kind) => (
        <BuildingPicture key={kind} kind={kind} look="pale" width={80} />
      ))}
    </Row>
    <Row title="Sites: legal">
      {KINDS.map((kind) => (
        <BuildingPicture key={kind} kind={kind} look="legal" width={80} />
      ))}
    </Row>
    <Row title="Sites: owned">
      {KINDS.map((kind, i) => (
        <Item key={kind} name={kind}>
          <BuildingPicture kind={kind} look="owned" colour={COLOURS[i % 5]!} width={80} />
        </Item>
      ))}
    </Row>
    <Row title="Sites: a neutral builder's">
      {KINDS.map((kind, i) => (
        <BuildingPicture key={kind} kind={kind} look="owned" colour={COLOURS[2 + (i % 2)]!} neutral width={80} />
      ))}
    </Row>
    <Row title="Guilds">
      {GUILDS.map((guild) => (
        <Item key={guild} name={guild}>
          <GuildEmblem guild={guild} size={54} />
        </Item>
      ))}
    </Row>
    <Row title="Goods, crests, gnomes, planks">
      {GOODS.map((good) => (
        <Item key={good} name={good}>
          <GoodIcon good={good} size={46} />
        </Item>
      ))}
      <IncomeCoin n={1} size={44} />
      {[1, 2, 3, 4, 5].map((n) => (
        <Crest key={n} n={n} size={42} />
      ))}
      <GnomeToken size={44} />
      <Lock filled={false} size={44} />
      <Lock filled size={44} />
      <PlankDrawing width={64} />
      <PlankDrawing width={64} locked fee={1} />
      <PlankDrawing width={64} fee={1} />
      <PlankDrawing width={64}>
        <WorkerShape worker="elf" colour="red" />
      </PlankDrawing>
      <CardBack width={58} cards={12} text="12 left" />
      <CardBack width={58} cards={1} />
    </Row>
    <Row title="Workers and markers">
      {COLOURS.map((colour) => (
        <Item key={colour} name={colour}>
          <div className={styles.row}>
            <Shield colour={colour} size={30} />
            {WORKERS.map((worker) => (
              <WorkerToken key={worker} worker={worker} colour={colour} size={32} />
            ))}
          </div>
        </Item>
      ))}
      {(['yellow', 'purple'] as const).map((colour) => (
        <Item key={colour} name={`neutral ${colour}`}>
          <div className={styles.row}>
            <Shield colour={colour} neutral size={30} />
            <WorkerToken worker="dwarf" colour={colour} neutral size={32} />
            <Shield colour={colour} neutral size={15} />
            <Shield colour={colour} size={15} />
          </div>
        </Item>
      ))}
    </Row>
    <Row title="Places of the collection board">
      {PLACES.map((place) => (
        <Item key={place} name={place}>
          <Scene place={place} width={80} />
        </Item>
      ))}
    </Row>
    <Row title="Icons">
      {(Object.keys(PATHS) as IconName[]).map((name) => (
        <Item key={name} name={name}>
          <Icon name={name} size={26} />
        </Item>
      ))}
    </Row>
  </main>
);
