/** A deal's state in one sentence, and whose turn it is. */
import type { DealDto, MeetingDto } from '../../../api/deals';
import { partyName } from '../../../entities/trade/party-name';
import { formatSlot, formatUntil } from '../../../lib/format-until';
import { texts } from '../../../texts';

/** Those before a hand-over: a meeting can be suggested, and the deal canceled. */
const BEFORE: readonly string[] = ['AGREED', 'SCHEDULED', 'READY'];
/** The states in which a deal still reserves its cards. */
const LIVE = [...BEFORE, 'HANDING', 'UNANSWERED', 'AT_COUNTER', 'RETURNING', 'NO_SHOW_CLAIMED'];
/** Those in which the cards can change hands. */
const AT_THE_TABLE: readonly string[] = ['SCHEDULED', 'READY', 'HANDING'];

export const isBeforeHandOver = ({ state }: Pick<DealDto, 'state'>): boolean => BEFORE.includes(state);
export const isLive = ({ state }: Pick<DealDto, 'state'>): boolean => LIVE.includes(state);
export const isAtTheTable = ({ state }: Pick<DealDto, 'state'>): boolean => AT_THE_TABLE.includes(state);

/** Whether the cards can change hands now: codes work. */
export function isOpenForHandOver(deal: Pick<DealDto, 'state' | 'handOver'>, now = Date.now()): boolean {
  const { opensAt, closesAt } = deal.handOver;
  const isEarly = opensAt === null || Date.parse(opensAt) > now;
  return isAtTheTable(deal) && !isEarly && !(closesAt !== null && Date.parse(closesAt) < now);
}

/** Whether the cards lie at a store's counter. */
export const isAtCounter = ({ state }: Pick<DealDto, 'state'>): boolean =>
  state === 'AT_COUNTER' || state === 'RETURNING';

/** Whether the deal can be canceled: also once the cards wait at a counter. */
export const mayCancel = (deal: Pick<DealDto, 'state'>): boolean =>
  isBeforeHandOver(deal) || deal.state === 'AT_COUNTER';

/** Whether the reader hands over cards. */
export const handsOverCards = ({ lines, other }: Pick<DealDto, 'lines' | 'other'>): boolean =>
  lines.some(({ giver, isStruck }) => giver !== other.uuid && !isStruck);

/** Whether cards have changed hands, and nobody says that something is wrong. */
export const isHandedOver = ({ state }: Pick<DealDto, 'state'>): boolean =>
  state === 'DONE' || state === 'DONE_IN_PART';

/** Whether the reader is the store of the deal. */
export const isStoresOwn = ({ store, other }: Pick<DealDto, 'store' | 'other'>): boolean =>
  store !== null && store !== other.uuid;

export function sentenceOf(deal: DealDto, now = new Date()): string {
  const t = texts.deals.states;
  const who = partyName(deal.other);
  switch (deal.state) {
    case 'AGREED':
      if (!deal.proposal) return t.agreed;
      return deal.proposal.by === deal.other.uuid ? t.proposedByOther(who) : t.proposedByMe(who);
    case 'SCHEDULED':
      return scheduled(deal, who, now);
    case 'READY': {
      const until = untilOf(deal, now);
      return isStoresOwn(deal) ? t.putAside(who, until) : t.readyForYou(until);
    }
    case 'HANDING':
      return deal.handOver.confirmedByMe ? t.youConfirmed(who) : t.theyConfirmed(who);
    case 'UNANSWERED':
    case 'AT_COUNTER':
    case 'RETURNING':
      return waiting(deal, who);
    case 'DONE':
      return deal.witness
        ? texts.dealEnds.states.witnessed(deal.witness.name ?? texts.dealEnds.aStore)
        : t.done;
    case 'DONE_IN_PART':
      return t.doneInPart;
    case 'CANCELLED':
      return cancelled(deal, who);
    case 'EXPIRED':
      return t.expired;
    case 'NO_SHOW_CLAIMED':
      return deal.claimedBy === deal.other.uuid ? t.claimedByOther(who) : t.claimedByYou(who);
    case 'NO_SHOW':
      return t.noShow;
    case 'DISPUTED':
      return t.disputed;
    case 'RESOLVED':
      return t.resolved;
    case 'UNCONFIRMED':
      return deal.endReason === 'BOTH_SAY_MET' ? texts.dealEnds.states.bothMet : t.unconfirmed;
  }
}

function waiting({ state, whoseTurn, other, meeting }: DealDto, who: string): string {
  const t = texts.dealEnds.states;
  const isMine = whoseTurn !== null && whoseTurn !== other.uuid;
  const store = meeting?.store?.name ?? texts.dealEnds.aStore;
  if (state === 'UNANSWERED') return isMine ? t.unansweredByYou(who) : t.unansweredByOther(who);
  if (state === 'AT_COUNTER') return isMine ? t.fetch(store) : t.left(who, store);
  return isMine ? t.getBack(store) : t.goesBack(who, store);
}

function scheduled(deal: DealDto, who: string, now: Date): string {
  const t = texts.deals.states;
  if (deal.kind === 'HOLD')
    return isStoresOwn(deal) ? t.toPull(who, untilOf(deal, now)) : t.heldForYou(untilOf(deal, now));
  return t.meet(who, deal.meeting ? slotOf(deal.meeting, now) : '');
}

function cancelled({ endReason, history, other }: DealDto, who: string): string {
  const t = texts.deals;
  if (endReason === 'ACCOUNT_CLOSED') return t.states.accountClosed;
  const by = history.findLast(({ event }) => event === 'CANCELLED')?.by;
  if (!by || !endReason) return t.states.cancelled;
  const isTheirs = by === other.uuid;
  const reasons: Readonly<Record<string, string>> = isTheirs ? t.otherReasons : t.reasons;
  const reason = reasons[endReason] ?? t.reasons.OTHER;
  return isTheirs ? t.states.cancelledByOther(who, reason) : t.states.cancelledByYou(reason);
}

/** Until when the cards are kept: a hold's end, by the clock of the store. */
const untilOf = ({ meeting, dueAt, changedAt }: DealDto, now: Date): string =>
  formatUntil(meeting?.to ?? dueAt ?? changedAt, { timeZone: meeting?.timeZone, now });

/** When two meet, by the clock of the place. */
export const slotOf = ({ from, to, timeZone }: MeetingDto, now = new Date()): string =>
  formatSlot(from, to, { timeZone, now });

/** Where two meet. */
export function placeOf({ kind, event, text, store }: MeetingDto): string {
  const t = texts.deals.meeting;
  if (kind === 'COUNTER') return store ? t.counterOf(store.name) : t.counter;
  return (kind === 'EVENT' ? event?.name : text) ?? '';
}

/** Whose turn it is, in words; null where nothing is to be done. */
export function turnOf({ whoseTurn, other }: Pick<DealDto, 'whoseTurn' | 'other'>): string | null {
  if (whoseTurn === null) return null;
  return whoseTurn === other.uuid ? texts.deals.theirTurn(partyName(other)) : texts.deals.yourTurn;
}
