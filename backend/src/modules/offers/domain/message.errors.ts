// What can stop the verbs of messages.
import { defineError } from '../../../kernel/domain-error.js';

export const messageNotFound = defineError(
  'offers.message-not-found',
  'missing',
  'This message doesn’t exist.',
);
export const messagesNotOpen = defineError(
  'offers.messages-not-open',
  'conflict',
  'You can write to each other once the offer is sent.',
);
export const messagesOver = defineError(
  'offers.messages-over',
  'conflict',
  'This conversation is over. You can still read it.',
);
export const messageNotAllowed = defineError(
  'offers.message-not-allowed',
  'forbidden',
  'You can’t write to this person.',
);
export const messageWithContact = defineError(
  'offers.message-with-contact',
  'unprocessable',
  'Leave links, phone numbers and email addresses out of your first message.',
);
export const messageWithCode = defineError(
  'offers.message-with-code',
  'unprocessable',
  'Show your code in person, when you have the cards. Anyone who gets it in a message can say that you handed them over.',
);
