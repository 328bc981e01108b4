import { Svg } from '../../../../table/Svg.tsx';
import styles from './pieces.module.css';

interface Props {
  width?: number;
  /** How many cards lie under it; decides how thick the pile looks. */
  cards?: number;
  /** Written on the top card. */
  text?: string;
  label?: string;
}

/** The back of a property card, on a pile. */
export const CardBack = ({ width = 58, cards = 1, text, label }: Props) => (
  <Svg width={width} height={(width * 80) / 58} viewBox="0 0 58 80" label={label}>
    <g stroke="var(--oak-line)" strokeWidth={1.5}>
      {cards > 8 && <rect x={4.5} y={5} width={52} height={74} rx={6} fill="var(--paper-3)" />}
      {cards > 1 && <rect x={2.5} y={3} width={52} height={74} rx={6} fill="var(--paper-3)" />}
      <rect x={1} y={1} width={52} height={74} rx={6} fill={cards > 0 ? 'var(--oak-3)' : 'none'} />
    </g>
    {cards > 0 && (
      <g fill="none" stroke="var(--coin)" strokeWidth={1.6}>
        <path d="M27,16L43.2,27.7L37,46.6H17L10.8,27.7Z" />
        <path d="M27,24L35.6,30.2L32.3,40.3H21.7L18.4,30.2Z" />
      </g>
    )}
    {text !== undefined && (
      <text x={27} y={65} className={styles.cardCount}>
        {text}
      </text>
    )}
  </Svg>
);
