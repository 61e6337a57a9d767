// The steps at the table: change lines, enter the code of the other.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../kernel/durations.js';
import { codeNotOpen, linesChanged, witnessOnly } from './deal.errors.js';
import { type Deal, keptLines, otherOf, soleGiver } from './deal.js';
import { transitionOf } from './deal-machine.js';
import { type Taken, take } from './step.js';

/** Codes work from so long before a meeting until so long after it. */
export const OPENS_BEFORE_HOURS = 2;
export const CLOSES_AFTER_HOURS = 24;
/** A code may be sent so long after it was entered. */
export const MAX_ENTERED_AGO_MS = 24 * HOUR_MS;
const MAX_WRONG_CODES = 5;

/** Until when no code is taken after too many wrong ones, the `nth` time: a quarter of an hour, an hour, then until the next day there. */
function lockedUntil(nth: number, now: Date, zone: string): Date {
  if (nth < 2) return new Date(now.getTime() + (nth === 0 ? 15 : 60) * MINUTE_MS);
  return new Date(Math.max(nextDay(now, zone).getTime(), now.getTime() + HOUR_MS));
}

/** When the next day begins in a zone, to the minute; a night in which the clocks change is no matter for this. */
function nextDay(now: Date, zone: string): Date {
  const clock = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const part = (type: 'hour' | 'minute') =>
    Number(clock.formatToParts(now).find((each) => each.type === type)?.value ?? 0);
  const passed = (part('hour') * 60 + part('minute')) * MINUTE_MS;
  return new Date(now.getTime() - (now.getTime() % MINUTE_MS) - passed + 24 * HOUR_MS);
}

/** One more wrong code: the attempts then, locked if it was one too many. A lock that has ended leaves its number behind. */
export function afterWrongCode(
  { wrong, locks }: { readonly wrong: number; readonly locks: number },
  now: Date,
  zone: string,
): { wrong: number; locks: number; lockedUntil: Date | null } {
  if (wrong + 1 < MAX_WRONG_CODES) return { wrong: wrong + 1, locks, lockedUntil: null };
  return { wrong: 0, locks: locks + 1, lockedUntil: lockedUntil(locks, now, zone) };
}

/** Wrong codes that an account has entered, and how often they have locked it; `since` is when the first of them was. */
export interface WrongCodes {
  readonly wrong: number;
  readonly locks: number;
  readonly lockedUntil: Date | null;
  readonly since: Date | null;
}

/**
 * What counts still of a store's wrong codes: it forgets them a day after the first, and locks a day after the last. A right code changes
 * nothing, or a store could guess at one deal between the codes of another.
 */
export function stillCounted({ wrong, locks, lockedUntil, since }: WrongCodes, now: Date): WrongCodes {
  const isRecent = (moment: Date | null) => moment !== null && now.getTime() - moment.getTime() < DAY_MS;
  const counts = isRecent(since);
  return {
    ...{ wrong: counts ? wrong : 0, since: counts ? since : null },
    ...{ locks: isRecent(lockedUntil) ? locks : 0, lockedUntil },
  };
}

/** When codes work; undefined without a meeting. */
export function codeTimes({ kind, meeting }: Deal): { opensAt: Date; closesAt: Date } | undefined {
  if (!meeting) return undefined;
  const [from, to] = [Date.parse(meeting.from), Date.parse(meeting.to)];
  const before = kind === 'HOLD' ? 0 : OPENS_BEFORE_HOURS * HOUR_MS;
  return { opensAt: new Date(from - before), closesAt: new Date(to + CLOSES_AFTER_HOURS * HOUR_MS) };
}

/** Whose codes are of use now: of both at the table, of the one who has yet to come while the cards lie at a counter. */
export function codeOwners(deal: Deal): readonly string[] {
  const giver = soleGiver(deal);
  if (deal.state === 'AT_COUNTER') return giver ? [otherOf(deal, giver)] : [];
  if (deal.state === 'RETURNING') return giver ? [giver] : [];
  return takesCodes(deal) ? [deal.first, deal.second] : [];
}

/** Whether the state of a deal takes codes. */
export const takesCodes = ({ state }: Deal): boolean =>
  transitionOf(state, 'CONFIRMED_BY_ONE') !== undefined || state === 'HANDING';

/** Throws `deals.witness-only` where the parties enter no codes. */
export function refuseIfWitnessOnly({ meeting }: Deal): void {
  if (meeting?.witnessOnly) throw witnessOnly();
}

/** Throws `deals.code-not-open` where a code was entered before or after codes work. */
export function checkCodeTimes(deal: Deal, enteredAt: Date): void {
  const times = codeTimes(deal);
  if (!times || enteredAt < times.opensAt || enteredAt > times.closesAt) throw codeNotOpen();
}

/** Whether all lines are handed over. */
export const isWhole = (deal: Deal): boolean => keptLines(deal).length === deal.lines.length;

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
  const event = isWhole(deal) ? 'CONFIRMED_BY_BOTH' : 'CONFIRMED_IN_PART';
  return take(deal, { event, by, changes: { confirmedBy, amendment: null, doneAt: now } }, now);
}
