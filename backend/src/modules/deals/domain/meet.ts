// The steps before both meet: propose, confirm, put aside, say that one is late.
import { DAY_MS, HOUR_MS } from '../../../kernel/durations.js';
import { badMeetingTime, nothingProposed, tooManyMoves } from './deal.errors.js';
import { type Deal, MAX_MOVES, MAX_SIGNALS, type Meeting, type PlaceLoss, type Signal } from './deal.js';
import { type Taken, take } from './step.js';

/** How far ahead a meeting begins at most. */
export const MAX_DAYS_AHEAD = 60;
/** How long a meeting lasts at most. */
export const MAX_HOURS = 12;
/** The same signal so soon after is one tap too many: fifteen minutes late once more is news half an hour later. */
const SAME_SIGNAL_MS = 60_000;
/** A hold is kept longer than a meeting lasts. */
const MAX_HOLD_DAYS = 14;

/** Throws `deals.meeting-time` unless the time is ahead, soon enough and not too long. */
export function checkTime({ kind }: Pick<Deal, 'kind'>, from: Date, to: Date, now: Date): void {
  const most = kind === 'HOLD' ? MAX_HOLD_DAYS * 24 : MAX_HOURS;
  const isAhead = to > now && (kind === 'HOLD' || from >= now);
  const isSoon = from.getTime() - now.getTime() <= MAX_DAYS_AHEAD * DAY_MS;
  const hours = (to.getTime() - from.getTime()) / HOUR_MS;
  if (!isAhead || !isSoon || hours <= 0 || hours > most) throw badMeetingTime();
}

const isSame = (one: Meeting, other: Meeting): boolean =>
  one.kind === other.kind &&
  one.event?.id === other.event?.id &&
  one.store?.uuid === other.store?.uuid &&
  one.text === other.text &&
  one.from === other.from &&
  one.to === other.to;

/**
 * Proposes a meeting; what was proposed before is replaced. Where both meet there already, and the store alone is to hand over from now
 * on, nothing is left to confirm. Undefined for the same again. Throws `deals.too-many-moves`.
 */
export function proposeMeeting(deal: Deal, by: string, meeting: Meeting, now: Date): Taken | undefined {
  const { proposal } = deal;
  if (proposal?.by === by && isSame(proposal, meeting) && proposal.witnessOnly === meeting.witnessOnly)
    return undefined;
  if (meeting.witnessOnly && deal.meeting && isSame(deal.meeting, meeting)) {
    if (deal.meeting.witnessOnly) return undefined;
    return take(deal, { event: 'WITNESS_REQUIRED', by, changes: { meeting, proposal: null } }, now);
  }
  if (deal.meeting && deal.moves >= MAX_MOVES) throw tooManyMoves();
  return take(deal, { event: 'MEETING_PROPOSED', by, changes: { proposal: { ...meeting, by } } }, now);
}

/** Confirms what the other has proposed. Throws `deals.nothing-proposed`, or `deals.meeting-time` once it is over. */
export function confirmMeeting(deal: Deal, by: string, now: Date): Taken {
  if (!deal.proposal) throw nothingProposed();
  const { by: _proposer, ...meeting } = deal.proposal;
  const moves = deal.meeting ? deal.moves + 1 : deal.moves;
  const taken = take(
    deal,
    { event: 'MEETING_CONFIRMED', by, changes: { meeting, proposal: null, lostPlace: null, moves } },
    now,
  );
  if (new Date(meeting.to) <= now) throw badMeetingTime();
  return taken;
}

/** The place is gone: both look for another one. */
export function losePlace(deal: Deal, why: PlaceLoss, now: Date): Taken {
  const lostPlace = deal.meeting && { ...deal.meeting, why };
  const changes = { meeting: null, proposal: null, shelf: null, lostPlace };
  return take(deal, { event: 'PLACE_LOST', by: null, changes }, now);
}

/** The counter is closed when a hold was to end: it is held until another moment. */
export function moveHold(deal: Deal, until: Date, now: Date): Taken | undefined {
  const { meeting } = deal;
  if (!meeting || until.toISOString() === meeting.to) return undefined;
  const changes = { meeting: { ...meeting, to: until.toISOString() } };
  return take(deal, { event: 'HOLD_MOVED', by: null, changes }, now);
}

export const putAside = (deal: Deal, by: string, shelf: string | null, now: Date): Taken =>
  take(deal, { event: 'PUT_ASIDE', by, changes: { shelf } }, now);

/** Whether a signal says what its sender has said a moment ago. */
export function isSaidAgain({ signals }: Deal, { by, signal, minutes, at }: Signal): boolean {
  const last = signals.at(-1);
  if (last?.by !== by || last.signal !== signal || last.minutes !== minutes) return false;
  return Date.parse(at) - Date.parse(last.at) < SAME_SIGNAL_MS;
}

/** Says that one is late or there; the last few signals are kept. */
export function signalArrival(deal: Deal, signal: Signal, now: Date): Taken {
  const signals = [...deal.signals, signal].slice(-MAX_SIGNALS);
  return take(deal, { event: 'SIGNALED', by: signal.by, changes: { signals } }, now);
}
