// What happens in the messages of an offer, for other modules to handle.
import { defineEvent } from '../../../kernel/domain-event.js';

/** In which offer, and in which deal, if it has become one. */
type OfThread = { readonly offer: string; readonly deal: string | null; readonly account: string };

/**
 * The account has something new to read. Further messages until it has read everything are not published, nor are those of a thread that
 * it has muted; the next one after it has unmuted it is.
 */
export const messageReceived = defineEvent<OfThread & { readonly author: string }>(
  'offers.message-received',
  ({ offer }) => `offer:${offer}`,
);

/** The account has read everything. */
export const messagesRead = defineEvent<OfThread>('offers.messages-read', ({ offer }) => `offer:${offer}`);
