import { Backdrop, Light, Pen, RIM, Shade } from './parts.tsx';

/** A lady under a steeple hat, who knows where you may sit. */
export const Yolande = () => (
  <>
    <Backdrop of="rose" />
    <path
      d="M46 -1C57 8 62 26 59 45L52 56C53 46 48 36 40 31Z"
      fill="var(--face-linen)"
      opacity={0.88}
      strokeWidth={1.2}
    />
    <Pen d="M48 8C54 20 56 34 55 49M46 14C50 24 52 34 52 44" width={0.9} opacity={0.35} />
    <path d={`M8 51C12 49 19 49 25 48H38C45 49 52 49 56 51${RIM}`} fill="var(--face-wine)" />
    <Shade d="M56 51C52 49 46 49 41 48L44 60C50 58 54 55 56 51Z" />
    <path d="M27 45V50L31.5 60L36 50V45Z" fill="var(--face-skin-1)" strokeWidth={1.2} />
    <Shade d="M27 46Q31.5 51 36 46V50Q31.5 54 27 50Z" />
    <path
      d="M16 49.5L25.5 47C26 53 29 58 31.5 60.5C34 58 37 53 37.5 47L47 49.5C45 57 39 62.5 34 63H29C24 62.5 18 57 16 49.5Z"
      fill="var(--face-linen)"
      strokeWidth={1.3}
    />
    <path d="M21.5 51v2M24 56v2M28.5 60v1.5M34.5 60v1.5M39 56v2M41.5 51v2" fill="none" strokeWidth={1.4} />
    <path
      d="M20.5 33C20.5 26 25 22 31.5 22S42 26 42 33C42 42 36 49 31.5 49S20.5 42 20.5 33Z"
      fill="var(--face-skin-1)"
    />
    <Shade d="M39 27C41 36 38 44 31.5 49C37 47.5 42 42 42 33Z" opacity={0.13} />
    <path
      d="M17 26C16 37 17 42 19.5 46C22 44 22 38 21 33C23 27 27 24.5 32 24.5S40 27 41.5 33C41 39 42 44 44.5 45.5C47 41 47 34 46 25C40 17 22 17 17 26Z"
      fill="var(--face-raven)"
      strokeWidth={1.2}
    />
    <path d="M16 26L40 -.5Q46 -3 47.5 2L47.5 27C40 19 25 18 16 26Z" fill="var(--face-purple)" />
    <Shade d="M47.5 2L47.5 27C45 24 42 22 38.5 21Z" opacity={0.3} />
    <path d="M20.5 21Q35 13 47.5 18.5M30 10.5Q39 5.5 47.5 8.5" fill="none" strokeWidth={3.6} />
    <path
      d="M20.5 21Q35 13 47.5 18.5M30 10.5Q39 5.5 47.5 8.5"
      fill="none"
      stroke="var(--face-gold)"
      strokeWidth={1.9}
    />
    <Light d="M22.5 16.5L29 9.5L27 15.5ZM33 6L40 0Q38 3 37 5Z" opacity={0.4} />
    <path d="M14.5 27C22 15 41 16 49 28.5L46.5 31C39 22.5 25 21.5 17 30Z" fill="var(--face-linen)" strokeWidth={1.3} />
    <path
      d="M22.5 35Q25.5 32.5 29 35Q28 38 26 38T22.5 35ZM33.5 35Q37 32.5 40 35Q38.5 38 36.5 38T33.5 35Z"
      fill="var(--face-glint)"
      strokeWidth={1}
    />
    <path d="M24.5 35.4a1.8 1.9 0 0 0 3.5 0ZM35 35.4a1.8 1.9 0 0 0 3.5 0Z" fill="var(--face-line)" stroke="none" />
    <path
      d="M22 35.5Q25.5 31 29.5 35.5ZM33 35.5Q37 31 40.5 35.5Z"
      fill="var(--face-purple)"
      stroke="none"
      opacity={0.35}
    />
    <Pen d="M21.8 35.2Q25.5 34 29.3 35.6M33.2 35.6Q37 34 40.7 35.2" width={1.4} />
    <Pen d="M22.5 30.5Q25.5 27.5 29 29.5M33.5 29Q37 26.5 40 29.3" width={1.2} />
    <Pen d="M31.8 35Q33.8 40 30.5 40.5" opacity={0.75} />
    <path
      d="M28.3 44.2Q30.5 42.3 31.5 43.2Q32.5 42.3 34.7 44.2Q31.5 46.8 28.3 44.2Z"
      fill="var(--face-red)"
      strokeWidth={0.9}
    />
    <circle cx={37.3} cy={42} r={0.8} fill="var(--face-line)" stroke="none" />
    <path d="M26.5 49.5Q31.5 56 36.5 49.5" fill="none" stroke="var(--face-gold)" strokeWidth={1.6} />
    <path d="M31.5 52.5l1.8 2.3l-1.8 2.3l-1.8 -2.3Z" fill="var(--face-red)" strokeWidth={0.9} />
  </>
);
