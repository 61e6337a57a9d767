/** What the pages and the service worker say to each other. */

/** Where the worker keeps what one account saw: emptied when somebody else logs in, or nobody is any more. */
export const OWN_CACHE = 'own';

/** The last answer came from the network now, or was kept since `at` (milliseconds, null where unknown). */
export type FromWorker = { kind: 'fresh' } | { kind: 'kept'; at: number | null };

/** The waiting version may take over. */
export interface ToWorker {
  kind: 'take-over';
}
