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
  turns: { ME: 'Your turn', OTHER: 'Waiting for others', NONE: 'In progress' },
  kinds: { OFFER: 'Offer', DEAL: 'Deal' },
  cards: (first: string, n: number) => (n > 1 ? `${first} and ${formatNumber(n - 1)} more` : first),
  noCards: 'No cards',
  with: (who: string) => `with ${who}`,
  due: (until: string) => `until ${until}`,
  toAnswer: 'to answer',
  sent: 'sent',
  offerStates: { DRAFT: 'draft' } as Record<string, string>,
  dealStates: {
    AGREED: 'place and time to agree on',
    SCHEDULED: 'arranged',
    READY: 'ready to pick up',
    HANDING: 'handing over',
    NO_SHOW_CLAIMED: 'no-show reported',
    DISPUTED: 'in dispute',
  } as Record<string, string>,
  otherState: 'open',
  drafts: 'Drafts',
  draftTo: (who: string) => `Draft for ${who}`,
  discard: 'Discard',
  discardDraft: (who: string) => `Discard the draft for ${who}`,
  discarded: 'Draft discarded.',
  notDiscarded: 'The draft wasn’t discarded.',
  keys: 'Arrow keys move, Enter opens.',
};
