// A stock for stories of exports, and the rows of a file.
import type { Member } from '../../../../../test/people.js';
import type { Story } from '../../../../../test/story.js';
import type { NewCopies } from '../../../listings/index.js';
import { addStock, copiesOf } from '../../test/a-stock.js';

/** Adds copies to somebody's stock; of what is not named one near mint copy of the first sample card for $5.99. */
export async function stocked(
  market: Story,
  member: Member,
  ...copies: readonly (Partial<NewCopies> & { readonly card?: number })[]
): Promise<void> {
  const { refused } = await addStock(
    market,
    member,
    copies.map(({ card = 1, ...values }) => copiesOf(card, { price_cents: 599, ...values })),
  );
  expect(refused).toEqual([]);
}

/** The lines of a file, without the one of its column names. */
export const rowsOf = (file: string): string[] => file.split('\r\n').slice(1, -1);
