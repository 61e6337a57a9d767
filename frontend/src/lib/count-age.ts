/** How old a count is, by the moments that the server tells: it knows for how long a count is fresh. */

/** What listings and lines say of their count; moments in ISO 8601. */
export interface Counted {
  countedAt: string;
  freshUntil: string;
  listedUntil: string;
}

type CountAge = 'fresh' | 'stale' | 'expired';

export function countAgeOf(
  { freshUntil, listedUntil }: Pick<Counted, 'freshUntil' | 'listedUntil'>,
  now = Date.now(),
): CountAge {
  if (now < Date.parse(freshUntil)) return 'fresh';
  return now < Date.parse(listedUntil) ? 'stale' : 'expired';
}

/** The same after a count at `now`, which is fresh for as long as the one before. */
export function countedAgain({ countedAt, freshUntil, listedUntil }: Counted, now = Date.now()): Counted {
  const later = now - Date.parse(countedAt);
  const moved = (moment: string) => new Date(Date.parse(moment) + later).toISOString();
  return { countedAt: moved(countedAt), freshUntil: moved(freshUntil), listedUntil: moved(listedUntil) };
}
