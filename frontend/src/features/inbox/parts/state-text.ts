/** What the state of an offer or a deal is called in the inbox. A state that this client does not know yet has no word. */
import type { InboxEntry } from '../../../api/offers';
import { texts } from '../../../texts';

export function stateText({ kind, state }: Pick<InboxEntry, 'kind' | 'state'>): string {
  const t = texts.inbox;
  const states: Readonly<Record<string, string>> = kind === 'DEAL' ? t.dealStates : t.offerStates;
  return states[state] ?? t.otherState;
}
