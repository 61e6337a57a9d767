// The mails of messages in English.
import type { MessageWords } from './message-words.js';

export const en: MessageWords = {
  somebody: 'Someone',
  subject: (sender, card) => `${sender} wrote to you about ${card}`,
  greeting: (name) => (name === undefined ? 'Hi,' : `Hi ${name},`),
  about: ({ sender, card, set, number, price }) =>
    `${sender} sent you a message about ${card} (${set}, ${number}), which you listed for ${price}.`,
  reply: (email) =>
    `Reply to this email to answer. Your reply goes to ${email}; your own address stays hidden until you send it.`,
  action: 'See the card',
  closing:
    'You’re receiving this because you have a listing on Playset. The sender doesn’t know your email address. If the message is unwanted, you can report it and stop further messages from this person.',
  report: 'Report this message',
};
