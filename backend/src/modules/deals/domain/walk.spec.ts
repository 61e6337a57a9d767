// A random walk over the deals of two people, a store and a clock: whatever they try, in whatever order, the rules hold.
import { DomainError } from '../../../kernel/domain-error.js';
import { aDeal, aMeetingAt, FIRST, SECOND } from '../test/a-deal.js';
import * as amendments from './amendments.js';
import * as conflict from './conflict.js';
import { CANCEL_REASONS, type Deal, keptLines } from './deal.js';
import { DEAL_STATES, type DealState, isLive, RESERVING_STATES, transitionOf } from './deal-machine.js';
import * as endings from './endings.js';
import * as table from './hand-over.js';
import * as meet from './meet.js';
import type { Taken } from './step.js';
import { bothSayMet, goneLines, sayWhereabouts } from './unconfirmed.js';
import { attest, WITNESS_ACTS } from './witness.js';

const STEPS = 100_000;
const STORE = '44444444-4444-4444-8444-444444444444';
const AT_COUNTER = {
  kind: 'COUNTER',
  text: null,
  store: { uuid: '44444444-4444-4444-8444-444444444444', name: 'Store' },
} as const;
const STRANGER = '33333333-3333-4333-8333-333333333333';
const MINUTE_MS = 60_000;

// Most steps are refused, and nobody reads where: stacks would take most of the time.
const { stackTraceLimit } = Error;
beforeAll(() => {
  Error.stackTraceLimit = 0;
});
afterAll(() => {
  Error.stackTraceLimit = stackTraceLimit;
});

/** A small generator (mulberry32): a seed gives the same walk each time. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Copies = 'FREE' | 'RESERVED' | 'SOLD' | 'LOST';

/** One deal on its way, with what listings and the ledger would say of its copies. */
interface Walker {
  deal: Deal;
  readonly copies: Map<string, Copies>;
  readonly ledger: string[];
}

function start(kind: 'HOLD' | 'TRADE', now: Date, lines: number): Walker {
  const deal = aDeal(kind, now, lines);
  const copies = new Map(deal.lines.map(({ listing }) => [listing, 'RESERVED' as Copies]));
  return { deal, copies, ledger: deal.lines.map(({ listing }) => `+${listing}`) };
}

/** Everything that anybody may try; most of it is out of place. */
function attempt(deal: Deal, by: string, now: Date, random: () => number): Taken | undefined {
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value;
  const nth = Math.floor(random() * 4);
  const tries: readonly (() => Taken | undefined)[] = [
    () =>
      meet.proposeMeeting(deal, by, { ...aMeetingAt(now, random() * 30), ...pick([{}, AT_COUNTER]) }, now),
    () => meet.confirmMeeting(deal, by, now),
    () => meet.putAside(deal, by, 'Drawer 3', now),
    () => meet.losePlace(deal, 'EVENT_CALLED_OFF', now),
    () => meet.moveHold(deal, new Date(now.getTime() + random() * 48 * 60 * MINUTE_MS), now),
    () => conflict.reportConflict(deal, by, [deal.lines[nth]?.listing ?? ''], now),
    () => conflict.clearConflict(deal, by, now),
    () => conflict.lapseConflict(deal, now),
    () => meet.signalArrival(deal, { by, signal: 'HERE', at: now.toISOString(), minutes: null }, now),
    () =>
      amendments.proposeAmendment(
        deal,
        { by, struck: [nth], conditions: [{ nth: 1, condition: 'DAMAGED' }], prices: [] },
        now,
      ),
    () =>
      amendments.proposeAmendment(
        deal,
        {
          by,
          struck: [],
          conditions: [{ nth, condition: 'DAMAGED' }],
          prices: random() < 0.05 ? [{ nth, cents: Math.ceil(random() * 900) }] : [],
        },
        now,
      ),
    () => amendments.agreeAmendment(deal, by, now),
    () => (random() < 0.2 ? amendments.declineAmendment(deal, by, now) : undefined),
    () => table.enterCode(deal, by, new Date(now.getTime() - random() * 24 * 60 * MINUTE_MS), now),
    () => table.enterCode(deal, by, now, now),
    () => endings.claimNoShow(deal, by, now),
    () => endings.answerNoShow(deal, by, random() < 0.5, now),
    () => endings.dispute(deal, { by, reason: 'OTHER', note: null }, now),
    () => endings.settle(deal, by, pick(['STANDS', 'UNDONE'] as const), now),
    () => endings.undo(deal, by, now),
    () => sayWhereabouts(deal, by, pick(['GONE', 'KEPT'] as const), now),
    () => bothSayMet(deal, pick([['HANDED_OVER', 'HANDED_OVER'], ['HANDED_OVER']] as const), now),
    () =>
      attest(
        deal,
        { store: pick([STORE, STRANGER]), act: pick(WITNESS_ACTS), keepsCards: random() < 0.8, shelf: 'Box' },
        now,
      ),
    () => attest(deal, { store: STORE, act: 'LEFT', keepsCards: true, shelf: null }, now),
    () => amendments.agreeAmendment(deal, by, now),
    () => endings.timeOut(deal, now),
    () =>
      random() < 0.1
        ? endings.cancel(deal, by, { reason: pick(CANCEL_REASONS), note: null }, now)
        : undefined,
    () => (random() < 0.03 ? endings.closeAccount(deal, by, now) : undefined),
    () => (random() < 0.01 ? endings.eraseAccount(deal, by, now) : undefined),
  ];
  return pick(tries)();
}

/** What the server does with a step, to the copies and the ledger. */
function apply(walker: Walker, taken: Taken): void {
  const { after, copies, struck } = taken;
  const set = (listing: string, state: Copies, mark: string) => {
    walker.copies.set(listing, state);
    walker.ledger.push(mark + listing);
  };
  const lost = conflict.lostCopies(taken);
  for (const listing of lost) set(listing, 'LOST', '-');
  for (const { listing } of struck) if (!lost.includes(listing)) set(listing, 'FREE', '-');
  const in_ = (state: Copies) =>
    [...walker.copies].filter(([, each]) => each === state).map(([listing]) => listing);
  if (copies === 'RELEASE') for (const listing of in_('RESERVED')) set(listing, 'FREE', '-');
  if (copies === 'TRANSFER') for (const { listing } of keptLines(after)) set(listing, 'SOLD', '>');
  if (copies === 'ACCOUNT') {
    for (const { listing } of goneLines(after)) set(listing, 'SOLD', '>');
    for (const listing of in_('RESERVED')) set(listing, 'FREE', '-');
  }
  if (copies === 'SELL_FREE')
    for (const { listing } of keptLines(after)) {
      walker.ledger.push(`+${listing}`);
      set(listing, 'SOLD', '>');
    }
  if (copies === 'REVERSE') for (const listing of in_('SOLD')) set(listing, 'FREE', '<');
  walker.deal = after;
}

/** What must be true of a deal at any moment. */
function problemsOf({ deal, copies, ledger }: Walker, before: Deal): string[] {
  const reserved = [...copies.values()].filter((state) => state === 'RESERVED').length;
  const sold = [...copies.values()].filter((state) => state === 'SOLD').length;
  const sum = (mark: string) => ledger.filter((line) => line.startsWith(mark)).length;
  const isDone = ['DONE', 'DONE_IN_PART', 'DISPUTED', 'RESOLVED', 'UNCONFIRMED'].includes(deal.state);
  const rules: readonly (readonly [string, boolean])[] = [
    ['a live deal has a timer, an end none', isLive(deal.state) === (deal.timerAt !== null)],
    [
      'kept copies are reserved while the deal is, and no others',
      reserved === (RESERVING_STATES.includes(deal.state) ? keptLines(deal).length : 0),
    ],
    ['nothing is sold before the hand-over', sold === 0 || isDone],
    [
      'a hand-over needs both, or a witness, or is what the givers say',
      sold === 0 ||
        new Set(deal.confirmedBy).size === 2 ||
        deal.witness === STORE ||
        deal.state === 'UNCONFIRMED',
    ],
    [
      'a hand-over is of all that is kept, or of what is said to be gone',
      sold === (deal.state === 'UNCONFIRMED' ? goneLines(deal).length : sold && keptLines(deal).length),
    ],
    ['ledger and copies agree', sum('+') - sum('-') - sum('>') === reserved && sum('>') - sum('<') === sold],
    [
      'in part means struck lines',
      deal.state !== 'DONE_IN_PART' || keptLines(deal).length < deal.lines.length,
    ],
    ['something is always kept', keptLines(deal).length > 0],
    ['each step is a version', deal.version === before.version + 1],
    [
      'what a stock says is gone is not on offer again before its giver has said that it is there',
      before.conflict === null ||
        deal.last.event === 'CONFLICT_CLEARED' ||
        deal.whereabouts[before.conflict.by] !== undefined ||
        before.conflict.listings.every((listing) => copies.get(listing) !== 'FREE'),
    ],
    [
      'a conflict is about copies that the deal keeps',
      deal.conflict === null ||
        deal.conflict.listings.every((listing) => keptLines(deal).some((line) => line.listing === listing)),
    ],
    ['nobody confirms twice', deal.confirmedBy.length === new Set(deal.confirmedBy).size],
    ['a meeting is moved three times at most', deal.moves <= 3],
    [
      'only a party has spoken',
      [deal.claimedBy, deal.undoBy, deal.lateBy, deal.noShowBy].every(
        (each) => each === null || each === FIRST || each === SECOND,
      ),
    ],
    [
      'an end that hands nothing over says why',
      isLive(deal.state) || deal.state.startsWith('DONE') || deal.endReason !== null,
    ],
  ];
  return rules.filter(([, holds]) => !holds).map(([rule]) => rule);
}

it(`keeps its rules through ${STEPS.toLocaleString('en')} random steps, most of which are refused`, () => {
  const random = randomFrom(20270310);
  const reached = new Map<DealState, number>();
  let now = new Date('2027-03-13T12:00:00Z');
  let walker = start('TRADE', now, 3);
  let taken = 0;
  for (let nth = 0; nth < STEPS; nth++) {
    now = new Date(now.getTime() + random() ** 4 * 600 * MINUTE_MS);
    const before = walker.deal;
    const by = random() < 0.5 ? FIRST : SECOND;
    try {
      // A deal whose time is over takes no step of a party: its job ends it first.
      const step = endings.timeOut(before, now) ?? attempt(before, by, now, random);
      if (step) {
        taken++;
        if (!transitionOf(before.state, step.event)) throw new Error(`${before.state} has no ${step.event}`);
        apply(walker, step);
        const problems = problemsOf(walker, before);
        if (problems.length > 0)
          throw new Error(`Step ${nth}, ${before.state} ${step.event}: ${problems.join('; ')}`);
        reached.set(step.after.state, (reached.get(step.after.state) ?? 0) + 1);
      }
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      // Refused: nothing has changed.
      if (walker.deal !== before) throw new Error(`Step ${nth} was refused, and changed the deal`);
    }
    if (!isLive(walker.deal.state) && random() < 0.05)
      walker = start(random() < 0.4 ? 'HOLD' : 'TRADE', now, random() < 0.5 ? 1 : 3);
  }
  expect([...reached.keys()].sort()).toEqual([...DEAL_STATES].sort());
  expect(taken).toBeGreaterThan(STEPS / 20);
});

it('takes no step of who is no party: a stranger is nobody’s other', () => {
  const now = new Date('2027-03-13T12:00:00Z');
  const deal = aDeal('HOLD', now);
  expect(() => meet.putAside(deal, STRANGER, null, now)).toThrow(
    expect.objectContaining({ code: 'deals.not-now' }),
  );
});
