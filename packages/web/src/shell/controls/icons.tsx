import type { ReactNode } from 'react';

/** Line drawings for controls, in a box of 20. */
function icon(drawing: ReactNode) {
  return function Icon({ size = 20 }: { size?: number }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {drawing}
      </svg>
    );
  };
}

export const GearIcon = icon(
  <>
    <circle cx="10" cy="10" r="2.8" />
    <path d="M10 2.5v2.3M10 15.2v2.3M2.5 10h2.3M15.2 10h2.3M4.7 4.7l1.6 1.6M13.7 13.7l1.6 1.6M15.3 4.7l-1.6 1.6M6.3 13.7l-1.6 1.6" />
  </>,
);
export const SunIcon = icon(
  <>
    <circle cx="10" cy="10" r="3.6" fill="currentColor" />
    <path d="M10 1.8v2M10 16.2v2M1.8 10h2M16.2 10h2M4.2 4.2l1.4 1.4M14.4 14.4l1.4 1.4M15.8 4.2l-1.4 1.4M5.6 14.4l-1.4 1.4" />
  </>,
);
export const MoonIcon = icon(<path d="M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z" fill="currentColor" />);
export const HalfIcon = icon(
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M10 3a7 7 0 0 1 0 14Z" fill="currentColor" />
  </>,
);
export const BookIcon = icon(
  <path d="M10 5C7.5 3.5 5 3.3 2.5 3.8V16c2.5-.5 5-.3 7.5 1.2 2.5-1.5 5-1.7 7.5-1.2V3.8C15 3.3 12.5 3.5 10 5ZM10 5v12" />,
);
export const PeopleIcon = icon(
  <>
    <circle cx="7" cy="7" r="2.9" />
    <path d="M1.8 16.5c.3-3.5 2.2-5.2 5.2-5.2s4.9 1.7 5.2 5.2M12.6 4.4a2.7 2.7 0 0 1 0 5.2M14.2 11.7c2.3.5 3.7 2 4 4.8" />
  </>,
);
export const LanternIcon = icon(<path d="M10 1.8v2.2M6.5 7.2 10 4l3.5 3.2M7 7.2h6l1 8.3H6ZM5.2 18h9.6M10 9.8v3.2" />);
export const ReplayIcon = icon(<path d="M3.2 10a6.8 6.8 0 1 0 2.3-5.1L3.2 7M3.2 2.8V7h4.2M10 6.5V10l2.6 1.8" />);
export const SaveIcon = icon(<path d="M10 2.8v9M6.3 8.5 10 12l3.7-3.5M3 13.5v3.7h14v-3.7" />);
export const OpenIcon = icon(<path d="M10 12V3M6.3 6.5 10 3l3.7 3.5M3 13.5v3.7h14v-3.7" />);
export const BinIcon = icon(
  <path d="M3.5 5.5h13M7.5 5.5V3.2h5v2.3M5 5.5l.8 11.3h8.4L15 5.5M8.3 8.8v4.8M11.7 8.8v4.8" />,
);
export const DiceIcon = icon(
  <>
    <rect x="3.2" y="3.2" width="13.6" height="13.6" rx="3" />
    <path d="M7 7h.01M13 13h.01M10 10h.01M13 7h.01M7 13h.01" strokeWidth="2.4" />
  </>,
);
export const GlobeIcon = icon(
  <>
    <circle cx="10" cy="10" r="7.4" />
    <path d="M2.6 10h14.8M10 2.6c2.2 2.1 3.2 4.6 3.2 7.4s-1 5.3-3.2 7.4C7.8 15.3 6.8 12.8 6.8 10S7.8 4.7 10 2.6Z" />
  </>,
);
