/** Web storage that never throws: private windows and full disks must not break a page. */

/** The stored text under `key`, or null where there is none or storage is out of reach. */
export function readStored(area: () => Storage, key: string): string | null {
  try {
    return area().getItem(key);
  } catch {
    return null;
  }
}

/** Stores `value` under `key`, or removes the key when the value is null. */
export function writeStored(area: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) area().removeItem(key);
    else area().setItem(key, value);
  } catch {
    // The session then lives as long as the page does.
  }
}

export const local = () => window.localStorage;
export const perTab = () => window.sessionStorage;

/** The text under `key`, to read and to write. What the browser will not store lasts as long as the page. */
export function storedItem(area: () => Storage, key: string) {
  let unstored: string | null = null;
  return {
    read: () => unstored ?? readStored(area, key),
    write: (value: string | null) => {
      writeStored(area, key, value);
      unstored = readStored(area, key) === value ? null : value;
    },
  };
}
