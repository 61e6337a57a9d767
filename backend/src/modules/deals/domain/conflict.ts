// The stock of a giver says that copies are gone which a deal keeps: they say whether they have them after all.
import { HOUR_MS } from '../../../kernel/durations.js';
import { noConflict } from './deal.errors.js';
import { type Deal, keptLines } from './deal.js';
import { transitionOf } from './deal-machine.js';
import { askedConflict, type Taken, take } from './step.js';

const RESOLVE_HOURS = 24;

/** Copies of a giver are gone by their stock. Undefined where nothing new is, or both are about to hand over. */
export function reportConflict(
  deal: Deal,
  by: string,
  gone: readonly string[],
  now: Date,
): Taken | undefined {
  if (!transitionOf(deal.state, 'STOCK_CONFLICT')) return undefined;
  if (deal.conflict && deal.conflict.by !== by) return undefined;
  const given = keptLines(deal).filter(({ giver, listing }) => giver === by && gone.includes(listing));
  const known = deal.conflict?.listings ?? [];
  const listings = [...new Set([...known, ...given.map(({ listing }) => listing)])];
  if (listings.length === known.length) return undefined;
  const until = new Date(now.getTime() + RESOLVE_HOURS * HOUR_MS).toISOString();
  const conflict = { since: now.toISOString(), until, ...deal.conflict, by, listings };
  return take(deal, { event: 'STOCK_CONFLICT', by: null, changes: { conflict } }, now);
}

/** The giver has the copies after all. Throws `deals.no-conflict`. */
export function clearConflict(deal: Deal, by: string, now: Date): Taken {
  refuseUnlessIn(deal, by);
  return take(deal, { event: 'CONFLICT_CLEARED', by, changes: { conflict: null } }, now);
}

/** Throws `deals.no-conflict` unless the account has to say whether it has copies. */
export function refuseUnlessIn(deal: Deal, by: string): void {
  if (askedConflict(deal)?.by !== by) throw noConflict();
}

/** The giver has said nothing in time: the copies were sold elsewhere. Undefined while there is time. */
export function lapseConflict(deal: Deal, now: Date): Taken | undefined {
  const conflict = askedConflict(deal);
  if (!conflict || new Date(conflict.until) > now) return undefined;
  const endedBy = conflict.by;
  const lateBy = endedBy === deal.store ? null : endedBy;
  const changes = { endReason: 'SOLD_ELSEWHERE', endedBy, lateBy } as const;
  return take(deal, { event: 'CONFLICT_LAPSED', by: null, changes }, now);
}

/** What is left of a conflict when lines of the deal are struck: nothing to ask about copies that are in no deal any more. */
export function conflictWithout({ lines, conflict }: Deal, struck: readonly number[]): Deal['conflict'] {
  if (!conflict) return null;
  const gone = lines.filter(({ nth }) => struck.includes(nth)).map(({ listing }) => listing);
  const listings = conflict.listings.filter((listing) => !gone.includes(listing));
  return listings.length > 0 ? { ...conflict, listings } : null;
}

/** Copies that leave the deal while their giver's stock says that they are gone: they are not on offer again. */
export function lostCopies({ before, after, copies, struck }: Taken): readonly string[] {
  const { conflict } = before;
  if (!conflict) return [];
  const isAnswered = after.whereabouts[conflict.by] !== undefined;
  const isLetGo = copies === 'RELEASE' || (copies === 'ACCOUNT' && !isAnswered);
  const leaving = isLetGo ? before.lines : struck;
  const leavingOnes = new Set(leaving.map(({ listing }) => listing));
  return conflict.listings.filter((listing) => leavingOnes.has(listing));
}
