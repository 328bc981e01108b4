/** Five walls round a guildhall: the sign of the house. */
export function Mark({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="-16 -16 32 32" aria-hidden="true">
      <path
        d="M0-14.6 14.2-4.3 8.8 12.4H-8.8L-14.2-4.3Z"
        fill="#eab932"
        stroke="#2f1d13"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <g fill="#54382a">
        <path d="M0-8.4 1.5-5.6V-3.4L7.4.4V2H-7.4V.4L-1.5-3.4V-5.6Z" />
        <path d="M-6.2 3H6.2V9H2V6.6a2 2 0 0 0-4 0V9H-6.2Z" />
      </g>
    </svg>
  );
}
