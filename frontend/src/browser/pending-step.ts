/** What a stranger wanted to do: remembered in this browser until they have an account, as long as the link in its mail works. */
import { local, readStored, writeStored } from '../lib/stored';
import { wasLoggedInElsewhere } from './session';

/**
 * To follow a store, by its id; to go to an event, by its id; to have a copy held, as `rememberCopy` writes it; to open a page, by its
 * address.
 */
const KEYS = {
  follow: 'followPending',
  attend: 'attendPending',
  basket: 'basketPending',
  page: 'pagePending',
} as const;
type Step = keyof typeof KEYS;
const STEPS = Object.keys(KEYS) as Step[];

const MAX_AGE_MS = 24 * 60 * 60 * 1000;
const SIGNED_UP = 'signed-up';

const kept = (step: Step): string[] => readStored(local, KEYS[step])?.split(' ') ?? [];

/** What is to be done after the log-in; null for nothing, or where another tab has logged in, which does it. */
export function pendingStep(step: Step): string | null {
  if (wasLoggedInElsewhere()) return null;
  const [what, at] = kept(step);
  return what && Date.now() - Number(at) < MAX_AGE_MS ? decodeURIComponent(what) : null;
}

/** A stranger has pressed the button of a step. */
export const rememberStep = (step: Step, what: string): void =>
  writeStored(local, KEYS[step], `${encodeURIComponent(what)} ${Date.now()}`);

/** They have signed up: what they wanted waits for the link in the mail. */
export function keepSteps(): void {
  for (const step of STEPS) {
    const [what, at] = kept(step);
    if (what) writeStored(local, KEYS[step], `${what} ${at} ${SIGNED_UP}`);
  }
}

/** They have closed the dialog without signing up. */
export function forgetStepsUnlessSignedUp(): void {
  for (const step of STEPS) {
    const [what, , mark] = kept(step);
    if (what && mark !== SIGNED_UP) forgetStep(step);
  }
}

/** It is done, or nobody wants it any more. */
export const forgetStep = (step: Step): void => writeStored(local, KEYS[step], null);

/** A store's copy that a stranger wants to be held. */
export interface PendingCopy {
  store: { uuid: string; name: string };
  copy: { uuid: string; cardName: string; price: number };
}

export const rememberCopy = (wanted: PendingCopy): void => rememberStep('basket', JSON.stringify(wanted));

export function pendingCopy(): PendingCopy | null {
  const text = pendingStep('basket');
  try {
    return text ? (JSON.parse(text) as PendingCopy) : null;
  } catch {
    return null;
  }
}
