// The windows, colours and wishes that each screen is looked at with.

/** The widths in CSS pixels, with a usual height. */
export const WIDTHS = { 360: 740, 390: 844, 768: 1024, 1440: 900, 2560: 1440 };

/** What a device says of itself, or its owner wishes. */
export const LOOKS = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  contrast: { colorScheme: 'light', contrast: 'more' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
  // Twice as large: half as wide and as high.
  zoom: { colorScheme: 'light', zoom: 2 },
  still: { colorScheme: 'light', reducedMotion: 'reduce' },
  spanish: { colorScheme: 'light', locale: 'es-ES' },
};

/** The options of a context for this width and look. */
export function optionsOf(width, look) {
  const { zoom = 1, ...rest } = LOOKS[look];
  const viewport = { width: Math.round(width / zoom), height: Math.round(WIDTHS[width] / zoom) };
  return {
    viewport,
    deviceScaleFactor: zoom,
    reducedMotion: 'reduce',
    timezoneId: 'America/Chicago',
    ...rest,
  };
}
