// A model of what a step does to the copies of a deal and to the ledger, and the rules that hold after each.
import { lostCopies } from '../domain/conflict.js';
import { type Deal, keptLines } from '../domain/deal.js';
import { isLive, RESERVING_STATES } from '../domain/deal-machine.js';
import type { Taken } from '../domain/step.js';
import { goneLines } from '../domain/unconfirmed.js';
import { aDeal, FIRST, SECOND, STORE } from './a-deal.js';

type Copies = 'FREE' | 'RESERVED' | 'SOLD' | 'LOST';

/** One deal on its way, with what listings and the ledger would say of its copies. */
export interface Walker {
  deal: Deal;
  readonly copies: Map<string, Copies>;
  readonly ledger: string[];
}

/** A verb that writes to the deal that it is given throws. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const each of Object.values(value)) frozen(each);
  }
  return value;
}

/** A deal that has just been opened. */
export function start(kind: 'HOLD' | 'TRADE', now: Date, lines: number): Walker {
  const deal = frozen(aDeal(kind, now, lines));
  const copies = new Map(deal.lines.map(({ listing }) => [listing, 'RESERVED' as Copies]));
  return { deal, copies, ledger: deal.lines.map(({ listing }) => `+${listing}`) };
}

/** The same deal, to go on from here more than once. */
export const copyOf = ({ deal, copies, ledger }: Walker): Walker => ({
  ...{ deal, copies: new Map(copies), ledger: [...ledger] },
});

/** What the server does with a step, to the copies and the ledger. */
export function apply(walker: Walker, taken: Taken): void {
  const { after, copies, struck } = taken;
  const set = (listing: string, state: Copies, mark: string) => {
    walker.copies.set(listing, state);
    walker.ledger.push(mark + listing);
  };
  const lost = lostCopies(taken);
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
  walker.deal = frozen(after);
}

/** What must be true of a deal at any moment. */
export function problemsOf({ deal, copies, ledger }: Walker, before: Deal): string[] {
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
