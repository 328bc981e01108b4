import type { Group } from '@guildhall/bruges';
import { memo } from 'react';
import { Svg } from '../../../../table/Svg.tsx';

const SEAL = 'M0 -11.400l7.9 3.3 3.5 8.1-3.5 8.100L0 11.400l-7.9-3.300L-11.4 0l3.5-8.100z';

/** Filled, drawn with a line, and cut out again; in a box of 24 from 0,0. */
const SIGNS: Readonly<Record<Group, { fill?: string; line?: string; cut?: string; holes?: string }>> = {
  bureaucrat: {
    line: 'M6 4h11v13H8a2 2 0 0 1-2-2zM9 8h5.500M9 11h5.5',
    fill: 'M12.3 17a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0z',
  },
  castle: { fill: 'M5 20V6h3v2.500h2.500V6h3v2.500H16V6h3v14h-4.800v-4a2.2 2.2 0 0 0-4.4 0v4z' },
  craftsman: { fill: 'M4.5 7.500L11 4l4 1.5 1.5 3-3 1.7-1.4-1L10 10.400l8.5 8-2.2 2.2-8.3-8.300L6.3 11z' },
  church: { fill: 'M10.4 3h3.200v4.200H18v3.200h-4.400V21h-3.200V10.400H6V7.200h4.400z' },
  entertainer: {
    fill: 'M4.5 6c5-1.6 10-1.6 15 0 .6 7.5-2.4 13-7.5 14.600C6.9 19 3.9 13.5 4.5 6z',
    cut: 'M7.5 10q1.8-1.7 3.4 0zM13.1 10q1.8-1.7 3.4 0zM8 13.500q4 4.5 8 0',
  },
  merchant: {
    line: 'M12 4v15M7.5 20h9M4.5 7.500h15',
    fill: 'M2.5 13.500L5 7.500l2.5 6a2.6 2.6 0 0 1-5 0zM16.5 13.500L19 7.500l2.5 6a2.6 2.6 0 0 1-5 0z',
  },
  noble: { fill: 'M4 18L2.8 7.5 8 11.5 12 5l4 6.5 5.2-4L20 18z', line: 'M5 20.500h14' },
  protector: { fill: 'M4.5 4.500h15V11c0 5-3.5 8-7.5 10-4-2-7.5-5-7.5-10z', cut: 'M12 4.500V20M4.5 10.500h15' },
  scholar: {
    fill: 'M3 6.500c3-1.5 6-1.5 9 .5 3-2 6-2 9-.5V18c-3-1.5-6-1.5-9 .5-3-2-6-2-9-.5z',
    cut: 'M12 7v11.5',
  },
  underworld: {
    fill: 'M12 2.500l2.6 10.500H9.400zM10.6 15.500h2.800v4a1.9 1.9 0 1 1-2.8 0z',
    line: 'M6.5 14.400h11',
  },
  artist: {
    fill: 'M12 4c5.5 0 9 3.4 9 7.6 0 3-2 4-4 4h-2c-1.6 0-1.6 1.6-1 2.6.7 1.3-.3 2.3-2 2.3-5.5 0-9-3.7-9-8.300S6.5 4 12 4z',
    holes:
      'M6.6 9.500a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0zM11.1 7.800a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0zM15.2 10a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0zM5.9 13.800a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0z',
  },
};

/** The seal of a group, r 11.4 round 0,0. */
const GroupEmblemShape = memo(function GroupEmblemShape({ group }: { group: Group }) {
  const { fill, line, cut, holes } = SIGNS[group];
  return (
    <>
      <path d={SEAL} fill="var(--br-seal)" stroke="var(--br-cream)" strokeWidth={1.2} />
      <g
        transform="scale(.66)translate(-12 -12.2)"
        fill="none"
        strokeWidth={1.8}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {line && <path d={line} stroke="#fff" />}
        {fill && <path d={fill} fill="#fff" />}
        {cut && <path d={cut} stroke="var(--br-seal)" />}
        {holes && <path d={holes} fill="var(--br-seal)" />}
      </g>
    </>
  );
});

export const GroupEmblem = ({ group, size = 24, label }: { group: Group; size?: number; label?: string }) => (
  <Svg width={size} viewBox="-12 -12 24 24" label={label}>
    <GroupEmblemShape group={group} />
  </Svg>
);
