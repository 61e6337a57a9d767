/** Small line drawings beside the names of the screens. Decorative. */
import type { ReactNode } from 'react';

const DRAWINGS = {
  home: <path d="M3 9.2 10 3.4l7 5.8M5 7.8V16h10V7.8M8.4 16v-4.6h3.2V16" />,
  finder: (
    <>
      <circle cx="8.8" cy="8.8" r="5.3" />
      <path d="m13 13 4 4" />
    </>
  ),
  listings: (
    <path d="M7.5 3h7A1.5 1.5 0 0 1 16 4.5v9A1.5 1.5 0 0 1 14.5 15h-7A1.5 1.5 0 0 1 6 13.5v-9A1.5 1.5 0 0 1 7.5 3ZM4 6v9.5A1.5 1.5 0 0 0 5.5 17H13" />
  ),
  events: (
    <path d="M4.5 4.5h11A1.5 1.5 0 0 1 17 6v9a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15V6a1.5 1.5 0 0 1 1.5-1.5ZM3 8.5h14M6.8 2.8v3M13.2 2.8v3" />
  ),
  menu: <path d="M3 5.5h14M3 10h14M3 14.5h14" />,
  more: (
    <>
      <circle cx="4.5" cy="10" r="1" />
      <circle cx="10" cy="10" r="1" />
      <circle cx="15.5" cy="10" r="1" />
    </>
  ),
  watchlist: (
    <>
      <path d="M1.8 10S4.5 4.8 10 4.8 18.2 10 18.2 10 15.5 15.2 10 15.2 1.8 10 1.8 10Z" />
      <circle cx="10" cy="10" r="2.4" />
    </>
  ),
  history: (
    <>
      <path d="M3.2 8.3A7 7 0 1 1 3 11.5M3 4.5v4h4" />
      <path d="M10 6.5V10l2.5 1.6" />
    </>
  ),
  stores: (
    <path d="M4 9.5V16h12V9.5M3 7l1.4-3.5h11.2L17 7M8.2 16v-4h3.6v4M3 7a2.3 2.3 0 0 0 4.66 0A2.33 2.33 0 0 0 12.33 7 2.3 2.3 0 0 0 17 7Z" />
  ),
  manager: (
    <path d="M10.5 16.5h-6A1.5 1.5 0 0 1 3 15V6a1.5 1.5 0 0 1 1.5-1.5h11A1.5 1.5 0 0 1 17 6v3M3 8.5h14M6.8 2.8v3M13.2 2.8v3M15 11.8v5.4M12.3 14.5h5.4" />
  ),
  settings: (
    <>
      <path d="M3 6h6.5M13.5 6H17M3 14h3.5M10.5 14H17" />
      <circle cx="11.5" cy="6" r="2" />
      <circle cx="8.5" cy="14" r="2" />
    </>
  ),
  out: <path d="M8 3.5H5A1.5 1.5 0 0 0 3.5 5v10A1.5 1.5 0 0 0 5 16.5h3M12.5 13.5 16 10l-3.5-3.5M16 10H8" />,
} satisfies Record<string, ReactNode>;

export type ScreenIconName = keyof typeof DRAWINGS;

export const ScreenIcon = ({ name, size = 20 }: { name: ScreenIconName; size?: number }) => (
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
    {DRAWINGS[name]}
  </svg>
);
