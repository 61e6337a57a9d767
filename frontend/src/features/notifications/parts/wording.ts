/** What a notification says, and where it leads. */
import type { NotificationDto } from '../../../api/notifications';
import { cardPath } from '../../../lib/card-paths';
import { dateFormat } from '../../../lib/intl';
import { preferredLocale } from '../../../lib/locale';
import { formatPrice } from '../../../lib/money';
import { dealPath, foundPath, offerPath, paths } from '../../../lib/paths';
import { publicEventPath, storefrontPath } from '../../../lib/public-paths';
import { texts } from '../../../texts';

interface Wording {
  title: string;
  about?: string;
  /** The page on which something can be done about it. */
  to?: string;
  /** The store that it is about because its reader follows that. */
  store?: FollowedStore;
}

export interface FollowedStore {
  uuid: string;
  name: string;
}

type Details = NotificationDto['details'];

const followedStore = ({ store, storeName = '' }: Details): Pick<Wording, 'store'> =>
  store ? { store: { uuid: store, name: storeName } } : {};

/** When an event starts, as the clock at its place shows it; a zone that this browser doesn't know counts as its own. */
function startOf({ startsAt = '', timeZone }: Details): string {
  const options = { dateStyle: 'full', timeStyle: 'short' } as const;
  const moment = new Date(startsAt);
  try {
    return dateFormat(preferredLocale(), { ...options, ...(timeZone && { timeZone }) }).format(moment);
  } catch {
    return dateFormat(preferredLocale(), options).format(moment);
  }
}

/** A kind that this client does not know yet has words that fit any. */
export function wordingOf({ kind, details }: NotificationDto): Wording {
  const t = texts.notificationList;
  const listing = (title: (card: string) => string): Wording => ({
    title: title(details.cardName ?? ''),
    about: t.listingAbout,
    ...(details.cardId && { to: cardPath(details.cardId) }),
  });
  switch (kind) {
    case 'NEW_DEVICE':
      return {
        title: t.newDevice(details.browser, details.system),
        about: t.newDeviceAbout,
        to: paths.settings,
      };
    case 'PASSWORD_CHANGED':
      return { title: t.passwordChanged, about: t.passwordChangedAbout, to: paths.settings };
    case 'CARDS_IMPORTED':
      return { title: t.cardsImported(details.added ?? 0), about: t.cardsImportedAbout, to: paths.cards };
    case 'COUNT_EXPIRED':
      return {
        title: t.countExpired(details.copies ?? 0),
        about: t.countExpiredAbout,
        to: `${paths.stock}?age=STALE,EXPIRED`,
      };
    case 'STORE_EVENT':
      return {
        title: t.storeEvents(details.storeName ?? '', details.events ?? 1),
        about: t.storeEventAbout(details.eventName ?? '', startOf(details)),
        ...(details.event && { to: publicEventPath(details.event) }),
        ...followedStore(details),
      };
    case 'EVENT_PLACE':
    case 'EVENT_CHANGED':
    case 'EVENT_MESSAGE':
      return attended(kind, details);
    case 'STORE_SINGLES':
      return {
        title: t.storeSingles(details.storeName ?? '', details.copies ?? 0),
        about: t.storeAbout,
        ...(details.store && { to: storefrontPath(details.store) }),
        ...followedStore(details),
      };
    case 'LISTING_SOLD':
      return listing(t.listingSold);
    case 'LISTING_WITHDRAWN':
      return listing(t.listingWithdrawn);
    case 'LISTING_RESTORED':
      return listing(t.listingRestored);
    case 'PRICES_HELD_BACK':
      return {
        title: t.pricesHeldBack(details.copies ?? 0),
        about: t.pricesHeldBackAbout,
        to: paths.stockPrices,
      };
    case 'WANT_MATCHED':
      return wantMatched(details);
    case 'OFFER_RECEIVED':
    case 'OFFER_ANSWERED':
    case 'DEAL_CHANGED':
    case 'DEAL_MEETING':
    case 'DEAL_REMINDER':
    case 'HAND_OVER_LOCKED':
    case 'MESSAGE_RECEIVED':
      return dealt(kind, details);
    case 'MODERATION_DECISION':
      return {
        title: t.decided(details.measure ?? '', details.isComplaint === true),
        about: details.reason ?? '',
        to: paths.decisions,
      };
    case 'REPORT_DECIDED':
      return {
        title: t.reportDecided(details.title ?? ''),
        about: details.change === 'ACTED' ? t.reportActed : t.reportDismissed,
      };
    default:
      return { title: t.other };
  }
}

/** What has happened at an event that its reader has answered; the page of one that was canceled is gone. */
function attended(kind: 'EVENT_PLACE' | 'EVENT_CHANGED' | 'EVENT_MESSAGE', details: Details): Wording {
  const t = texts.notificationList;
  const { event, eventName = '', change = '', until, person, text } = details;
  const when = startOf(details);
  if (kind === 'EVENT_CHANGED' && change === 'CALLED_OFF')
    return { title: t.eventChanges.CALLED_OFF?.(eventName) ?? eventName, about: t.eventWouldStart(when) };
  const page = event === undefined ? {} : { to: publicEventPath(event) };
  if (kind === 'EVENT_MESSAGE')
    return { title: t.eventMessage(person || t.somebody, eventName), about: text ?? '', ...page };
  const said = kind === 'EVENT_PLACE' ? t.eventPlaces[change] : t.eventChanges[change];
  const about =
    kind === 'EVENT_PLACE' && until
      ? t.confirmBy(startOf({ ...details, startsAt: until }))
      : t.eventStarts(when);
  return { title: (said ?? t.eventPlace)(eventName), about, ...page };
}

/** What has happened to an offer or a deal, and the page of the deal if there is one. */
function dealt(
  kind:
    | 'OFFER_RECEIVED'
    | 'OFFER_ANSWERED'
    | 'DEAL_CHANGED'
    | 'DEAL_MEETING'
    | 'DEAL_REMINDER'
    | 'HAND_OVER_LOCKED'
    | 'MESSAGE_RECEIVED',
  { person, change = '', cards = 0, cardName = '', hours = 0, offer, deal }: Details,
): Wording {
  const t = texts.notificationList;
  const name = person || t.somebody;
  const to = (deal && dealPath(deal)) || (offer && offerPath(offer)) || undefined;
  const page = to === undefined ? {} : { to };
  if (kind === 'DEAL_REMINDER') return { title: t.dealDue(name, hours), about: t.dealDueAbout, ...page };
  if (kind === 'HAND_OVER_LOCKED') return { title: t.codesLocked, about: t.codesLockedAbout(name), ...page };
  if (kind === 'MESSAGE_RECEIVED')
    return {
      title: t.messageReceived(name),
      about: deal ? t.messageAboutDeal : t.messageAboutOffer,
      ...page,
    };
  const said = t.dealings[change] ?? (kind.startsWith('DEAL_') ? t.dealChanged : t.offerChanged);
  return { title: said(name), ...(cardName && { about: t.offerCards(cards, cardName) }), ...page };
}

/** Copies that fit what somebody wants: how many, and the cheapest of a few cards. */
function wantMatched({ copies = 0, cards = 0, best = [], batch }: NotificationDto['details']): Wording {
  const t = texts.notificationList;
  const offers = best.map(({ cardName, price, before }) =>
    t.wantOffer(cardName, formatPrice(price), before === null ? null : formatPrice(before)),
  );
  return {
    title: t.wantMatched(copies, cards, best[0]?.cardName ?? ''),
    about: offers.join(' · '),
    to: foundPath(batch),
  };
}
