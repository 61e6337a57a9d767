/** What the state of an offer or a deal is called in the inbox. A state that this client does not know yet has no word. */
import type { InboxEntry } from '../../../api/offers';
import { texts } from '../../../texts';

export function stateText({
  kind,
  state,
  whoseTurn,
}: Pick<InboxEntry, 'kind' | 'state' | 'whoseTurn'>): string {
  const t = texts.inbox;
  if (state === 'OPEN') return whoseTurn === 'ME' ? t.toAnswer : t.sent;
  const states: Readonly<Record<string, string>> = kind === 'DEAL' ? t.dealStates : t.offerStates;
  return states[state] ?? t.otherState;
}
