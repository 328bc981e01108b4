import { Building } from './drawings/Building.tsx';
import css from './EmptyStreet.module.css';

const STREET = ['pub', 'tower', 'guild', 'library', 'gardens'] as const;

/** Sites where nothing has been built yet. */
export default function EmptyStreet() {
  return (
    <svg viewBox="0 0 360 74" aria-hidden="true">
      {STREET.map((kind, i) => (
        <g key={kind} transform={`translate(${40 + i * 70} 54)`}>
          <ellipse rx="32" ry="12" cy="3" className={css.lot} />
          <Building kind={kind} look="pale" />
        </g>
      ))}
    </svg>
  );
}
