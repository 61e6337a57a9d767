/** What a notification says, and where it leads. */
import type { NotificationDto } from '../../../api/notifications';
import { preferredLocale } from '../../../lib/locale';
import { formatPrice } from '../../../lib/money';
import { cardPath, foundPath, paths } from '../../../lib/paths';
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
    return new Intl.DateTimeFormat(preferredLocale(), { ...options, ...(timeZone && { timeZone }) }).format(
      moment,
    );
  } catch {
    return new Intl.DateTimeFormat(preferredLocale(), options).format(moment);
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
    default:
      return { title: t.other };
  }
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
