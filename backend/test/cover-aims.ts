// A kept plan of somebody, how the operations on it are aimed, and calls that keep one.
import { aSampleCard } from '../src/modules/listings/test/sample.js';
import type { Client } from './client.js';
import type { Member } from './people.js';
import type { Call } from './price-rule-calls.js';

interface Aim {
  readonly path?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A list to keep a plan of. */
const aPlan = (title = 'Friday’s deck') => ({
  ...{ title, kind: 'FEWEST', cards: [{ cardId: aSampleCard(1).id, copies: 1 }] },
});

/** Keeps a plan; gives its id. */
export const keptPlan = async (client: Client, title?: string): Promise<string> =>
  (await client.post<{ uuid: string }>('/api/cover/plans', aPlan(title))).body.uuid;

const ofPlan = ({ savedPlan }: { readonly savedPlan: string }): Aim => ({ path: { uuid: savedPlan } });

/** What only the owner of a plan may read or do. */
export const PLANS_OWNED = {
  getSavedPlan: ofPlan,
  renameSavedPlan: (plan: { readonly savedPlan: string }): Aim => ({
    ...ofPlan(plan),
    body: { title: 'Taken over' },
  }),
  refreshSavedPlan: ofPlan,
  sharePlan: ofPlan,
  stopSharingPlan: ofPlan,
  removeSavedPlan: ofPlan,
};

/** What is about the caller alone. */
export const OWN_PLANS: Readonly<Record<string, () => Aim>> = {
  getSavedPlans: () => ({}),
  savePlan: () => ({ body: aPlan() }),
};

/** Calls that keep a plan. */
export const planCalls = ({ client }: Member, size: () => Promise<number>) => {
  const save = (title: string): Call => [client, '/api/cover/plans', aPlan(title)];
  return Promise.resolve({ call: save('Cube'), other: save('Friday’s deck'), size });
};
