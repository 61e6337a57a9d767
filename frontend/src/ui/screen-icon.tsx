/** Small line drawings beside the names of the screens. Decorative. */

/** What stands beside the screens in a menu, as path data in a square of 20. Each screen declares its own. */
const DRAWINGS = {
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  more: 'M3.5 10a1 1 0 1 0 2 0 1 1 0 1 0-2 0ZM9 10a1 1 0 1 0 2 0 1 1 0 1 0-2 0ZM14.5 10a1 1 0 1 0 2 0 1 1 0 1 0-2 0Z',
  out: 'M8 3.5H5A1.5 1.5 0 0 0 3.5 5v10A1.5 1.5 0 0 0 5 16.5h3M12.5 13.5 16 10l-3.5-3.5M16 10H8',
};

interface ScreenIconProps {
  /** The drawing of a screen, as path data in a square of 20. */
  path?: string | undefined;
  /** One of the drawings that are no screen's. */
  name?: keyof typeof DRAWINGS;
  size?: number;
}

export const ScreenIcon = ({ name, path = name && DRAWINGS[name], size = 20 }: ScreenIconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={path} />
  </svg>
);
