// Asks the product which printings of a whole catalogue a search finds.
import type { Client } from '../../../../../test/client.js';
import type { FoundCards } from '../sample-catalogue.js';

/** What was found: all of it, or of a long answer its first and its last page. */
export interface Found {
  readonly total: number;
  readonly ids: readonly string[];
  readonly isWhole: boolean;
  readonly warnings: readonly string[];
}

const PAGE = 175;
const READ_WHOLE = 4 * PAGE;

/** Every printing, extra, variation and language counts. */
export async function searchCatalogue(client: Client, q: string): Promise<Found> {
  const page = async (number: number) => {
    const parameters = new URLSearchParams({
      q,
      unique: 'prints',
      include_extras: 'true',
      page: String(number),
    });
    parameters.set('include_multilingual', 'true');
    parameters.set('include_variations', 'true');
    return client.get<FoundCards>(`/api/cards/search?${parameters}`);
  };
  const first = await page(1);
  if (first.status === 404) return { total: 0, ids: [], isWhole: true, warnings: first.body.warnings ?? [] };
  if (first.status !== 200) throw new Error(`${q}: ${first.status} ${JSON.stringify(first.body)}`);
  const { total_cards: total, warnings = [] } = first.body;
  const last = Math.ceil(total / PAGE);
  const isWhole = total <= READ_WHOLE;
  const rest = isWhole ? Array.from({ length: last - 1 }, (_, nth) => nth + 2) : [last];
  const ids = first.body.data.map(({ id }) => id);
  for (const number of rest) ids.push(...(await page(number)).body.data.map(({ id }) => id));
  return { total, ids, isWhole, warnings };
}
