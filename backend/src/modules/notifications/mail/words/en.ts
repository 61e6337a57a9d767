// The mails of notifications in English.
import { plainName } from '../../../../platform/mail/plain-name.js';
import { enDeals } from './en-deals.js';
import { enEvents } from './en-events.js';
import { enModeration } from './en-moderation.js';
import { formatStart } from './format-start.js';
import type { NotificationWords } from './notification-words.js';

const count = (amount: number, one: string, many: string): string =>
  amount === 1 ? `1 ${one}` : `${new Intl.NumberFormat('en').format(amount)} ${many}`;
const money = (dollars: number): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(dollars);
const nameOf = (store = ''): string => plainName(store) ?? 'A store you follow';
const ASKED = 'You sent a message about this listing.';

export const en: NotificationWords = {
  greeting: (name) => (name === undefined ? 'Hi,' : `Hi ${name},`),
  kinds: {
    NEW_DEVICE: () => ({
      title: 'New login to your Playset account',
      about: 'If this wasn’t you, change your password and log out your other devices.',
    }),
    PASSWORD_CHANGED: () => ({
      title: 'Your Playset password was changed',
      about:
        'If this wasn’t you, reset your password right away with “Forgot password?” and log out your other devices.',
    }),
    LISTING_SOLD: ({ cardName }) => ({ title: `${cardName} was sold`, about: ASKED }),
    LISTING_WITHDRAWN: ({ cardName }) => ({ title: `${cardName} is no longer listed`, about: ASKED }),
    LISTING_RESTORED: ({ cardName }) => ({ title: `${cardName} is listed again`, about: ASKED }),
    STORE_EVENT: ({ storeName, eventName, startsAt, timeZone, events = 1 }) => ({
      title:
        events > 1 ? `${nameOf(storeName)} has ${events} new events` : `New event at ${nameOf(storeName)}`,
      about: `${plainName(eventName ?? '') ?? 'It'} starts on ${formatStart('en', startsAt, timeZone)}.`,
    }),
    STORE_SINGLES: ({ storeName, copies = 0 }) => ({
      title: `${nameOf(storeName)} has ${count(copies, 'new single', 'new singles')}`,
      about: 'You follow this store.',
    }),
    WANT_MATCHED: ({ copies = 0, cards = 0, best = [] }) => ({
      title:
        cards === 1
          ? `${best[0]?.cardName}: ${count(copies, 'copy that fits', 'copies that fit')}`
          : `${count(cards, 'card', 'cards')} that you want`,
      about: best
        .map(({ cardName, price, before }) =>
          before === null
            ? `${cardName} for ${money(price)}`
            : `${cardName} for ${money(price)} instead of ${money(before)}`,
        )
        .join(' · '),
    }),
    ...enDeals,
    ...enEvents,
    ...enModeration,
    CARDS_IMPORTED: ({ added = 0 }) => ({
      title: `${count(added, 'new printing', 'new printings')} in the card database`,
      about: 'You can list them now.',
    }),
    PRICES_HELD_BACK: ({ copies = 0 }) => ({
      title: `The new prices of ${count(copies, 'copy', 'copies')} need a look`,
      about: 'They changed so much that your price rules held them back.',
    }),
    COUNT_EXPIRED: ({ copies = 0 }) => ({
      title: `Do you still have ${count(copies, 'copy', 'copies')}?`,
      about: 'Nobody has counted them for so long that they’re no longer shown.',
    }),
  },
  several: (amount) => `${amount} new notifications from Playset`,
  digest: (amount) => `Your daily digest from Playset: ${count(amount, 'notification', 'notifications')}`,
  intro: { NOW: 'This just happened:', DAILY: 'This happened since your last digest:' },
  more: (amount) => `And ${amount} more.`,
  action: 'See your notifications',
  closing: 'You’re receiving this because you chose to be emailed about it.',
  securityClosing: 'You’re receiving this because it concerns the security of your Playset account.',
  off: {
    SUBJECT: 'Stop emails about this one',
    KIND: 'Stop emails of this kind',
    ALL: 'Stop all notification emails',
  },
  settings: 'Change how you’re notified',
  push: {
    security: 'Something about the security of your account',
    securityAbout: 'Open Playset to see what it is.',
  },
};
