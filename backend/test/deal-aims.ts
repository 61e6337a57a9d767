// The deals of somebody, one for each operation that needs it in a state of its own, and how the operations are aimed at them.
import { randomUUID } from 'node:crypto';
import { DealSteps } from '../src/modules/deals/deal-steps.js';
import { proposeAmendment } from '../src/modules/deals/domain/amendments.js';
import { reportConflict } from '../src/modules/deals/domain/conflict.js';
import type { Deal, Meeting } from '../src/modules/deals/domain/deal.js';
import { answerNoShow, claimNoShow, timeOut } from '../src/modules/deals/domain/endings.js';
import { enterCode } from '../src/modules/deals/domain/hand-over.js';
import { proposeMeeting } from '../src/modules/deals/domain/meet.js';
import type { Taken } from '../src/modules/deals/domain/step.js';
import { HandOverCodes } from '../src/modules/deals/hand-over-codes.js';
import { ahead, HOUR, listed, opened } from './deals.js';
import { type Member, signedUp } from './people.js';
import type { Story } from './story.js';

const KINDS = [
  'deal',
  'dealToCancel',
  'dealToHandOver',
  'dealMissed',
  'dealClaimed',
  'dealProposed',
  'dealAmended',
  'dealDone',
  'dealToReview',
  'dealDisputed',
  'dealUnanswered',
  'dealUnmet',
  'dealInConflict',
] as const;
const BESIDES = ['dealToWitness', 'dealCode', 'witnessCode'] as const;
/**
 * Deals: in a meeting that goes on, or as their names say, one of two others at the counter of the member. The other's code of
 * `dealToHandOver`, and one of `dealToWitness`.
 */
export type DealBelongings = Readonly<Record<(typeof KINDS)[number] | (typeof BESIDES)[number], string>>;

interface Aim {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
}
type Aiming = (of: DealBelongings) => Aim;

/** A code, and deals that are nobody's. */
export const nobodysDeals = (): DealBelongings =>
  ({
    ...Object.fromEntries([...KINDS, ...BESIDES].map((kind) => [kind, randomUUID()])),
    ...{ dealCode: '000000', witnessCode: '000000' },
  }) as DealBelongings;

/** Gives a member one deal of each kind, with somebody new. */
export async function dealsOf(market: Story, member: Member): Promise<DealBelongings> {
  const other = await signedUp(market);
  const [self, them] = [member.user.uuid, other.user.uuid];
  const listings = await listed(other, KINDS.length);
  const [given = '', taken = '', inConflict = ''] = await listed(member, 3);
  const meeting: Meeting = {
    ...{ kind: 'TEXT', event: null, text: 'Café at the library', store: null, timeZone: 'UTC' },
    from: ahead(market, -HOUR).toISOString(),
    to: ahead(market, HOUR).toISOString(),
  };
  const deals = new Map<string, string>();
  for (const [nth, kind] of KINDS.entries()) {
    const isGiver = kind === 'dealUnanswered';
    const copies = [
      isGiver
        ? { listing: taken, giver: self, priceCents: 500 }
        : { listing: listings[nth] ?? '', giver: them, priceCents: 500 },
    ];
    if (kind === 'deal') copies.push({ listing: given, giver: self, priceCents: 500 });
    if (kind === 'dealInConflict') copies.push({ listing: inConflict, giver: self, priceCents: 500 });
    deals.set(kind, await opened(market, member, other, { copies, meeting }));
  }
  const of = (kind: (typeof KINDS)[number]): string => deals.get(kind) ?? '';
  const steps = market.app.get(DealSteps);
  const take = (kind: (typeof KINDS)[number], verb: (deal: Deal, now: Date) => Taken | undefined) =>
    steps.takeAlone(of(kind), verb);
  await take('dealClaimed', (deal, now) => claimNoShow(deal, them, now));
  await take('dealProposed', (deal, now) => proposeMeeting(deal, them, meeting, now));
  const conditions = [{ nth: 0, condition: 'DAMAGED' as const }];
  for (const kind of ['dealProposed', 'dealAmended'] as const)
    await take(kind, (deal, now) =>
      proposeAmendment(deal, { by: them, struck: [], conditions, prices: [] }, now),
    );
  for (const kind of ['dealDone', 'dealToReview'] as const)
    for (const account of [self, them]) await take(kind, (deal, now) => enterCode(deal, account, now, now));
  const review = { onTime: true, asDescribed: null, again: true, text: 'Friendly.' };
  await member.client.put(`/api/reviews/deals/${of('dealToReview')}`, review);
  await take('dealDisputed', (deal, now) => claimNoShow(deal, them, now));
  await take('dealDisputed', (deal, now) => answerNoShow(deal, self, false, now));
  await take('dealUnanswered', (deal, now) => enterCode(deal, them, now, now));
  await take('dealUnanswered', (deal) => timeOut(deal, ahead(market, 80 * HOUR)));
  await take('dealUnmet', (deal) => timeOut(deal, ahead(market, 80 * HOUR)));
  await take('dealInConflict', (deal, now) => reportConflict(deal, self, [inConflict], now));
  const code = { deal: of('dealToHandOver'), account: them, revision: 1 };
  const witnessed = await witnessedBy(market, member, other, meeting);
  return {
    ...Object.fromEntries(deals),
    dealCode: market.app.get(HandOverCodes).codeOf(code),
    ...witnessed,
  } as DealBelongings;
}

/** A deal of two others at the counter of a member, and a code of it. */
async function witnessedBy(market: Story, { user }: Member, first: Member, meeting: Meeting) {
  const second = await signedUp(market);
  const counter = {
    ...meeting,
    kind: 'COUNTER',
    text: null,
    store: { uuid: user.uuid, name: user.name },
  } as const;
  const deal = await opened(market, first, second, { meeting: counter });
  const code = { deal, account: second.user.uuid, revision: 1 };
  return { dealToWitness: deal, witnessCode: market.app.get(HandOverCodes).codeOf(code) };
}

const at = (kind: (typeof KINDS)[number], body?: object): Aiming => {
  return (of) => ({ path: { uuid: of[kind] }, ...(body && { body }) });
};
const aMeeting = () => {
  const [from, to] = [24, 25].map((hours) => new Date(Date.now() + hours * HOUR * 1000).toISOString());
  return { place: { kind: 'TEXT', text: 'Café at the library' }, from, to };
};

/** What only a party may read or do, by operationId. */
export const DEALS_OWNED: Readonly<Record<string, Aiming>> = {
  getDeal: at('deal'),
  getMeetingCalendar: at('deal'),
  getHandOverCode: at('deal'),
  proposeMeeting: ({ deal }) => ({ path: { uuid: deal }, body: aMeeting() }),
  proposeAmendment: at('deal', { struck: [], conditions: [{ nth: 0, condition: 'DAMAGED' }] }),
  signalArrival: at('deal', { signal: 'HERE' }),
  putAside: at('deal', { shelf: 'Drawer 3' }),
  confirmMeeting: at('dealProposed'),
  agreeAmendment: at('dealProposed'),
  declineAmendment: at('dealAmended'),
  resolveStockConflict: at('dealInConflict', { isThere: true }),
  cancelDeal: at('dealToCancel', { reason: 'OTHER' }),
  enterCode: ({ dealToHandOver, dealCode }) => ({
    path: { uuid: dealToHandOver },
    body: { code: dealCode, enteredAt: new Date().toISOString(), revision: 1 },
  }),
  claimNoShow: at('dealMissed'),
  answerNoShow: at('dealClaimed', { agrees: true }),
  undoDeal: at('dealDone'),
  disputeDeal: at('dealDone', { reason: 'OTHER' }),
  getDealReviews: ({ dealToReview }) => ({ path: { uuid: dealToReview } }),
  writeReview: ({ dealToReview }) => ({
    path: { uuid: dealToReview },
    body: { onTime: true, asDescribed: null, again: true },
  }),
  settleDispute: at('dealDisputed', { outcome: 'STANDS' }),
  sayWhereabouts: at('dealUnanswered', { cards: 'GONE' }),
  sayWhetherMet: at('dealUnmet', { answer: 'DID_NOT_MEET' }),
  witnessHandOver: ({ dealToWitness, witnessCode }) => ({
    path: { uuid: dealToWitness },
    body: { act: 'HANDED_OVER', code: witnessCode, revision: 1 },
  }),
};

/** What every member may call. */
export const OWN_DEALS: Readonly<Record<string, () => Aim>> = {
  getDeals: () => ({}),
  getStoreQueue: () => ({}),
  getCounter: () => ({}),
  getCounterRules: () => ({}),
  getStockConflicts: () => ({}),
  getRecords: () => ({ query: `accounts=${randomUUID()}` }),
  getReviewsAbout: () => ({ path: { uuid: randomUUID() } }),
};

/** What is about deals of others: how it is refused without any. */
export const WITHOUT_DEALS: Readonly<Record<string, readonly [aim: () => Aim, refusal: string]>> = {
  lookUpHandOver: [() => ({ body: { code: '000000' } }), 'deals.wrong-code'],
  setCounterRules: [() => ({ body: {} }), 'request.invalid'],
};
