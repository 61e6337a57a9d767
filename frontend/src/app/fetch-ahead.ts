/** Fetches what opens above a page before anybody opens it. */
import { loaded } from '../lib/loaded';

/** The page itself comes first, with what it asks the server for; in milliseconds after it has loaded. */
const AHEAD_AFTER_MS = 1_500;

/** Fetches these parts when the page has come and has nothing else to do. */
export function fetchAhead(parts: readonly { preload: () => void }[]): void {
  if (process.env.NODE_ENV !== 'production') return;
  const fetchAll = () => {
    for (const part of parts) part.preload();
  };
  void loaded().then(() => setTimeout(() => whenIdle(fetchAll), AHEAD_AFTER_MS));
}

/** Not every browser says when it is idle. */
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? void requestIdleCallback(act, { timeout: 5_000 }) : act();
