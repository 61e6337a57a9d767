// Price rules for stories, and what cards cost on the market.
import { DataSource } from 'typeorm';
import type { Member } from '../../../../../test/people.js';
import type { Story } from '../../../../../test/story.js';
import { aSampleCard } from '../../../listings/test/sample.js';
import { linesOf } from '../../test/a-stock.js';
import type { PriceRulesDto } from '../dto/price-rules.dto.js';
import type { HeldPriceDto } from '../dto/price-run.dto.js';

export const RULES = {
  percent: 90,
  exceptions: [
    { condition: 'LIGHTLY_PLAYED', finish: null, percent: 70 },
    { condition: null, finish: 'FOIL', percent: 80 },
  ],
  floor: 0.5,
  ceiling: 40,
  roundTo: 0.25,
  neverBelowPaid: true,
  automatic: false,
};

/** A copy whose price is not typed. */
export const BY_RULE = { price_set_by: 'RULE', price_cents: 800 } as const;

/** What the nth sample card costs on the market from now on, in cents. */
export const quote = (market: Story, nth: number, cents: number | null): Promise<unknown> =>
  market.app.get(DataSource).query(
    `update cards.printing_price set usd = $2, usd_foil = $2
      where pid = (select pid from cards.printing where id = $1)`,
    [aSampleCard(nth).id, cents],
  );

export const PATH = '/api/stock/price-rules';

/** Saves rules, whatever there are. */
export const save = ({ client }: Member, rules: object = {}) =>
  client.put<PriceRulesDto>(PATH, { ...RULES, ...rules });

/** What waits for a look. */
export const heldOf = async ({ client }: Member): Promise<HeldPriceDto[]> =>
  (await client.get<HeldPriceDto[]>(`${PATH}/held`)).body;

/** The price of each line, who set it, and of how many copies, the cheapest first. */
export const pricesOf = async (member: Member) =>
  (await linesOf(member, '?sort=price')).map(({ price, priceSetBy, quantity }) => [
    price,
    priceSetBy,
    quantity,
  ]);

/** Hands a stock to rules that hold back what costs less than $33; resolves with a line of that. */
export async function holdAPriceBack(member: Member): Promise<string | undefined> {
  await save(member, { floor: 100, ceiling: null });
  await member.client.post('/api/stock/edits', { filter: {}, change: { priceByRules: true } });
  return (await heldOf(member))[0]?.line;
}
