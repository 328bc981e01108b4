/** A face for somebody we do not know, or do not know yet. Made of the colours that every page has. */
export const Nobody = () => (
  <>
    <circle cx={32} cy={33} r={30} fill="var(--paper-3)" stroke="var(--paper-edge)" />
    <path
      d="M8 51C11 46 18 45 25 43.5V40C20 36 19 31 19 26C19 17 24 12 32 12S45 17 45 26C45 31 44 36 39 40V43.5C46 45 53 46 56 51A30 30 0 0 1 8 51Z"
      fill="var(--paper-edge)"
      stroke="none"
    />
  </>
);
