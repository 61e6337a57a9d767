/** What the state of an offer or a deal is called in the inbox. A state that this client does not know yet has no word. */
import type { DealDto } from '../../../api/deals';
import type { InboxEntry, OfferDto } from '../../../api/offers';
import { texts } from '../../../texts';

/** A state that has no word here does not compile. */
interface Words {
  OFFER: Readonly<Record<OfferDto['state'], string>>;
  DEAL: Readonly<Record<DealDto['state'], string>>;
}

export function stateText({
  kind,
  state,
  whoseTurn,
}: Pick<InboxEntry, 'kind' | 'state' | 'whoseTurn'>): string {
  const t = texts.inbox;
  if (state === 'OPEN') return whoseTurn === 'ME' ? t.toAnswer : t.sent;
  const words: Words = { OFFER: t.offerStates, DEAL: t.dealStates };
  const known: Readonly<Record<string, string>> = words[kind];
  return known[state] ?? t.otherState;
}
