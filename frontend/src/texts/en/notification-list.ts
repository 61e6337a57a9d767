/** The texts of the list of notifications. */
import { createFormatters } from '../formatters';

const { countWithNoun, formatNumber } = createFormatters('en');

/** “Firefox on Windows”, of which either may be unknown. */
const device = (browser: string | null | undefined, system: string | null | undefined) =>
  [browser ?? 'another device', system && `on ${system}`].filter(Boolean).join(' ');

export const notificationList = {
  list: 'Notifications',
  loading: 'Loading notifications',
  failed: 'Your notifications didn’t load.',
  none: 'You don’t have any notifications.',
  noneYet:
    'We’ll let you know about new logins, and about changes to listings that you sent a message about.',
  unread: 'Unread',
  unreadCount: (count: number) => (count > 0 ? `${formatNumber(count)} unread` : 'All read'),
  upTo: (most: number) => `${most}+`,
  markRead: (title: string) => `Mark as read: ${title}`,
  markAllRead: 'Mark all as read',
  notMarked: 'We couldn’t mark it as read.',
  newDevice: (browser: string | null | undefined, system: string | null | undefined) =>
    `New login from ${device(browser, system)}`,
  newDeviceAbout: 'If this wasn’t you, log that device out and change your password.',
  passwordChanged: 'Your password was changed',
  passwordChangedAbout: 'If this wasn’t you, reset your password and check your devices.',
  cardsImported: (added: number) =>
    `${countWithNoun(added, { one: 'new printing', other: 'new printings' })} in the card database`,
  cardsImportedAbout: 'You can list them now.',
  pricesHeldBack: (copies: number) =>
    copies === 1
      ? 'The new price of 1 copy needs a look'
      : `The new prices of ${formatNumber(copies)} copies need a look`,
  pricesHeldBackAbout: 'Your price rules would more than triple a price, or cut it to less than a third.',
  countExpired: (copies: number) =>
    copies === 1 ? 'Still have this card?' : `Still have these ${formatNumber(copies)} cards?`,
  countExpiredAbout: 'You haven’t counted them for a long time, so buyers don’t see them anymore.',
  listingSold: (card: string) => `${card} was sold`,
  listingWithdrawn: (card: string) => `${card} is no longer listed`,
  listingRestored: (card: string) => `${card} is listed again`,
  listingAbout: 'You sent a message about this listing.',
  storeEvents: (store: string, events: number) =>
    events > 1 ? `${store} has ${formatNumber(events)} new events` : `New event at ${store}`,
  storeEventAbout: (event: string, when: string) => `${event}: ${when}`,
  storeSingles: (store: string, singles: number) =>
    `${store} has ${countWithNoun(singles, { one: 'new single', other: 'new singles' })}`,
  storeAbout: 'You follow this store.',
  unfollow: (store: string) => `Unfollow ${store}`,
  unfollowed: (store: string) => `You no longer follow ${store}.`,
  notUnfollowed: 'You still follow this store: that didn’t work.',
  wantMatched: (copies: number, cards: number, card: string) =>
    cards === 1
      ? copies === 1
        ? `${card} is here`
        : `${formatNumber(copies)} copies of ${card} are here`
      : `${formatNumber(cards)} cards that you want are here`,
  wantOffer: (card: string, price: string, before: string | null) =>
    before === null ? `${card} for ${price}` : `${card} for ${price} instead of ${before}`,
  other: 'There’s news about your account',
};
