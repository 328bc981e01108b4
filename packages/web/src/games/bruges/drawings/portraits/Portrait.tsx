import { memo } from 'react';
import { colourClass } from '../colours.ts';
import { patternFill } from '../Defs.tsx';
import { portrait, type Sitter } from './portrait.ts';
import type { Shape } from './shape.ts';

/** What of the picture is shown: on a card, in a doorway, very small, on a strip of hand cards. */
export const CROPS = {
  card: '-12 0 144 124',
  doorway: '9 2 102 130',
  mini: '14 14 92 98',
  strip: '-10 4 140 112',
} as const;
export type Crop = keyof typeof CROPS;

const path = ({ d, fill, line, width, opacity = 1, dash }: Shape): string =>
  `<path d="${d}" fill="${fill}"${width > 0 ? ` stroke="${line}" stroke-width="${width}"` : ''}${opacity < 1 ? ` opacity="${opacity}"` : ''}${dash === undefined ? '' : ` stroke-dasharray="${dash}"`}/>`;

const GROUND = 'M-60 -20H180V150H-60Z';

function draw(sitter: Sitter, tool: boolean): string {
  const background = [
    `<path d="${GROUND}" fill="var(--cb)"/>`,
    '<path d="M14 132V58a46 46 0 0 1 92 0V132Z" fill="var(--ca)"/>',
    `<path d="${GROUND}" fill="${patternFill(sitter.colour, 'deep')}" opacity=".15"/>`,
  ];
  const layers = portrait(sitter, tool).map(({ transform, shapes }) => {
    const paths = shapes.map(path).join('');
    return transform === undefined ? paths : `<g transform="${transform}">${paths}</g>`;
  });
  return [...background, ...layers].join('');
}

const drawn = new Map<string, { __html: string }>();

/**
 * The picture as markup, made once per person. It never changes, so React need not know its forty paths: the browser
 * reads the markup about five times as fast as React makes the elements.
 */
function markup(sitter: Sitter, tool: boolean): { __html: string } {
  const key = tool ? sitter.id : `${sitter.id} bare`;
  let html = drawn.get(key);
  if (html === undefined) {
    html = { __html: draw(sitter, tool) };
    drawn.set(key, html);
  }
  return html;
}

interface Props {
  person: Sitter;
  crop?: Crop;
  /** Whether the hand and what it holds are to be seen; not in very small pictures. */
  tool?: boolean;
  /** Read out by assistive technology; without it the picture is decoration. */
  label?: string;
  className?: string;
  /** Place and size inside another drawing; otherwise the picture fills its box. */
  x?: number;
  y?: number;
  width?: number | string;
  height?: number | string;
}

export const Portrait = memo(function Portrait({
  person,
  crop = 'card',
  tool = crop !== 'mini',
  label,
  className,
  width = '100%',
  height = '100%',
  ...place
}: Props) {
  return (
    <svg
      {...place}
      width={width}
      height={height}
      viewBox={CROPS[crop]}
      preserveAspectRatio="xMidYMin slice"
      className={className === undefined ? colourClass(person.colour) : `${colourClass(person.colour)} ${className}`}
      style={{ display: 'block', overflow: 'hidden' }}
      strokeLinejoin="round"
      strokeLinecap="round"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in it comes from outside this folder
      dangerouslySetInnerHTML={markup(person, tool)}
    />
  );
});
