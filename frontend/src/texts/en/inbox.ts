/** The texts of the inbox. */
import { createFormatters } from '../formatters';

const { formatNumber } = createFormatters('en');

export const inbox = {
  loading: 'Loading your inbox',
  failed: 'Your inbox didn’t load.',
  list: 'Offers and deals',
  none: 'Nothing in your inbox.',
  noneYet: 'Hold a card at a store or make someone an offer: it shows up here.',
  find: 'See what’s on offer',
  count: (n: number) => `${formatNumber(n)} to answer`,
  upTo: (most: number) => `${most}+`,
  turns: { ME: 'Your turn', OTHER: 'Waiting for others', NONE: 'Closed' },
  kinds: { OFFER: 'Offer', DEAL: 'Deal' },
  cards: (first: string, n: number) => (n > 1 ? `${first} and ${formatNumber(n - 1)} more` : first),
  unread: (n: number) => (n === 1 ? '1 new message' : `${formatNumber(n)} new messages`),
  noCards: 'No cards',
  with: (who: string) => `with ${who}`,
  due: (until: string) => `until ${until}`,
  offerStates: {
    DRAFT: 'draft',
    OPEN: 'open',
    ACCEPTED: 'accepted',
    DECLINED: 'declined',
    WITHDRAWN: 'withdrawn',
    EXPIRED: 'expired',
    VOID: 'ended',
  } as Record<string, string>,
  dealStates: {
    AGREED: 'place and time to agree on',
    SCHEDULED: 'agreed',
    READY: 'ready',
    HANDING: 'handing over',
    NO_SHOW_CLAIMED: 'no-show reported',
    DISPUTED: 'in dispute',
    DONE: 'done',
    DONE_IN_PART: 'done in part',
    CANCELLED: 'canceled',
    EXPIRED: 'expired',
    NO_SHOW: 'no-show',
    RESOLVED: 'settled',
    UNCONFIRMED: 'not confirmed',
  } as Record<string, string>,
  otherState: 'open',
  keys: 'Arrow keys move, Enter opens.',
};
