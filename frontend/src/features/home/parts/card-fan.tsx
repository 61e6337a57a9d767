/** The hero's picture: a playset of an invented card, fanned on a playmat, the fourth still coming in. */
import classes from './card-fan.module.css';

const COPIES = [
  { turn: -24, x: -92, y: 26 },
  { turn: -8, x: -32, y: 0 },
  { turn: 8, x: 32, y: 0 },
  { turn: 24, x: 92, y: 26, last: true },
];

/** Decorative. */
export const CardFan = () => (
  <svg className={classes.fan} viewBox="0 0 480 400" aria-hidden="true" focusable="false">
    <defs>
      <linearGradient id="fan-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#f6dfa4" />
        <stop offset="0.55" stopColor="#eba27a" />
        <stop offset="1" stopColor="#9c4f5d" />
      </linearGradient>
      <g id="fan-card">
        <rect x="-75" y="-105" width="150" height="210" rx="8" fill="#1b1a19" />
        <rect x="-68" y="-98" width="136" height="196" rx="5" fill="#dfe9df" />
        <rect x="-62" y="-92" width="124" height="20" rx="4" fill="#f7f6ee" />
        <rect x="-56" y="-86" width="58" height="8" rx="4" fill="#46514a" />
        <circle cx="40" cy="-82" r="6" fill="#b9c4bb" />
        <circle cx="53" cy="-82" r="6" fill="#5f9f79" />
        <rect x="-62" y="-68" width="124" height="84" fill="url(#fan-sky)" />
        <circle cx="18" cy="-40" r="15" fill="#fff3cf" />
        <path d="M-62 16v-30l26-28 24 26 18-16 34 36 22-12v24z" fill="#3f5f57" />
        <path d="M-62 16v-14l40-18 34 20 24-10 26 16v6z" fill="#264239" />
        <rect x="-62" y="20" width="124" height="16" rx="4" fill="#f7f6ee" />
        <rect x="-56" y="25" width="70" height="6" rx="3" fill="#66706a" />
        <path d="M52 23l2.2 4.5 4.8.6-3.5 3.4.9 4.9-4.4-2.4-4.4 2.4.9-4.9-3.5-3.4 4.8-.6z" fill="#c19a2f" />
        <rect x="-62" y="40" width="124" height="52" fill="#f7f6ee" />
        <g fill="#a5aea8">
          <rect x="-56" y="47" width="112" height="5" rx="2.5" />
          <rect x="-56" y="57" width="98" height="5" rx="2.5" />
          <rect x="-56" y="72" width="76" height="5" rx="2.5" />
        </g>
      </g>
    </defs>
    <ellipse className={classes.mat} cx="240" cy="252" rx="232" ry="122" />
    <ellipse className={classes.ring} cx="240" cy="252" rx="206" ry="102" />
    {COPIES.map(({ turn, x, y, last }) => (
      <g key={turn} transform={`translate(${240 + x} ${196 + y}) rotate(${turn})`}>
        <g className={last ? classes.last : undefined}>
          <use href="#fan-card" className={classes.card} />
          {last && <rect className={classes.glow} x="-77" y="-107" width="154" height="214" rx="10" />}
        </g>
      </g>
    ))}
  </svg>
);
