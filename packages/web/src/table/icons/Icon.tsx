import { PATHS } from './paths.ts';

export type IconName = keyof typeof PATHS;

interface Props {
  name: IconName;
  size?: number;
  label?: string;
}

/** A line drawing for a control, in the colour of the text. */
export const Icon = ({ name, size = 20, label }: Props) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.7}
    strokeLinecap="round"
    strokeLinejoin="round"
    style={{ display: 'inline-block', verticalAlign: 'middle', flex: 'none' }}
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
    aria-hidden={label === undefined ? true : undefined}
  >
    <path d={PATHS[name]} />
  </svg>
);
