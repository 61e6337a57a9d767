// The story of a price that moves after two have agreed: what they agreed on stays, and both see what the market says today.
import { expectConsistent, opened, seenBy, step } from '../../../../test/deals.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { Sql } from '../../../platform/database/sql.js';
import { importSample } from '../../listings/test/sample.js';

const market = story();
let kim: Member;
let robin: Member;
beforeAll(async () => {
  await importSample(market);
  [kim, robin] = [await signedUp(market, { name: 'Kim Lee' }), await signedUp(market)];
});
afterEach(() => expectConsistent(market));

/** The market price at agreement becomes another one: as if today’s had moved the other way. */
const agreedAt = (deal: string, cents: number) =>
  market.app.get(Sql).rows(
    {
      name: 'test.agreed-at',
      text: `update deals.deal set sheet = jsonb_set(sheet::jsonb, '{lines,0,market,price}', to_jsonb($2::int / 100.0))::json where uuid = $1`,
    },
    [deal, cents],
  );

it('both see a note once the market price has moved by more than 15 %, and the sheet stays', async () => {
  const deal = await opened(market, kim, robin);
  const { sheet, priceNotes } = await seenBy(kim, deal);
  expect(priceNotes).toEqual([]);
  const today = Math.round((sheet.lines[0]?.market?.price ?? 0) * 100);
  expect(today).toBeGreaterThan(0);
  await agreedAt(deal, Math.round(today / 1.1));
  expect((await seenBy(kim, deal)).priceNotes).toEqual([]);
  await agreedAt(deal, today * 2);
  for (const party of [kim, robin]) {
    const seen = await seenBy(party, deal);
    expect(seen.priceNotes).toEqual([
      {
        nth: 0,
        agreed: (today * 2) / 100,
        today: today / 100,
        asOf: sheet.lines[0]?.market?.asOf,
        percent: -50,
      },
    ]);
    expect(seen.sheet.hash).toBe(sheet.hash);
  }
  await step(kim, deal, 'cancel', { reason: 'CHANGED_MIND' });
  expect((await seenBy(kim, deal)).priceNotes).toEqual([]);
});
