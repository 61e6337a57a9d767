/** Stores, events and cards as schema.org describes them, for search engines. Sellers are stores alone. */

import type { EventDto } from '../api/events';
import type { PublicCard, StorefrontDto } from '../api/storefronts';
import { dateFormat } from '../lib/intl';
import { publicCardPath, publicEventPath, storefrontPath } from '../lib/public-paths';

type Thing = Readonly<Record<string, unknown>>;

const DAY = 'https://schema.org/';
const SOLD_OUT = `${DAY}SoldOut`;
const IN_STOCK = `${DAY}InStock`;
const END_OF_DAY = '23:59';
const titled = (word: string) => word.charAt(0) + word.slice(1).toLowerCase();
/** Schema.org's times have no 24:00. */
const closing = (time: string) => (time === '24:00' ? END_OF_DAY : time);

/** A thing without what is unknown of it. */
const known = (thing: Record<string, unknown>): Thing =>
  Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== null && value !== undefined));

/** A store; a search engine calls it a hobby shop. */
export const storeData = (store: StorefrontDto, origin: string): Thing =>
  known({
    '@type': 'HobbyShop',
    '@id': origin + storefrontPath(store.uuid),
    name: store.name,
    url: origin + storefrontPath(store.uuid),
    image: origin + (store.picture?.url ?? '/preview.png'),
    description: store.description,
    sameAs: store.website,
    address:
      store.address &&
      known({ '@type': 'PostalAddress', streetAddress: store.address, addressCountry: store.place?.country }),
    geo: store.place && {
      '@type': 'GeoCoordinates',
      latitude: store.place.latitude,
      longitude: store.place.longitude,
    },
    openingHoursSpecification:
      store.hours.weekly.length > 0 ? store.hours.weekly.map(weeklyHours) : undefined,
    specialOpeningHoursSpecification:
      store.hours.exceptions.length > 0 ? store.hours.exceptions.flatMap(dateHours) : undefined,
  });

const weeklyHours = ({ day, opens, closes }: StorefrontDto['hours']['weekly'][number]): Thing => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: DAY + titled(day),
  opens,
  closes: closing(closes),
});

/** A day on which a store is closed opens and closes at the same time. */
const dateHours = ({ date, intervals }: StorefrontDto['hours']['exceptions'][number]): Thing[] =>
  (intervals.length > 0 ? intervals : [{ opens: '00:00', closes: '00:00' }]).map(({ opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens,
    closes: closing(closes),
  }));

/** A printing of a card with what it costs on Playset: each store's offer, and of all others how many there are. */
export function productData(card: PublicCard, origin: string): Thing {
  const { id, name, setName, collectorNumber, oracleText, offers } = card;
  const url = origin + publicCardPath(id);
  return known({
    '@type': 'Product',
    '@id': url,
    name: `${name} (${setName} ${collectorNumber})`,
    url,
    image: `${origin}/api/cards/${encodeURIComponent(id)}/image/front/normal`,
    description: oracleText,
    offers:
      offers.lowPrice === null
        ? undefined
        : {
            '@type': 'AggregateOffer',
            priceCurrency: 'USD',
            lowPrice: offers.lowPrice,
            highPrice: offers.highPrice,
            offerCount: offers.forSale,
            offers: offers.sellers.flatMap(({ uuid, name: store, price }) =>
              price === null
                ? []
                : [
                    {
                      '@type': 'Offer',
                      price,
                      priceCurrency: 'USD',
                      availability: `${DAY}InStoreOnly`,
                      seller: { '@type': 'HobbyShop', name: store, url: origin + storefrontPath(uuid) },
                    },
                  ],
            ),
          },
  });
}

/** An event at a store. */
export function eventData(event: EventDto, origin: string): Thing {
  const { uuid, name, date, time, endDate, endTime, timeZone, format, description, user, picture } = event;
  const url = origin + publicEventPath(uuid);
  return known({
    '@type': 'Event',
    '@id': url,
    name,
    url,
    image: origin + (picture?.url ?? '/preview.png'),
    description: description ?? format.name,
    startDate: withOffset(new Date(`${date}T${time}Z`), timeZone),
    endDate: endDate && endTime ? withOffset(new Date(`${endDate}T${endTime}Z`), timeZone) : undefined,
    eventStatus: `${DAY}EventScheduled`,
    eventAttendanceMode: `${DAY}OfflineEventAttendanceMode`,
    location: placeData(event),
    organizer: { '@type': 'HobbyShop', name: user.name, url: origin + storefrontPath(user.uuid) },
    offers: placeOffered(event, url),
  });
}

/** Its store, or where else it is. */
const placeData = ({ user, location, place }: EventDto): Thing =>
  known({
    '@type': 'Place',
    name: place?.label ?? user.name,
    address: known({ '@type': 'PostalAddress', streetAddress: location, addressLocality: place?.label }),
    geo: place && { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude },
  });

/** What a place at an event costs, and whether there is one; undefined where the store doesn't say what it costs. */
function placeOffered({ fee, attendance }: EventDto, url: string): Thing | undefined {
  if (fee === null) return undefined;
  const availability = attendance.freePlaces === 0 ? SOLD_OUT : IN_STOCK;
  return { '@type': 'Offer', url, price: fee, priceCurrency: 'USD', availability };
}

/** A moment in ISO 8601 with the offset of its zone: `2026-03-13T19:30:00-05:00`. */
export function withOffset(moment: Date, timeZone: string): string {
  const parts = dateFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(moment);
  const offset = /[+-]\d{2}:\d{2}$/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '')?.[0];
  if (!offset) return moment.toISOString().replace('.000Z', 'Z');
  const minutes =
    (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4))) * (offset.startsWith('-') ? -1 : 1);
  const wall = new Date(moment.getTime() + minutes * 60_000);
  return wall.toISOString().replace('.000Z', offset);
}
