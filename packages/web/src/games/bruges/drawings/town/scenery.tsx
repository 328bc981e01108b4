/* Decoration in one tone, without ink: what can be played stays in front. */

const LINE = 'var(--br-map-line)';

interface HouseProps {
  x: number;
  y: number;
  w: number;
  h: number;
  fill: string;
}

const round = (n: number) => Math.round(n * 10) / 10;

/** A stepped gable; x,y is its lower left corner. */
export const TownHouse = ({ x, y, w, h, fill }: HouseProps) => {
  const [run, rise] = [round(w * 0.13), round(h * 0.14)];
  const wall = round(h * 0.55);
  const top = round(w - 6 * run);
  const up = `v${-rise}h${run}`;
  const down = `h${run}v${rise}`;
  const window = `h${round(w * 0.18)}v${round(h * 0.16)}h${-round(w * 0.18)}z`;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={`M0 0v${-wall}h${run}${up}${up}v${-rise}h${top}v${rise}${down}${down}h${run}v${wall}z`}
        fill={fill}
        stroke={LINE}
        strokeWidth={1.2}
        strokeLinejoin="round"
      />
      <path
        d={`M${round(w * 0.2)} ${round(-h * 0.46)}${window}M${round(w * 0.62)} ${round(-h * 0.46)}${window}M${round(w * 0.4)} 0v${round(-h * 0.2)}h${round(w * 0.2)}v${round(h * 0.2)}z`}
        fill="var(--br-map-window)"
      />
    </g>
  );
};

export const Tree = ({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) => (
  <g transform={`translate(${x} ${y})scale(${scale})`}>
    <path d="M-1.5 0V-8H1.500V0Z" fill={LINE} />
    <path
      d="M0 -26C9 -26 11 -16 8 -11C5 -5-5 -5-8 -11C-11 -16-9 -26 0 -26Z"
      fill="var(--br-tree)"
      stroke={LINE}
      strokeWidth={1.2}
    />
    <path d="M-3 -18q3-3 6-2" stroke={LINE} fill="none" opacity={0.5} />
  </g>
);

export const Mill = ({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) => (
  <g transform={`translate(${x} ${y})scale(${scale})`} stroke={LINE}>
    <path d="M-11 0L-7 -30H7L11 0Z" fill="var(--br-map-roof-2)" strokeWidth={1.4} />
    <path d="M-8 -30L0 -40L8 -30Z" fill="var(--br-map-roof)" strokeWidth={1.4} />
    <path d="M-3 0v-9a3 3 0 0 1 6 0v9z" fill="var(--br-map-window)" stroke="none" />
    <g transform="translate(0 -31)rotate(22)">
      <path d="M0 0V-27M0 0V27M0 0H27M0 0H-27" strokeWidth={2} />
      <path
        d="M1 -7h6v-19h-6zM-1 7h-6v19h6zM7 1v6h19v-6zM-7 -1v-6h-19v6z"
        fill="var(--br-map-sail)"
        strokeWidth={1.1}
      />
    </g>
    <circle cy={-31} r={2.6} fill={LINE} stroke="none" />
  </g>
);

export const Stall = ({ x, y, fill }: { x: number; y: number; fill: string }) => (
  <g transform={`translate(${x} ${y})`} stroke={LINE} strokeWidth={1.2}>
    <path d="M3 0V-22M31 0V-22" strokeWidth={2} />
    <path d="M4 -10H30V0H4Z" fill="var(--br-map-roof-2)" />
    <path d="M0 -20L4 -32H30L34 -20Q30 -15 25.5 -20Q21 -15 17 -20Q13 -15 8.5 -20Q4 -15 0 -20Z" fill={fill} />
  </g>
);

export const Well = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <ellipse rx={14} ry={5} fill="var(--br-map-roof-3)" stroke={LINE} strokeWidth={1.2} />
    <ellipse cy={-2} rx={9} ry={2.6} fill="var(--br-water)" />
  </g>
);
