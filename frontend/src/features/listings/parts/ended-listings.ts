/** Where the lines about listings that were sold or deleted stand in the list, and for how long. */
import type { ListingDto } from '../../../api/listings';

/** So long the server takes it back, in milliseconds. */
export const RESTORABLE_MS = 10 * 60 * 1000;

/** How listings left the list. */
export interface Ending {
  kind: 'sold' | 'withdrawn';
  /** The listing that it was about, the first of its copies. */
  listing: ListingDto;
  /** All that left. */
  uuids: readonly string[];
}

/** What is left of them in the list. */
export interface Ended extends Ending {
  id: number;
  /** What stood above it. */
  above: readonly string[];
  /** When it can no longer be taken back. */
  until: number;
  /** Those that the list was seen without: there again, they were restored, here or in another tab. */
  away: readonly string[];
  /** `undone` until the list has them again. */
  state: 'offered' | 'busy' | 'undone';
}

/** One place in the list. */
export type Place = { listing: ListingDto } | { ended: Ended };

const isBack = ({ away, state }: Ended, uuid: string) => state === 'undone' || away.includes(uuid);

/** The rows without those that have ended, and a line in the place of each ending. */
export function placesOf(rows: readonly ListingDto[], endings: readonly Ended[]): Place[] {
  const there = new Set(rows.map(({ uuid }) => uuid));
  const hidden = new Set(endings.flatMap((ended) => ended.uuids.filter((uuid) => !isBack(ended, uuid))));
  const places: Place[] = rows.filter(({ uuid }) => !hidden.has(uuid)).map((listing) => ({ listing }));
  for (const ended of endings) {
    if (ended.uuids.every((uuid) => there.has(uuid) && isBack(ended, uuid))) continue;
    const last = places.findLastIndex((place) => ended.above.includes(keyOf(place)));
    places.splice(last + 1, 0, { ended });
  }
  return places;
}

/** The endings with what the list, read again, says of them; the same array where it says nothing new. */
export function seenWithout(rows: readonly ListingDto[], endings: readonly Ended[]): readonly Ended[] {
  const there = new Set(rows.map(({ uuid }) => uuid));
  const next = endings.map((ended) => {
    const gone = ended.uuids.filter((uuid) => !there.has(uuid) && !ended.away.includes(uuid));
    return gone.length === 0 ? ended : { ...ended, away: [...ended.away, ...gone] };
  });
  return next.some((ended, at) => ended !== endings[at]) ? next : endings;
}

/** What a place is known by: the uuid of the listing that is or stood there. */
export const keyOf = (place: Place): string =>
  'listing' in place ? place.listing.uuid : place.ended.listing.uuid;
