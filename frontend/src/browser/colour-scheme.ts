/** The colour scheme: what the person chose, or what the device asks for. Set on the page without waiting for Mantine. */
import { useSyncExternalStore } from 'react';
import { onWindow } from '../lib/on-window';
import { local, storedItem } from '../lib/stored';

export type ShownScheme = 'light' | 'dark';
export type ColourScheme = 'auto' | ShownScheme;

const KEY = 'colourScheme';
const setting = storedItem(local, KEY);
const ATTRIBUTE = 'data-mantine-color-scheme';
const listeners = new Set<() => void>();

/**
 * What the device asks for, as a query of its own for each reader: Chromium does not report a change of a query that was read
 * between the change and its report, and a page that is being drawn reads.
 */
const darkQuery = () => window.matchMedia('(prefers-color-scheme: dark)');
const deviceScheme = (): ShownScheme => (darkQuery().matches ? 'dark' : 'light');

/** What the person chose; `auto` follows the device. */
export function chosenScheme(): ColourScheme {
  const stored = setting.read();
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

/** What the page shows now. */
export function shownScheme(): ShownScheme {
  const chosen = chosenScheme();
  return chosen === 'auto' ? deviceScheme() : chosen;
}

/** Chooses a scheme for this browser and shows it at once. */
export function chooseScheme(scheme: ColourScheme): void {
  setting.write(scheme === 'auto' ? null : scheme);
  apply();
}

/** Shows light or dark from now on; follows the device again where that is what the device asks for. */
export function showScheme(scheme: ShownScheme): void {
  chooseScheme(scheme === deviceScheme() ? 'auto' : scheme);
}

/** Calls `listener` when the choice or the device's wish changes. Returns the way to stop. */
export function onSchemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The scheme that the page shows, inside a component. */
export const useShownScheme = () =>
  useSyncExternalStore(onSchemeChange, shownScheme, (): ShownScheme => 'light');

function apply(): void {
  document.documentElement.setAttribute(ATTRIBUTE, shownScheme());
  for (const listener of listeners) listener();
}

if (typeof window !== 'undefined') {
  darkQuery().addEventListener('change', apply);
  // The device may ask for another scheme since before-paint.js read it, and only a later change is reported.
  apply();
}
onWindow('storage', (event) => {
  if (event.key === KEY || event.key === null) apply();
});
