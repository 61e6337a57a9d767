/** What the public pages of a store, a card and an event say about themselves; nothing of it is about a private person. */

import type { EventDto } from '../api/events';
import type { PublicCard, StorefrontDto } from '../api/storefronts';
import { dateFormat } from '../lib/intl';
import { defaultLocale } from '../lib/locale';
import { formatPrice } from '../lib/money';
import { publicCardPath, publicEventPath, storefrontPath } from '../lib/public-paths';
import { texts } from '../texts';
import { type Head, linkPicture, type PageData, playmat } from './head';
import { eventData, productData, storeData } from './structured-data';

/** The API counts as far as this. */
const MAX_COUNT = 1000;
/** Search engines and previews cut what is longer. */
const MAX_DESCRIPTION = 200;

const price = (amount: number) => formatPrice(amount, defaultLocale());

/** What the loader has read; null where there is nothing. */
const subjectOf = <Data>({ data }: PageData): Data | null =>
  (data as { answer: { data: Data | null } } | undefined)?.answer.data ?? null;

const described = (...sentences: (string | false | null)[]): string => {
  const text = sentences.filter(Boolean).join(' ').replace(/\s+/g, ' ');
  return text.length > MAX_DESCRIPTION ? `${text.slice(0, MAX_DESCRIPTION - 1).trimEnd()}…` : text;
};

/** An uploaded picture has an address that changes with it, so that nobody sees the one before. */
const previewOf = ({ url }: { url: string }) => url.replace(/full$/, 'preview.jpg');
/** What a store has to show: its picture, or its newest single. */
const previewOfStore = (uuid: string) => `/api/storefronts/${encodeURIComponent(uuid)}/preview.jpg`;

export function storeHead(page: PageData): Head | null {
  const store = subjectOf<StorefrontDto>(page);
  if (!store) return null;
  const { origin } = page;
  const { uuid, name, address, description, picture, singles, singlesCount } = store;
  return {
    title: texts.metadata.storeTitle(name),
    description: described(
      address && texts.metadata.storeAt(name, address),
      singlesCount > 0 && texts.metadata.singles(singlesCount, singlesCount >= MAX_COUNT),
      description,
    ),
    canonical: origin + storefrontPath(uuid),
    picture:
      picture || singles.length > 0
        ? linkPicture(origin + (picture ? previewOf(picture) : previewOfStore(uuid)), name)
        : playmat(origin),
    structuredData: storeData(store, origin),
  };
}

export function cardHead(page: PageData): Head | null {
  const card = subjectOf<PublicCard>(page);
  if (!card) return null;
  const { origin } = page;
  const { id, name, setName, collectorNumber, marketPrice, offers } = card;
  return {
    title: offers.lowPrice === null ? name : texts.metadata.cardFrom(name, price(offers.lowPrice)),
    description: described(
      `${name} · ${setName} ${collectorNumber}.`,
      offers.copies > 0 && texts.metadata.offers(offers.stores, offers.players),
      marketPrice !== null && texts.metadata.marketPrice(price(marketPrice)),
    ),
    canonical: origin + publicCardPath(id),
    picture: linkPicture(`${origin}/api/cards/${encodeURIComponent(id)}/preview.jpg`, name),
    structuredData: productData(card, origin),
  };
}

export function eventHead(page: PageData): Head | null {
  const event = subjectOf<EventDto>(page);
  if (!event) return null;
  const { origin } = page;
  const { name, location, format, user, date, time, timeZone, picture } = event;
  const starts = new Date(`${date}T${time}Z`);
  const when = dateFormat(defaultLocale(), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(starts);
  return {
    title: texts.metadata.eventAt(name, user.name),
    description: described(`${when}.`, `${format.name}.`, `${location}.`),
    canonical: origin + publicEventPath(event.uuid),
    picture: linkPicture(origin + (picture ? previewOf(picture) : previewOfStore(user.uuid)), name),
    structuredData: eventData(event, origin),
  };
}
