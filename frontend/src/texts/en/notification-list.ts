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
  eventPlaces: {
    OFFERED: (event) => `A place at ${event} is yours if you want it`,
    LAPSED: (event) => `The place at ${event} went to the next person`,
    WAITING_AGAIN: (event) => `You’re on the waiting list of ${event} again`,
  } as Record<string, (event: string) => string>,
  eventPlace: (event: string) => `News about your place at ${event}`,
  confirmBy: (when: string) => `Confirm by ${when}, or it goes to the next person.`,
  eventChanges: {
    CALLED_OFF: (event) => `${event} was canceled`,
    ON_AGAIN: (event) => `${event} takes place after all`,
    MOVED: (event) => `${event} was moved`,
    CHANGED: (event) => `${event} has changed`,
  } as Record<string, (event: string) => string>,
  eventStarts: (when: string) => `It starts on ${when}.`,
  eventWouldStart: (when: string) => `It would have started on ${when}.`,
  eventMessage: (store: string, event: string) => `${store} wrote to everybody who goes to ${event}`,
  somebody: 'Somebody',
  offerCards: (cards: number, first: string) =>
    cards > 1 ? `${first} and ${formatNumber(cards - 1)} more` : first,
  dealings: {
    SENT: (person) => `${person} made you an offer`,
    HOLD_ASKED: (person) => `${person} asks you to hold cards`,
    COUNTERED: (person) => `${person} made you a counteroffer`,
    REMINDER: (person) => `The offer of ${person} ends within a day`,
    ACCEPTED: (person) => `${person} accepted your offer`,
    DECLINED: (person) => `${person} declined your offer`,
    WITHDRAWN: (person) => `${person} withdrew an offer`,
    EXPIRED: (person) => `An offer between you and ${person} has expired`,
    HELD: (person) => `You’re holding cards for ${person}`,
    MEETING_PROPOSED: (person) => `${person} suggested a time and place`,
    MEETING_CONFIRMED: (person) => `${person} confirmed when and where you meet`,
    PLACE_LOST: (person) => `Your deal with ${person} needs a new place`,
    WITNESS_REQUIRED: (person) => `The store hands over in your deal with ${person}`,
    PUT_ASIDE: (person) => `${person} has put your cards aside`,
    SIGNALED: (person) => `News from ${person} about your meeting`,
    AMENDMENT_PROPOSED: (person) => `${person} wants to change your deal`,
    AMENDMENT_AGREED: (person) => `${person} agreed to your change`,
    AMENDMENT_DECLINED: (person) => `${person} declined your change`,
    AMENDMENT_WITHDRAWN: (person) => `${person} withdrew a change of your deal`,
    CONFIRMED_BY_ONE: (person) => `${person} confirmed the hand-over`,
    CONFIRMED_BY_BOTH: (person) => `Your deal with ${person} is done`,
    CONFIRMED_IN_PART: (person) => `Your deal with ${person} is done in part`,
    WITNESSED: (person) => `Your deal with ${person} is done: the store has witnessed it`,
    WITNESSED_IN_PART: (person) => `Your deal with ${person} is done in part: the store has witnessed it`,
    LEFT_AT_COUNTER: (person) => `The cards of your deal with ${person} wait at the counter`,
    RETURNED: (person) => `The cards of your deal with ${person} went back`,
    CARDS_ACCOUNTED_FOR: (person) => `Your deal with ${person} is closed without a confirmation`,
    CANCELLED: (person) => `${person} canceled your deal`,
    NO_SHOW_CLAIMED: (person) => `${person} says that you didn’t come`,
    DISPUTED: (person) => `${person} says that something is wrong`,
    ACCOUNT_CLOSED: (person) => `The account of ${person} is no longer active`,
    HOLD_MOVED: (person) => `The hold between you and ${person} lasts longer`,
    STOCK_CONFLICT: (person) => `A card of your deal with ${person} may be missing`,
    CONFLICT_CLEARED: (person) => `${person} has the card after all`,
    CONFLICT_LAPSED: (person) => `Your deal with ${person} was canceled: sold elsewhere`,
  } as Record<string, (person: string) => string>,
  offerChanged: (person: string) => `An offer between you and ${person} has ended`,
  dealChanged: (person: string) => `Your deal with ${person} has changed`,
  dealDue: (person: string, hours: number) =>
    `Your deal with ${person} is due in ${countWithNoun(hours, { one: 'hour', other: 'hours' })}`,
  dealDueAbout: 'If you can’t make it, let them know.',
  messageReceived: (person: string) => `${person} wrote to you`,
  messageAboutDeal: 'It’s about your deal.',
  messageAboutOffer: 'It’s about an offer.',
  codesLocked: 'Too many wrong codes were entered',
  codesLockedAbout: (person: string) => `The hand-over of your deal with ${person} is locked for a while.`,
  decided: (measure: string, isComplaint: boolean): string => {
    if (measure === 'SUSPEND') return 'Your account is suspended';
    if (measure === 'HIDE') return 'A moderator has hidden something of yours';
    if (measure === 'WARN') return 'A moderator has warned you';
    return isComplaint ? 'Your complaint was right' : 'A moderator has decided something about you';
  },
  reportDecided: (title: string) =>
    title === '' ? 'Your report is decided' : `Your report about “${title}” is decided`,
  reportActed: 'It was against our rules, and we’ve done something about it. Thanks for telling us.',
  reportDismissed: 'We found nothing against our rules. If you know more, report it again.',
  other: 'There’s news about your account',
};
