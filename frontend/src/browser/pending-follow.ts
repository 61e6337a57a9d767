/** A store that a stranger wanted to follow: remembered in this browser until they have an account, as long as the link in its mail works. */
import { local, readStored, writeStored } from '../lib/stored';

const KEY = 'followPending';
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

const SIGNED_UP = 'signed-up';

const kept = (): string[] => readStored(local, KEY)?.split(' ') ?? [];

/** The store that is to be followed after the log-in; null for none. */
export function pendingFollow(): string | null {
  const [store, at] = kept();
  return store && Date.now() - Number(at) < MAX_AGE_MS ? store : null;
}

/** A stranger has pressed the button of this store. */
export const rememberFollow = (store: string): void => writeStored(local, KEY, `${store} ${Date.now()}`);

/** They have signed up: it waits for the link in the mail. */
export function keepFollow(): void {
  const [store, at] = kept();
  if (store) writeStored(local, KEY, `${store} ${at} ${SIGNED_UP}`);
}

/** They have closed the dialog without signing up. */
export function forgetUnlessSignedUp(): void {
  const [store, , mark] = kept();
  if (store && mark !== SIGNED_UP) forgetFollow();
}

/** It is done, or nobody wants it any more. */
export const forgetFollow = (): void => writeStored(local, KEY, null);
