import type { ReactNode } from 'react';
import { named } from './anchors.ts';

interface Props {
  width: number;
  height?: number;
  viewBox: string;
  /** Read out by assistive technology; without it the drawing is decoration. */
  label?: string | undefined;
  className?: string | undefined;
  /** Its name inside what it is drawn on. */
  part?: string | undefined;
  children: ReactNode;
}

const INLINE = { display: 'inline-block', verticalAlign: 'middle', flex: 'none', overflow: 'visible' } as const;

/** The frame of a drawing that stands in a line of text or in a panel. */
export const Svg = ({ width, height = width, viewBox, label, className, part, children }: Props) => (
  <svg
    width={width}
    height={height}
    viewBox={viewBox}
    className={className}
    style={INLINE}
    {...named.part(part)}
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
    aria-hidden={label === undefined ? true : undefined}
  >
    {children}
  </svg>
);
