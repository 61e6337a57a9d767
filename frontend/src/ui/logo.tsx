/** Playset's mark: the four copies of a card, fanned; the fourth is the one you were missing. */

interface LogoProps {
  /** Height and width in pixels. */
  size?: number;
}

const COPIES = [
  { turn: -27, fill: 'var(--felt-4)' },
  { turn: -9, fill: 'var(--felt-3)' },
  { turn: 9, fill: 'var(--felt-1)' },
  { turn: 27, fill: 'var(--highlight)' },
];

/** Decorative: the name is beside it. */
export const Logo = ({ size = 32 }: LogoProps) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="7" fill="var(--felt-8)" />
    <g stroke="var(--felt-8)" strokeWidth="1.4">
      {COPIES.map(({ turn, fill }) => (
        <rect
          key={turn}
          x="10.5"
          y="8"
          width="11"
          height="16"
          rx="2"
          fill={fill}
          transform={`rotate(${turn} 16 27)`}
        />
      ))}
    </g>
  </svg>
);
