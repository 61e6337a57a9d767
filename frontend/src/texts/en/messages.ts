/** The texts of messages to listers, and of the page that reports one. */
import { createFormatters } from '../formatters';

const { countWithNoun, formatNumber } = createFormatters('en');

export const messages = {
  count: (used: number, max: number) => `${formatNumber(used)} of ${formatNumber(max)} characters`,
  tooLong: (over: number) =>
    `Shorten this by ${countWithNoun(over, { one: 'character', other: 'characters' })}.`,
  tooMany: (when: string) =>
    `You’ve reached the limit for now. Try again after ${when}. What you wrote is still here.`,
  offline: 'We can’t reach the server. What you wrote is still here. Try again in a moment.',
  send: {
    title: (name: string) => `Message ${name}`,
    about: (card: string, printing: string, price: string) => `About ${card} (${printing}) for ${price}`,
    label: 'Your message',
    privacy: (name: string) =>
      `${name} will see your name and email address and can reply by email. You won’t see theirs until they do.`,
    submit: 'Send message',
    needed: 'Write a message.',
    failed: 'Your message couldn’t be sent. Try again in a moment.',
    /** No answer came: perhaps it was sent. */
    unanswered: 'We couldn’t confirm that your message was sent. Send it again: it will arrive only once.',
    gone: 'This listing has been sold or withdrawn, so you can’t send a message about it.',
    sent: (name: string) => `Message sent to ${name}.`,
    reply: (email: string) => `Replies will go to ${email}.`,
    done: 'Done',
  },
  report: {
    title: 'Report a message',
    intro:
      'Tell us what’s wrong with the message you got. The people who run this site will read your report together with the message. The sender won’t be told.',
    reason: 'What’s wrong with it?',
    reasons: {
      SPAM: 'Spam or advertising',
      SCAM: 'Scam or fraud',
      HARASSMENT: 'Harassment or threats',
      OTHER: 'Something else',
    },
    reasonNeeded: 'Choose a reason.',
    note: 'Anything we should know? (optional)',
    block: 'Don’t let this person message me again',
    submit: 'Send report',
    failed: 'Your report couldn’t be sent. Try again in a moment.',
    done: 'Thanks for your report',
    read: 'We’ll look at the message.',
    again: 'You’ve already reported this message. We updated your report.',
    blocked: 'This person can’t message you anymore.',
    notBlocked: 'This person can still message you.',
    undo: 'Undo block',
    blockNow: 'Block this person',
    invalid: 'Invalid link',
    noCode: 'This link is incomplete. Open the one in the email again.',
    expired: 'This link is no longer valid',
    expiredWhy: 'A message can be reported for 180 days, then it’s deleted.',
  },
};
