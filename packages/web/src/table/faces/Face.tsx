import { type FunctionComponent, lazy, memo, Suspense } from 'react';
import { Nobody } from './Nobody.tsx';

/** The drawings come when they are needed. Whatever happens to them on the way, a page never waits or fails for a face. */
const Somebody = lazy(async () => {
  try {
    const { faces } = await import('./faces.ts');
    const drawings: Readonly<Record<string, FunctionComponent>> = faces;
    return {
      default: ({ character }: { character: string }) => {
        const Drawing = Object.hasOwn(drawings, character) ? drawings[character]! : Nobody;
        return <Drawing />;
      },
    };
  } catch {
    return { default: Nobody };
  }
});

interface Props {
  /** The id of somebody in the cast; anybody else gets a plain face. */
  character: string;
  /** Width and height in pixels. */
  size: number;
  /** Read out by assistive technology; without it the face is decoration, as beside a name. */
  label?: string | undefined;
  className?: string | undefined;
}

const INLINE = { display: 'inline-block', verticalAlign: 'middle', flex: 'none', overflow: 'visible' } as const;

/** The portrait of a character. */
export const Face = memo(({ character, size, label, className }: Props) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 64 64"
    className={className}
    style={INLINE}
    stroke="var(--face-line)"
    strokeWidth={1.5}
    strokeLinejoin="round"
    strokeLinecap="round"
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
    aria-hidden={label === undefined ? true : undefined}
  >
    <Suspense fallback={<Nobody />}>
      <Somebody character={character} />
    </Suspense>
  </svg>
));
