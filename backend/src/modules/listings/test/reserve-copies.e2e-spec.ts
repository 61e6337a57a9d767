// The story of copies that deals keep, let go and hand over, and of the ledger that remembers it.
import { randomUUID } from 'node:crypto';
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { DomainError } from '../../../kernel/domain-error.js';
import { Sql } from '../../../platform/database/sql.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { CardListing } from '../dto/card-listing.dto.js';
import type { ListingDto } from '../dto/listing.dto.js';
import { ListingsFacade } from '../listings.facade.js';
import { aSampleCard } from './sample.js';

const market = story({}, { sample: true });
let seller: Member;
let buyer: Member;
const friday = new Date('2099-11-27T20:00:00Z');

beforeAll(async () => {
  [seller, buyer] = [await signedUp(market, { role: 'STORE' }), await signedUp(market)];
});

/** Posts copies of a card of its own. */
async function copies(which: number, many: number): Promise<string[]> {
  const entry = { cardId: aSampleCard(which).id, condition: 'NEAR_MINT', price: 5 };
  const { body } = await seller.client.post<ListingDto[]>('/api/listings', Array(many).fill(entry));
  return body.map(({ uuid }) => uuid);
}
const inOne = <Result>(work: (listings: ListingsFacade) => Promise<Result>) =>
  market.app.get(UnitOfWork).run(() => work(market.app.get(ListingsFacade)));
const reserve = (deal: string, uuids: readonly string[]) =>
  inOne((listings) =>
    listings.reserveCopies(
      deal,
      uuids.map((listing) => ({ listing, lister: seller.user.uuid })),
      { until: friday, zone: 'America/Chicago' },
    ),
  );
const handOver = (deal: string, uuids: readonly string[]) =>
  inOne((listings) =>
    listings.transferCopies(
      deal,
      uuids.map((listing) => ({
        ...{ listing, receiver: buyer.user.uuid, priceCents: 450, condition: 'LIGHTLY_PLAYED' as const },
      })),
    ),
  );
const one = async (uuid: string, who = buyer) =>
  (await who.client.get<ListingDto>(`/api/listings/${uuid}`)).body;
const kindsOf = async (listing: string) => {
  const lines = market.app
    .get(Sql)
    .rows<{ kind: string }>(
      { name: 'test.ledger', text: 'select kind from listings.ledger where listing = $1 order by seq' },
      [listing],
    );
  return (await lines).map(({ kind }) => kind);
};

it('a copy that a deal keeps is on hold for everybody, and nobody else’s to sell, change or withdraw', async () => {
  const [kept, free] = (await copies(1, 2)) as [string, string];
  await reserve(randomUUID(), [kept]);
  expect(await one(kept)).toMatchObject({
    status: 'RESERVED',
    reservedUntil: friday.toISOString(),
    reservedTimeZone: 'America/Chicago',
  });
  expect(await one(kept)).not.toHaveProperty('deal');

  const page = `/api/listings/with-card?cardId=${aSampleCard(1).id}`;
  const shown = async (query: string) =>
    (await buyer.client.get<CardListing[]>(page + query)).body.map(({ uuid }) => uuid);
  expect(await shown('')).toEqual([free]);
  expect(await shown('&reserved=shown')).toEqual([free, kept]);
  expect(await shown('&reserved=shown&sort=nearest&radius=mine&printings=any')).toEqual([free, kept]);
  const held = `/api/listings/user/${seller.user.uuid}/status/RESERVED`;
  for (const { client } of [buyer, seller])
    expect((await client.get<ListingDto[]>(held)).body.map(({ uuid }) => uuid)).toEqual([kept]);

  const { version } = await one(kept);
  const sale = { listings: [{ uuid: kept, version }] };
  const own = (method: string, body?: object) =>
    seller.client.call<ProblemBody>(method, `/api/listings/${kept}`, body, { 'If-Match': `"${version}"` });
  for (const refused of [
    await own('PATCH', { price: 6 }),
    await own('PATCH', { status: 'SOLD' }),
    await own('DELETE'),
    await seller.client.post<ProblemBody>('/api/listings/sales', sale),
  ])
    expect([refused.status, refused.body.code]).toEqual([409, 'listings.reserved']);
});

it('a deal that ends lets its copies go, each step in the ledger, which is only added to', async () => {
  const [first, second] = (await copies(2, 2)) as [string, string];
  const deal = randomUUID();
  await reserve(deal, [first, second]);
  await inOne((listings) =>
    listings.moveReservations(deal, { until: new Date(friday.getTime() + 3_600_000), zone: 'Europe/Berlin' }),
  );
  expect(await one(first)).toMatchObject({
    ...{ reservedUntil: '2099-11-27T21:00:00.000Z', reservedTimeZone: 'Europe/Berlin' },
  });
  await inOne((listings) => listings.releaseCopies(deal, [first]));
  expect(await one(first)).toMatchObject({ status: 'ACTIVE', reservedUntil: null, reservedTimeZone: null });
  expect((await one(second)).status).toBe('RESERVED');
  await inOne((listings) => listings.releaseCopies(deal));
  expect((await one(second)).status).toBe('ACTIVE');
  expect(await kindsOf(first)).toEqual(['RESERVED', 'RELEASED']);
  const change = { name: 'test.forge', text: `update listings.ledger set kind = 'RELEASED'` };
  await expect(market.app.get(Sql).rows(change, [])).rejects.toThrow('only added to');
});

it('all copies are kept or none, and those that can’t be are named', async () => {
  const [taken, free] = (await copies(3, 2)) as [string, string];
  await reserve(randomUUID(), [taken]);
  const refused = await reserve(randomUUID(), [taken, free]).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DomainError);
  expect(refused).toMatchObject({
    code: 'listings.not-available',
    details: { errors: [expect.objectContaining({ field: taken })] },
  });
  expect((await one(free)).status).toBe('ACTIVE');
});

it('of many deals that want the last copy at one moment exactly one gets it', async () => {
  const last = await copies(4, 1);
  const deals = Array.from({ length: 20 }, () => randomUUID());
  const outcomes = await Promise.allSettled(deals.map((deal) => reserve(deal, last)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await kindsOf(last[0] as string)).toEqual(['RESERVED']);
});

it('a copy that was handed over is sold for the agreed price, and only both together undo it', async () => {
  const [sold] = (await copies(5, 1)) as [string];
  const deal = randomUUID();
  await reserve(deal, [sold]);
  await handOver(deal, [sold]);
  const history = `/api/listings/user/${seller.user.uuid}/order-history`;
  const [entry] = (await seller.client.get<ListingDto[]>(history)).body;
  const soldTo = { uuid: buyer.user.uuid, name: buyer.user.name };
  expect(entry).toMatchObject({ uuid: sold, status: 'SOLD', finalSoldPrice: 4.5, deal, soldTo });
  for (const path of [`/api/listings/${sold}/restore`, '/api/listings/sales/restore']) {
    const refused = await seller.client.post<ProblemBody>(
      path,
      path.includes(sold) ? undefined : { listings: [sold] },
    );
    expect([refused.status, refused.body.code]).toEqual([409, 'listings.sold-in-deal']);
  }
  await expect(handOver(deal, [sold])).rejects.toMatchObject({ code: 'listings.not-available' });
  await inOne((listings) => listings.reverseTransfers(deal));
  expect(await one(sold)).toMatchObject({ status: 'ACTIVE', finalSoldPrice: null });
  expect(await kindsOf(sold)).toEqual(['RESERVED', 'TRANSFERRED', 'REVERSED']);
});

it('an undo is in the ledger with who had the copy until then', async () => {
  const [sold] = (await copies(6, 1)) as [string];
  const deal = randomUUID();
  await reserve(deal, [sold]);
  await handOver(deal, [sold]);
  await inOne((listings) => listings.reverseTransfers(deal));
  const lines = await market.app.get(Sql).rows<{ kind: string; receiver: string | null }>(
    {
      name: 'test.lines',
      text: 'select kind, receiver from listings.ledger where listing = $1 order by seq',
    },
    [sold],
  );
  expect(lines.slice(1)).toEqual([
    { kind: 'TRANSFERRED', receiver: buyer.user.uuid },
    { kind: 'REVERSED', receiver: buyer.user.uuid },
  ]);
});

it('an undo succeeds although the store has given the external ID to another line: the copy is back without it, and says so', async () => {
  const sku = { externalId: 'SKU-7', condition: 'NEAR_MINT', price: 5, privateNote: 'From the fair' };
  const post = async (which: number) =>
    (await seller.client.post<ListingDto[]>('/api/listings', [{ ...sku, cardId: aSampleCard(which).id }]))
      .body[0]?.uuid ?? '';
  const sold = await post(7);
  const deal = randomUUID();
  await reserve(deal, [sold]);
  await handOver(deal, [sold]);
  const other = await post(8);
  await inOne((listings) => listings.reverseTransfers(deal));
  expect(await one(sold, seller)).toMatchObject({
    ...{ status: 'ACTIVE', externalId: null, privateNote: 'Former external ID: SKU-7 · From the fair' },
  });
  expect(await one(other, seller)).toMatchObject({ status: 'ACTIVE', externalId: 'SKU-7' });
});
