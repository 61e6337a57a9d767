// What a device calls itself, in the few words that its owner knows it by. Of the User-Agent nothing else is kept: it tells
// more about people than a list of their sessions needs. Our own few patterns: a library for this knows thousands of
// devices, and what it does not know it repeats, so that a stranger's words would stand in somebody's settings.

/** The words for a device; null for what we have no word for. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

type Names = readonly (readonly [name: string, pattern: RegExp])[];

/** The first that fits: many say, for old times' sake, that they are others as well. */
const BROWSERS: Names = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bVersion\/\S+ .*Safari\//],
  ['curl', /^curl\//],
];
const SYSTEMS: Names = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];
/** No browser says more; patterns need not read what a stranger wrote beyond it. */
const MAX_USER_AGENT_LENGTH = 300;

/** The device of a User-Agent header. */
export function deviceOf(userAgent: string | undefined): Device {
  const said = (userAgent ?? '').slice(0, MAX_USER_AGENT_LENGTH);
  const first = (names: Names) => names.find(([, pattern]) => pattern.test(said))?.[0] ?? null;
  return { browser: first(BROWSERS), system: first(SYSTEMS) };
}
