import type { ReactNode } from 'react';
import { GoodShape } from '../drawings/goods/GoodIcon.tsx';
import { GnomeShape } from '../drawings/pieces/GnomeToken.tsx';
import { WorkerShape } from '../drawings/pieces/WorkerToken.tsx';
import css from './CityDrawing.module.css';

/** The way to the gate, with those who come to build. */
export function Road() {
  return (
    <g>
      <path
        className={css.road}
        d="M962 446C962 474 900 478 852 500 838 506 830 514 828 522H996C998 508 1008 488 1008 446Z"
      />
      <path className={css.rut} d="M972 470q-28 14-82 38M992 468q-8 24-30 44" />
      <Crane />
      <Standing x={816} y={484} scale={1.25}>
        <GoodShape good="wood" />
      </Standing>
      <Standing x={786} y={492} scale={1.25}>
        <GoodShape good="wood" />
      </Standing>
      <Standing x={944} y={478} scale={0.95}>
        <WorkerShape worker="elf" colour="blue" />
      </Standing>
      <Standing x={906} y={488} scale={1.1}>
        <WorkerShape worker="dwarf" colour="yellow" />
      </Standing>
      <Standing x={948} y={501} scale={1.15}>
        <GnomeShape />
      </Standing>
      <Standing x={1050} y={486} scale={1.15}>
        <WorkerShape worker="masterElf" colour="red" />
      </Standing>
      <Standing x={1266} y={488} scale={1.25}>
        <GoodShape good="stone" />
      </Standing>
      <Standing x={1288} y={480} scale={1.25}>
        <GoodShape good="stone" />
      </Standing>
      <Standing x={1292} y={494} scale={1.25}>
        <GoodShape good="stone" />
      </Standing>
      <Standing x={1238} y={496} scale={1.2}>
        <WorkerShape worker="dwarf" colour="purple" />
      </Standing>
    </g>
  );
}

function Standing({ x, y, scale, children }: { x: number; y: number; scale: number; children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse cx="3" cy="10" rx="10" ry="3.2" className={css.shadow} />
      {children}
    </g>
  );
}

/** There is always something being built. */
const Crane = () => (
  <g className={css.crane}>
    <ellipse cx="1340" cy="496" rx="34" ry="6" className={css.shadow} />
    <path d="M1340 494V364M1318 496h44M1340 456l-18 38M1340 456l18 38M1340 366l-72 26M1340 392l-40-12M1340 366l34 10M1374 376v12" />
    <path d="M1269 392v52" className={css.rope} />
    <g transform="translate(1269 455) scale(1.25)">
      <GoodShape good="stone" />
    </g>
  </g>
);
