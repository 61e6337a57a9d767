// The story of a listing that a moderator has hidden: nothing but a moderator brings it back to the market.
import { randomUUID } from 'node:crypto';
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { ListingDto } from '../dto/listing.dto.js';
import { ListingsFacade } from '../listings.facade.js';
import { aSampleCard } from './sample.js';

describe('a hidden listing', () => {
  const market = story({}, { sample: true });
  let seller: Member;
  let listing: string;
  beforeAll(async () => {
    seller = await signedUp(market, { role: 'STORE' });
  });
  beforeEach(async () => {
    const entry = { cardId: aSampleCard(1).id, condition: 'NEAR_MINT', price: 5 };
    const { body } = await seller.client.post<ListingDto[]>('/api/listings', [entry]);
    listing = body[0]?.uuid ?? '';
  });

  const inOne = <Result>(work: (listings: ListingsFacade) => Promise<Result>) =>
    market.app.get(UnitOfWork).run(() => work(market.app.get(ListingsFacade)));
  const hide = () => inOne((listings) => listings.hide(listing));
  const statusOf = async () => {
    const { status, body } = await seller.client.get<ListingDto>(`/api/listings/${listing}`);
    return status === 200 ? body.status : status;
  };

  it('stays off the market when its sale is taken back, until it is shown again', async () => {
    await seller.client.patch(`/api/listings/${listing}`, { status: 'SOLD' });
    await hide();
    const takeBack = () =>
      seller.client.post<ProblemBody>('/api/listings/sales/restore', { listings: [listing] });
    const refused = await takeBack();
    expect([refused.status, refused.body.code]).toEqual([409, 'listings.hidden']);
    expect(await statusOf()).toBe('SOLD');
    await inOne((listings) => listings.showAgain(listing, seller.user.uuid));
    expect((await takeBack()).status).toBe(200);
    expect(await statusOf()).toBe('ACTIVE');
  });

  it('is off the market once the deal lets it go that keeps it, and nobody else sees it until then', async () => {
    const deal = randomUUID();
    const until = new Date('2099-11-27T20:00:00Z');
    const copy = { listing, lister: seller.user.uuid };
    await inOne((listings) => listings.reserveCopies(deal, [copy], { until, zone: null }));
    const other = await signedUp(market);
    const seenByOther = async () => (await other.client.get(`/api/listings/${listing}`)).status;
    expect(await seenByOther()).toBe(200);
    await hide();
    expect([await statusOf(), await seenByOther()]).toEqual(['RESERVED', 404]);
    await inOne((listings) => listings.releaseCopies(deal));
    expect(await statusOf()).toBe(404);
    await inOne((listings) => listings.showAgain(listing, seller.user.uuid));
    expect([await statusOf(), await seenByOther()]).toEqual(['ACTIVE', 200]);
  });

  it('stays off the market when the deal that it was sold in is undone, until it is shown again', async () => {
    const deal = randomUUID();
    const until = new Date('2099-11-27T20:00:00Z');
    const copy = { listing, lister: seller.user.uuid };
    await inOne((listings) => listings.reserveCopies(deal, [copy], { until, zone: null }));
    const buyer = await signedUp(market);
    const sold = { listing, receiver: buyer.user.uuid, priceCents: 450, condition: 'NEAR_MINT' as const };
    await inOne((listings) => listings.transferCopies(deal, [sold]));
    await hide();
    await inOne((listings) => listings.reverseTransfers(deal));
    expect(await statusOf()).toBe(404);
    expect((await seller.client.post<ProblemBody>(`/api/listings/${listing}/restore`)).body.code).toBe(
      'listings.hidden',
    );
    await inOne((listings) => listings.showAgain(listing, seller.user.uuid));
    expect(await statusOf()).toBe('ACTIVE');
  });
});
