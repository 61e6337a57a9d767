/** Whether shortcuts of single keys are wanted: kept in this browser, on until somebody switches them off. */
import { useSyncExternalStore } from 'react';
import { local, storedItem } from '../../lib/stored';

const setting = storedItem(local, 'shortcuts');
const listeners = new Set<() => void>();

/** Whether they are on. Who speaks to the device, or presses keys by chance, has them off. */
export const singleKeys = (): boolean => setting.read() !== 'off';

/** Switches them on or off, here and for later visits. */
export function useSingleKeys(): [on: boolean, turn: (on: boolean) => void] {
  return [useSyncExternalStore(listen, singleKeys), turn];
}

function turn(on: boolean): void {
  setting.write(on ? null : 'off');
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
