// The steps at the table: change lines, enter the code of the other.
import type { Condition } from './copy.js';
import {
  codeNotOpen,
  linesChanged,
  nothingLeft,
  nothingProposed,
  nothingToChange,
  unknownLine,
} from './deal.errors.js';
import { type Amendment, type Deal, keptLines } from './deal.js';
import { transitionOf } from './deal-machine.js';
import { type Taken, take } from './step.js';

const HOUR_MS = 3_600_000;
const OPENS_BEFORE_HOURS = 2;
const CLOSES_AFTER_HOURS = 24;
/** A code may be sent so long after it was entered. */
export const MAX_ENTERED_AGO_MS = 24 * HOUR_MS;
export const MAX_WRONG_CODES = 5;
export const LOCK_MS = 15 * 60_000;

/** When codes work; undefined without a meeting. */
export function codeTimes({ kind, meeting }: Deal): { opensAt: Date; closesAt: Date } | undefined {
  if (!meeting) return undefined;
  const [from, to] = [Date.parse(meeting.from), Date.parse(meeting.to)];
  const before = kind === 'HOLD' ? 0 : OPENS_BEFORE_HOURS * HOUR_MS;
  return { opensAt: new Date(from - before), closesAt: new Date(to + CLOSES_AFTER_HOURS * HOUR_MS) };
}

/** Whether the state of a deal takes codes. */
export const takesCodes = ({ state }: Deal): boolean =>
  transitionOf(state, 'CONFIRMED_BY_ONE') !== undefined || state === 'HANDING';

/** Throws `deals.code-not-open` where a code was entered before or after codes work. */
export function checkCodeTimes(deal: Deal, enteredAt: Date): void {
  const times = codeTimes(deal);
  if (!times || enteredAt < times.opensAt || enteredAt > times.closesAt) throw codeNotOpen();
}

/** An amendment in one order. */
const ordered = ({ by, struck, conditions }: Amendment): string =>
  JSON.stringify([
    by,
    struck.toSorted((one, other) => one - other),
    conditions.map(({ nth, condition }) => `${nth} ${condition}`).toSorted(),
  ]);

/** Proposes to strike lines and to correct conditions. Undefined for the same again. Throws `deals.unknown-line`, `deals.nothing-left`, `deals.nothing-to-change`. */
export function proposeAmendment(deal: Deal, amendment: Amendment, now: Date): Taken | undefined {
  if (deal.amendment && ordered(deal.amendment) === ordered(amendment)) return undefined;
  const { struck, conditions } = amendment;
  const open = new Set(keptLines(deal).map(({ nth }) => nth));
  if ([...struck, ...conditions.map(({ nth }) => nth)].some((nth) => !open.has(nth))) throw unknownLine();
  const corrected = conditions.filter(({ nth, condition }) => conditionOf(deal, nth) !== condition);
  if (struck.length === 0 && corrected.length === 0) throw nothingToChange();
  if (struck.length === open.size) throw nothingLeft();
  return take(deal, { event: 'AMENDMENT_PROPOSED', by: amendment.by, changes: { amendment } }, now);
}

const conditionOf = ({ lines }: Deal, nth: number): Condition | undefined =>
  lines.find((line) => line.nth === nth)?.agreedCondition;

/** Agrees to the changes of the other: the lines change, and with them both codes. Throws `deals.nothing-proposed`. */
export function agreeAmendment(deal: Deal, by: string, now: Date): Taken {
  if (!deal.amendment) throw nothingProposed();
  const { struck, conditions } = deal.amendment;
  const lines = deal.lines.map((line) => ({
    ...line,
    isStruck: line.isStruck || struck.includes(line.nth),
    agreedCondition: conditions.find(({ nth }) => nth === line.nth)?.condition ?? line.agreedCondition,
  }));
  const changes = { lines, amendment: null, revision: deal.revision + 1 };
  return take(deal, { event: 'AMENDMENT_AGREED', by, changes }, now);
}

/**
 * Somebody has entered the right code of the other, now or while they had no connection. Undefined when they did so before. Throws
 * `deals.code-not-open`, and `deals.lines-changed` while an amendment of the other waits for an answer.
 */
export function enterCode(deal: Deal, by: string, enteredAt: Date, now: Date): Taken | undefined {
  if (deal.confirmedBy.includes(by)) return undefined;
  checkCodeTimes(deal, enteredAt);
  const confirmedBy = [...deal.confirmedBy, by];
  if (deal.state !== 'HANDING')
    return take(deal, { event: 'CONFIRMED_BY_ONE', by, changes: { confirmedBy } }, now);
  // The other has asked to change lines since they confirmed: that is answered first.
  if (deal.amendment && deal.amendment.by !== by) throw linesChanged();
  const isWhole = keptLines(deal).length === deal.lines.length;
  const event = isWhole ? 'CONFIRMED_BY_BOTH' : 'CONFIRMED_IN_PART';
  return take(deal, { event, by, changes: { confirmedBy, amendment: null, doneAt: now } }, now);
}
