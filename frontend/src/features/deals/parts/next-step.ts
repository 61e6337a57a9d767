/** What happens next in a deal, in one sentence, where its state alone doesn't say so. */
import type { DealDto } from '../../../api/deals';
import { partyName } from '../../../entities/trade/party-name';
import { texts } from '../../../texts';
import { isStoresOwn } from './deal-words';

/** Null where nothing follows. */
export function nextStepOf(deal: DealDto): string | null {
  const t = texts.deals.next;
  const who = partyName(deal.other);
  switch (deal.state) {
    case 'SCHEDULED':
      if (deal.meeting?.witnessOnly) return texts.dealEnds.witnessOnly.text;
      if (deal.kind === 'TRADE') return t.meet;
      return isStoresOwn(deal) ? t.pull(who) : t.pulled(who);
    case 'READY':
      return isStoresOwn(deal) ? t.handOver(who) : t.pickUp;
    case 'NO_SHOW_CLAIMED':
      return deal.claimedBy === deal.other.uuid ? t.answer : null;
    case 'DONE':
    case 'DONE_IN_PART':
      return undoText(deal, who);
    case 'EXPIRED':
    case 'RESOLVED':
      return reasonOf(deal);
    default:
      return null;
  }
}

function undoText({ undoBy, other }: DealDto, who: string): string | null {
  const t = texts.deals.undo;
  if (!undoBy) return null;
  return undoBy === other.uuid ? t.asked(who) : t.askedByYou(who);
}

function reasonOf({ endReason }: DealDto): string | null {
  const reasons: Readonly<Record<string, string>> = texts.deals.next.because;
  return reasons[endReason ?? ''] ?? null;
}

/** Whether the reader has been asked something that ends the deal: the answers come first then. */
export const isAskedToEnd = ({ state, claimedBy, undoBy, other }: DealDto): boolean =>
  state === 'DISPUTED' || (state === 'NO_SHOW_CLAIMED' && claimedBy === other.uuid) || undoBy === other.uuid;
