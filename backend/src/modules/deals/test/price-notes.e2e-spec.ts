// The story of a price that moves after two have agreed: what they agreed on stays, and both see what the market says today.
import type { ProblemBody } from '../../../../test/client.js';
import { expectConsistent, listed, opened, seenBy, step } from '../../../../test/deals.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { Sql } from '../../../platform/database/sql.js';
import { hashOf } from '../frozen-sheet.js';

const market = story({}, { sample: true });
let kim: Member;
let robin: Member;
beforeAll(async () => {
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

// @spec call-propose-amendment, call-agree-amendment
it('either may ask to agree on other prices: what both had agreed on is kept until the other agrees', async () => {
  const copies = [...(await listed(robin)), ...(await listed(kim))].map((listing, nth) => ({
    ...{ listing, giver: (nth === 0 ? robin : kim).user.uuid, priceCents: 500 },
  }));
  const cash = { cents: 100, payer: kim.user.uuid };
  const deal = await opened(market, kim, robin, { copies, cash });
  const { sheet } = await seenBy(kim, deal);
  await agreedAt(deal, 1);
  expect((await seenBy(kim, deal)).priceNotes).toHaveLength(1);
  const ask = (price: number) =>
    step(robin, deal, 'amendment', { struck: [], conditions: [], prices: [{ nth: 0, price }] });
  expect((await ask(5)).status).toBe(400);
  const asked = await ask(7.5);
  expect(asked.body).toMatchObject({
    amendment: { prices: [{ nth: 0, price: 7.5 }], cash: { amount: 3.5, payer: kim.user.uuid } },
    ...{ cash: { amount: 1, payer: kim.user.uuid }, whoseTurn: kim.user.uuid, state: 'AGREED' },
  });
  expect(asked.body.lines.map(({ price }) => price)).toEqual([5, 5]);
  expect((await ask(7.5)).body.version).toBe(asked.body.version);
  const agreed = (await step(kim, deal, 'amendment/agree')).body;
  expect(agreed).toMatchObject({
    amendment: null,
    cash: { amount: 3.5, payer: kim.user.uuid },
    priceNotes: [],
  });
  expect(agreed.lines.map(({ price }) => price)).toEqual([7.5, 5]);
  expect(agreed.sheet.lines.map(({ price }) => price)).toEqual([7.5, 5]);
  expect(agreed.sheet.hash).not.toBe(sheet.hash);
  expect(hashOf(agreed.sheet as never)).toBe(agreed.sheet.hash);
});

it('what is paid turns round, or is nothing, as prices say', async () => {
  const copies = [...(await listed(robin)), ...(await listed(kim))].map((listing, nth) => ({
    ...{ listing, giver: (nth === 0 ? robin : kim).user.uuid, priceCents: 500 },
  }));
  const deal = await opened(market, kim, robin, { copies, cash: { cents: 100, payer: kim.user.uuid } });
  const cashFor = async (price: number) => {
    const prices = [{ nth: 1, price }];
    return (await step(kim, deal, 'amendment', { struck: [], conditions: [], prices })).body.amendment?.cash;
  };
  expect(await cashFor(6)).toBeNull();
  expect(await cashFor(8)).toEqual({ amount: 2, payer: robin.user.uuid });
});

// @spec call-propose-amendment
it('in a sale what is struck is not paid for, and the sheet is of what is left, as it is', async () => {
  const copies = (await listed(robin, 2)).map((listing) => ({
    ...{ listing, giver: robin.user.uuid, priceCents: 500 },
  }));
  const deal = await opened(market, kim, robin, { copies, cash: { cents: 900, payer: kim.user.uuid } });
  const { sheet } = await seenBy(kim, deal);
  const asked = await step(robin, deal, 'amendment', { struck: [1], conditions: [] });
  expect(asked.body.amendment?.cash).toEqual({ amount: 4, payer: kim.user.uuid });
  const agreed = (await step(kim, deal, 'amendment/agree')).body;
  expect(agreed.cash).toEqual({ amount: 4, payer: kim.user.uuid });
  expect(agreed.sheet).toMatchObject({ lines: [{ nth: 0, price: 5 }], totals: { first: { cash: 4 } } });
  expect(agreed.sheet.hash).not.toBe(sheet.hash);
  await step(robin, deal, 'amendment', { struck: [], conditions: [{ nth: 0, condition: 'DAMAGED' }] });
  const worn = (await step(kim, deal, 'amendment/agree')).body;
  expect(worn).toMatchObject({ cash: agreed.cash, sheet: { lines: [{ nth: 0, conditionFactor: 0.3 }] } });
  expect(worn.sheet.hash).not.toBe(agreed.sheet.hash);
});

it('a line is struck or has another price, not both', async () => {
  const copies = (await listed(robin, 2)).map((listing) => ({
    ...{ listing, giver: robin.user.uuid, priceCents: 500 },
  }));
  const deal = await opened(market, kim, robin, { copies, cash: { cents: 1000, payer: kim.user.uuid } });
  const amend = (prices: object[]) =>
    step<ProblemBody>(robin, deal, 'amendment', { struck: [1], conditions: [], prices });
  const { status, body } = await amend([{ nth: 1, price: 7 }]);
  expect([status, body.code]).toEqual([400, 'deals.unknown-line']);
  expect((await amend([{ nth: 0, price: 7 }])).body).toMatchObject({
    amendment: { cash: { amount: 7, payer: kim.user.uuid } },
  });
});

it('the same amendment again changes nothing, also where it names what is as it was', async () => {
  const copies = (await listed(robin, 2)).map((listing) => ({
    ...{ listing, giver: robin.user.uuid, priceCents: 500 },
  }));
  const deal = await opened(market, kim, robin, { copies, cash: { cents: 1000, payer: kim.user.uuid } });
  const [line] = (await seenBy(kim, deal)).lines;
  const amend = (conditions: object[], prices: object[]) =>
    step(robin, deal, 'amendment', { struck: [], conditions, prices });
  const asItWas = { nth: 0, condition: line?.agreedCondition ?? '' };
  const worse = { nth: 1, condition: 'DAMAGED' };
  const first = (
    await amend(
      [asItWas, worse],
      [
        { nth: 0, price: 5 },
        { nth: 1, price: 4 },
      ],
    )
  ).body;
  expect(first.amendment).toMatchObject({ conditions: [worse], prices: [{ nth: 1, price: 4 }] });
  for (const prices of [
    [
      { nth: 1, price: 4 },
      { nth: 0, price: 5 },
    ],
    [{ nth: 1, price: 4 }],
  ]) {
    const again = (await amend([worse], prices)).body;
    expect([again.version, again.history.length]).toEqual([first.version, first.history.length]);
  }
});

it('prices whose sum nobody can pay are refused, and both still see their deal', async () => {
  const copies = (await listed(robin, 22)).map((listing) => ({
    ...{ listing, giver: robin.user.uuid, priceCents: 500 },
  }));
  const deal = await opened(market, kim, robin, { copies, cash: { cents: 11_000, payer: kim.user.uuid } });
  const prices = copies.map((_copy, nth) => ({ nth, price: 999_999.99 }));
  const { status } = await step(robin, deal, 'amendment', { struck: [], conditions: [], prices });
  expect(status).toBe(400);
  expect((await kim.client.get(`/api/deals/${deal}`)).status).toBe(200);
});
