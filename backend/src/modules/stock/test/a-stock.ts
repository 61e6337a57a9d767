// A stock for stories: copies of sample cards, added as an import adds them.
import type { Member } from '../../../../test/people.js';
import type { Story } from '../../../../test/story.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { ListingsFacade, type NewCopies } from '../../listings/index.js';
import { aSampleCard } from '../../listings/test/sample.js';
import type { StockLineDto } from '../dto/stock-line.dto.js';

/** Copies of the nth sample card. */
export const copiesOf = (nth: number, values: Partial<NewCopies> = {}): NewCopies => ({
  card_id: aSampleCard(nth).id,
  condition: 'NEAR_MINT',
  finish: 'NONFOIL',
  price_cents: 250,
  quantity: 1,
  ...values,
});

/** Adds copies to a member's stock. */
export const addStock = (market: Story, { user }: Member, copies: readonly NewCopies[]) =>
  market.app.get(UnitOfWork).run(() => market.app.get(ListingsFacade).addCopies(user.uuid, copies));

/** The lines of a member's stock. */
export const linesOf = async ({ client }: Member, query = ''): Promise<StockLineDto[]> =>
  (await client.get<StockLineDto[]>(`/api/stock/lines${query}`)).body;
