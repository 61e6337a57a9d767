/** The call of the card database that a search and its display stand for. */
import type { CardSearch } from '../../../api/cards';
import { type SearchDisplay, USUAL_DISPLAY } from '../../../lib/search-display';

/** What is usual is not said: the card database has the same idea of it. */
export const searchOf = (search: string, { order, dir, unique, extras }: SearchDisplay): CardSearch => ({
  q: search,
  unique,
  extras,
  order: order === USUAL_DISPLAY.order ? undefined : order,
  dir: dir === 'auto' ? undefined : dir,
});
