// A random walk over the deals of two people, a store and a clock: whatever they try, in whatever order, the rules hold.
import { numbersFrom } from '../../../../test/random.js';
import { DomainError } from '../../../kernel/domain-error.js';
import { MINUTE_MS } from '../../../kernel/durations.js';
import { aDeal, aMeetingAt, FIRST, SECOND, STORE } from '../test/a-deal.js';
import { apply, copyOf, problemsOf, start, type Walker } from '../test/deal-model.js';
import { wrongPairs } from '../test/deal-pairs.js';
import * as amendments from './amendments.js';
import * as conflict from './conflict.js';
import { CANCEL_REASONS, type Deal } from './deal.js';
import { DEAL_STATES, type DealState, TRANSITIONS, transitionOf } from './deal-machine.js';
import * as endings from './endings.js';
import * as table from './hand-over.js';
import * as meet from './meet.js';
import type { Taken } from './step.js';
import { bothSayMet, sayWhereabouts } from './unconfirmed.js';
import { attest, WITNESS_ACTS } from './witness.js';

const STEPS = 100_000;
/** How many of the steps that are not refused are lost. */
const CRASHES = 0.02;
const AT_COUNTER = {
  kind: 'COUNTER',
  text: null,
  store: { uuid: STORE, name: 'Store' },
} as const;
const STRANGER = '33333333-3333-4333-8333-333333333333';

// Most steps are refused, and nobody reads where: stacks would take most of the time.
const { stackTraceLimit } = Error;
beforeAll(() => {
  Error.stackTraceLimit = 0;
});
afterAll(() => {
  Error.stackTraceLimit = stackTraceLimit;
});

/** Whether nothing leads on from a state. */
const isLast = (state: DealState): boolean => !TRANSITIONS.some(({ from }) => from.includes(state));

/** What decides on which steps a deal may take. */
const situationOf = ({ state, lines, meeting }: Deal): string =>
  `${state} ${lines.some(({ isStruck }) => isStruck)} ${meeting?.store?.uuid}`;

/** Everything that anybody may try; most of it is out of place. */
function attempt(deal: Deal, by: string, now: Date, random: () => number): Taken | undefined {
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value;
  const nth = Math.floor(random() * 4);
  const tries: readonly (() => Taken | undefined)[] = [
    () =>
      meet.proposeMeeting(
        deal,
        by,
        { ...aMeetingAt(now, random() * 30), ...pick([{}, AT_COUNTER, AT_COUNTER]) },
        now,
      ),
    () => meet.confirmMeeting(deal, by, now),
    () => meet.confirmMeeting(deal, by, now),
    // A store that is a party has no other store as its witness.
    () =>
      deal.meeting && !deal.store
        ? meet.proposeMeeting(deal, by, { ...deal.meeting, witnessOnly: true }, now)
        : undefined,
    () => meet.putAside(deal, by, 'Drawer 3', now),
    () => (random() < 0.2 ? meet.losePlace(deal, 'EVENT_CALLED_OFF', now) : undefined),
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
    () => (random() < 0.6 ? amendments.declineAmendment(deal, by, now) : undefined),
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
    ...WITNESS_ACTS.map(
      (act) => () => attest(deal, { store: STORE, act, keepsCards: true, shelf: null }, now),
    ),
    () => amendments.agreeAmendment(deal, by, now),
    () => endings.timeOut(deal, now),
    () =>
      random() < 0.1
        ? endings.cancel(deal, by, { reason: pick(CANCEL_REASONS), note: null }, now)
        : undefined,
    () => (random() < 0.1 ? endings.closeAccount(deal, by, now) : undefined),
    () => (random() < 0.03 ? endings.keepToCounter(deal, by, now) : undefined),
    () => (random() < 0.2 ? endings.eraseAccount(deal, by, now) : undefined),
  ];
  return pick(tries)();
}

/** The walk so far. */
class Visited {
  readonly pairs = new Map<string, number>();
  readonly states = new Set<DealState>();
  private readonly tried = new Map<string, number>();
  private readonly kept = new Map<string, Walker & { readonly now: Date }>();

  try({ deal }: Walker): void {
    const situation = situationOf(deal);
    this.tried.set(situation, (this.tried.get(situation) ?? 0) + 1);
  }

  take(pair: string, walker: Walker, now: Date): void {
    this.pairs.set(pair, (this.pairs.get(pair) ?? 0) + 1);
    this.states.add(walker.deal.state);
    if (!isLast(walker.deal.state)) this.kept.set(situationOf(walker.deal), { ...copyOf(walker), now });
  }

  /** A deal in the situation in which the fewest steps were tried. */
  get rarest(): (Walker & { readonly now: Date }) | undefined {
    const times = (situation: string) => this.tried.get(situation) ?? 0;
    const [rarest] = [...this.kept.keys()].sort((one, other) => times(one) - times(other));
    return rarest === undefined ? undefined : this.kept.get(rarest);
  }
}

it(`keeps its rules through ${STEPS.toLocaleString('en')} random steps, most of which are refused`, () => {
  const random = numbersFrom(20270311);
  const visited = new Visited();
  let now = new Date('2027-03-13T12:00:00Z');
  let walker = start('TRADE', now, 3);
  for (let nth = 0; nth < STEPS; nth++) {
    const before = walker.deal;
    const soon = new Date(now.getTime() + random() ** 4 * 600 * MINUTE_MS);
    now = before.timerAt && before.timerAt > soon && random() < 0.005 ? before.timerAt : soon;
    visited.try(walker);
    const by = random() < 0.5 ? FIRST : SECOND;
    try {
      // A deal whose time is over takes no step of a party: its job ends it first.
      const step = endings.timeOut(before, now) ?? attempt(before, by, now, random);
      // In a crash the step is lost: the deal, which nobody can write to, goes on as it was.
      if (step && random() >= CRASHES) {
        const pair = `${before.state} ${step.event}`;
        if (!transitionOf(before.state, step.event)) throw new Error(`The table has no ${pair}`);
        apply(walker, step);
        const problems = problemsOf(walker, before);
        if (problems.length > 0) throw new Error(`Step ${nth}, ${pair}: ${problems.join('; ')}`);
        visited.take(pair, walker, now);
      }
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      // Refused: nothing has changed.
      if (walker.deal !== before) throw new Error(`Step ${nth} was refused, and changed the deal`);
    }
    if (random() < (isLast(walker.deal.state) ? 0.2 : 0.03)) {
      // Chance alone hardly gets to some situations: the walk goes on from where it has tried the least.
      const from = random() < 0.8 ? visited.rarest : undefined;
      now = from?.now ?? now;
      walker = from ? copyOf(from) : start(random() < 0.4 ? 'HOLD' : 'TRADE', now, random() < 0.5 ? 1 : 3);
    }
  }
  const { pairs, states } = visited;
  expect([...states].sort()).toEqual([...DEAL_STATES].sort());
  expect(wrongPairs(new Set(pairs.keys()))).toEqual({ missing: [], unexpected: [] });
  expect([...pairs.values()].reduce((sum, times) => sum + times)).toBeGreaterThan(STEPS / 20);
});

it('takes no step of who is no party: a stranger is nobody’s other', () => {
  const now = new Date('2027-03-13T12:00:00Z');
  const deal = aDeal('HOLD', now);
  expect(() => meet.putAside(deal, STRANGER, null, now)).toThrow(
    expect.objectContaining({ code: 'deals.not-now' }),
  );
});
