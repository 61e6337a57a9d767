/** The small pictures of the three pitches. Decorative. */
import type { ReactNode } from 'react';
import classes from './pitch-pictures.module.css';

const Picture = ({ children }: { children: ReactNode }) => (
  <svg className={classes.picture} viewBox="0 0 160 96" aria-hidden="true" focusable="false">
    {children}
  </svg>
);

/** A card with its price tag. */
export const ListingsPicture = () => (
  <Picture>
    <g transform="rotate(-8 50 52)">
      <rect className={classes.line} x="26" y="14" width="52" height="72" rx="5" />
      <rect className={classes.soft} x="32" y="24" width="40" height="28" rx="2" />
      <path className={classes.line} d="M33 62h30M33 70h22" />
    </g>
    <g transform="rotate(10 112 46)">
      <path className={classes.gold} d="M88 46l16-16h34a5 5 0 0 1 5 5v22a5 5 0 0 1-5 5h-34z" />
      <circle className={classes.hole} cx="106" cy="46" r="3.5" />
      <path className={classes.ink} d="M118 41h16M118 51h10" />
    </g>
  </Picture>
);

/** A calendar page with one day marked. */
export const EventsPicture = () => (
  <Picture>
    <rect className={classes.line} x="36" y="16" width="88" height="70" rx="7" />
    <path className={classes.soft} d="M36 36V23a7 7 0 0 1 7-7h74a7 7 0 0 1 7 7v13z" />
    <path className={classes.line} d="M36 36h88M56 10v12M104 10v12" />
    <g className={classes.dots}>
      {[52, 71, 90, 109].map((x) => (
        <circle key={x} cx={x} cy="51" r="3.5" />
      ))}
      {[52, 90, 109].map((x) => (
        <circle key={x} cx={x} cy="70" r="3.5" />
      ))}
    </g>
    <rect className={classes.gold} x="62" y="61" width="18" height="18" rx="5" />
    <path className={classes.ink} d="M67 70l3 3 5-6" />
  </Picture>
);

/** A store on a map. */
export const NearbyPicture = () => (
  <Picture>
    <path className={classes.soft} d="M18 70l38-16 46 14 40-16v24l-40 14-46-14-38 14z" />
    <path className={classes.line} d="M18 70l38-16 46 14 40-16v24l-40 14-46-14-38 14zM56 54v22M102 68v22" />
    <path className={classes.gold} d="M80 66s-20-18-20-32a20 20 0 0 1 40 0c0 14-20 32-20 32z" />
    <path className={classes.ink} d="M71 32h18v9h-18zM69 32l3-7h16l3 7" />
  </Picture>
);
