// How the operations of moderation are aimed at somebody.
import { randomUUID } from 'node:crypto';
import { CaseRepository } from '../src/modules/moderation/persistence/case.repository.js';
import { ReportsService } from '../src/modules/moderation/reports.service.js';
import { listed } from '../src/modules/offers/test/offering.js';
import { UnitOfWork } from '../src/platform/database/unit-of-work.js';
import { type Member, signedUp } from './people.js';
import type { Call } from './price-rule-calls.js';
import type { Story } from './story.js';

/** A decision that affects the member, who has not complained about it yet. */
export interface ModerationBelongings {
  readonly decision: string;
}
interface Aim {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
}
type Aiming = (of: ModerationBelongings & { readonly owner: string; readonly listing: string }) => Aim;

export const nobodysDecisions = (): ModerationBelongings => ({ decision: randomUUID() });

/** Somebody has reported the member, and a moderator has warned them. */
export async function decisionsOf(market: Story, { user }: Member): Promise<ModerationBelongings> {
  const reporter = await signedUp(market);
  const target = { kind: 'PROFILE', id: user.uuid } as const;
  await market.app.get(ReportsService).report(reporter.user.uuid, { target, category: 'SPAM' });
  const cases = market.app.get(CaseRepository);
  return market.app.get(UnitOfWork).run(async () => {
    const snapshot = await cases.snapshot(target, reporter.user.uuid);
    if (!snapshot) throw new Error('There is nothing to report');
    const now = market.clock.now();
    const found = await cases.find(await cases.openFor(target, snapshot, 1, now));
    if (!found) throw new Error('There is no case');
    const made = {
      moderator: randomUUID(),
      measure: 'WARN',
      days: null,
      reason: 'Spam.',
      decidedAt: now,
    } as const;
    const decision = await cases.addDecision(found, made);
    await cases.become(found.uuid, 'DECIDED', now);
    return { decision };
  });
}

/** What only whom a decision affects may do. */
export const MODERATION_OWNED: Readonly<Record<string, Aiming>> = {
  complain: ({ decision }) => ({ path: { uuid: decision }, body: { text: 'That was no spam.' } }),
};

/** What every member may call. */
export const MODERATION_FOR_MEMBERS: Readonly<Record<string, Aiming>> = {
  getBlocks: () => ({}),
  getBlock: ({ owner }) => ({ path: { uuid: owner } }),
  unblockAccount: ({ owner }) => ({ path: { uuid: owner } }),
  getModerationStanding: () => ({}),
  getDecisions: () => ({}),
};

const MODERATORS = 'moderation.moderators-only';
/** What isn’t done to nobody, and what only moderators do: how it is refused. */
export const REFUSED_IN_MODERATION: Readonly<Record<string, readonly [aim: Aiming, refusal: string]>> = {
  blockAccount: [() => ({ path: { uuid: randomUUID() } }), 'listings.block-nobody'],
  sendReport: [
    () => ({ body: { target: { kind: 'LISTING', id: randomUUID() }, category: 'SPAM' } }),
    'moderation.target-not-found',
  ],
  getCases: [() => ({}), MODERATORS],
  getCase: [() => ({ path: { uuid: randomUUID() } }), MODERATORS],
  decideCase: [
    () => ({ path: { uuid: randomUUID() }, body: { measure: 'WARN', reason: 'Spam.' } }),
    MODERATORS,
  ],
};

/** What is called with an Idempotency-Key, once about one listing and once about another. */
export const moderationCalls = (
  market: Story,
  member: () => Member,
  count: (table: string) => Promise<number>,
) => ({
  sendReport: async () => {
    const [one = '', two = ''] = await listed(await signedUp(market), 1, 2);
    const call = (id: string): Call => [
      member().client,
      '/api/reports',
      { target: { kind: 'LISTING', id }, category: 'SPAM' },
    ];
    return { call: call(one), other: call(two), size: () => count('moderation.report') };
  },
});
