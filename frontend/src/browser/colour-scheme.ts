/** The colour scheme: what the person chose, or what the device asks for. Set on the page without waiting for Mantine. */
import { useSyncExternalStore } from 'react';
import { local, readStored, writeStored } from '../lib/stored';

export type ShownScheme = 'light' | 'dark';
export type ColourScheme = 'auto' | ShownScheme;

const KEY = 'colourScheme';
const ATTRIBUTE = 'data-mantine-color-scheme';
const listeners = new Set<() => void>();
const device = window.matchMedia('(prefers-color-scheme: dark)');

/** What the person chose; `auto` follows the device. */
export function chosenScheme(): ColourScheme {
  const stored = readStored(local, KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

/** What the page shows now. */
export function shownScheme(): ShownScheme {
  const chosen = chosenScheme();
  if (chosen !== 'auto') return chosen;
  return device.matches ? 'dark' : 'light';
}

/** Chooses a scheme for this browser and shows it at once. */
export function chooseScheme(scheme: ColourScheme): void {
  writeStored(local, KEY, scheme === 'auto' ? null : scheme);
  apply();
}

/** Shows light or dark from now on; follows the device again where that is what the device asks for. */
export function showScheme(scheme: ShownScheme): void {
  chooseScheme(scheme === (device.matches ? 'dark' : 'light') ? 'auto' : scheme);
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

device.addEventListener('change', apply);
window.addEventListener('storage', (event) => {
  if (event.key === KEY || event.key === null) apply();
});
