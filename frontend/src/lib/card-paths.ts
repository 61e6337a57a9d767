/** The addresses of card searches and of cards: apart from the others, which every page loads. */
import { paths } from './paths';
import { DEFAULT_DISPLAY, displayQuery, type SearchDisplay } from './search-display';

/** The results of a card search; `search` as typed. */
export const cardResultsPath = (search: string, display: SearchDisplay = DEFAULT_DISPLAY): string =>
  `${paths.cardResults}?search=${encodeURIComponent(search.trim())}${displayQuery(display)}`;

/** A card's page; `search` and its display lead back to the results that it was found in. */
export function cardPath(cardId: string, search?: string | null, display = DEFAULT_DISPLAY): string {
  const page = `${paths.cardResults}/${encodeURIComponent(cardId)}`;
  return search ? `${page}?search=${encodeURIComponent(search)}${displayQuery(display)}` : page;
}
