// The story of an order history: what was sold, when, for how much.
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { ListingDto } from '../dto/listing.dto.js';
import { aSampleCard } from './sample.js';

describe('the order history', () => {
  const market = story({}, { sample: true });
  let player: Member;
  beforeEach(async () => {
    player = await signedUp(market);
  });

  const post = async (which: number, price: number) => {
    const entry = { cardId: aSampleCard(which).id, condition: 'NEAR_MINT', price };
    const { body } = await player.client.post<ListingDto[]>('/api/listings', [entry]);
    return body[0] as ListingDto;
  };
  const sell = ({ uuid }: ListingDto, finalSoldPrice?: number) =>
    player.client.patch<ListingDto>(`/api/listings/${uuid}`, { status: 'SOLD', finalSoldPrice });
  const history = (query = '') =>
    player.client.get<ListingDto[]>(`/api/listings/user/${player.user.uuid}/order-history${query}`);

  // @spec state-order-history-status
  it('tells the item, the date of the sale, the sold price and the status of each row', async () => {
    const listing = await post(1, 5.99);
    market.clock.pass(3600);
    const before = market.clock.now();
    await sell(listing, 4.5);
    const { body } = await history();
    const { name, set_name: set, collector_number: number } = aSampleCard(1);
    expect(body).toEqual([
      expect.objectContaining({
        uuid: listing.uuid,
        cardName: name,
        cardSet: set,
        cardNumber: number,
        cardImageUrl: listing.cardImageUrl,
        price: 5.99,
        finalSoldPrice: 4.5,
        status: 'SOLD',
        createdAt: listing.createdAt,
      }),
    ]);
    expect(new Date(body[0]?.statusUpdatedAt ?? 0).getTime()).toBeGreaterThanOrEqual(before.getTime());
  });

  // @spec call-order-history
  it('shows the latest sale first, whenever it was posted, on as many pages as it takes', async () => {
    const listings: ListingDto[] = [];
    for (const which of [1, 2, 3, 4, 5]) listings.push(await post(which, which));
    const sold = [3, 0, 4, 1].map((index) => listings[index] as ListingDto);
    for (const listing of sold) await sell(listing);
    const latestFirst = sold.map(({ uuid }) => uuid).reverse();
    const met: string[] = [];
    let next: string | undefined = '?limit=3';
    while (next) {
      const { body, headers }: { body: ListingDto[]; headers: Headers } = await history(next);
      expect(headers.get('x-total-count')).toBe('4');
      met.push(...body.map(({ uuid }) => uuid));
      next = headers.get('link')?.match(/(\?[^>]*)>; rel="next"/)?.[1];
    }
    expect(met).toEqual(latestFirst);
  });

  it('can be of a period, to the moment', async () => {
    const listings: ListingDto[] = [];
    for (const which of [1, 2, 3]) listings.push(await post(which, which));
    const moments: string[] = [];
    for (const listing of listings) {
      market.clock.pass(3600);
      moments.push((await sell(listing)).body.statusUpdatedAt);
    }
    const [first = '', second = '', third = ''] = moments;
    const found = async (query: string) => {
      const { body, headers } = await history(`?${query}`);
      expect(headers.get('x-total-count')).toBe(`${body.length}`);
      return body.map(({ finalSoldPrice }) => finalSoldPrice);
    };
    expect(await found(`soldFrom=${second}`)).toEqual([3, 2]);
    expect(await found(`soldBefore=${second}`)).toEqual([1]);
    expect(await found(`soldFrom=${first}&soldBefore=${third}`)).toEqual([2, 1]);
    expect(await found(`soldFrom=${third}&soldBefore=${first}`)).toEqual([]);
    const page = await history(`?limit=1&soldFrom=${first}&soldBefore=${third}`);
    expect(page.headers.get('x-total-count')).toBe('2');
    const next = page.headers.get('link')?.match(/(\?[^>]*)>; rel="next"/)?.[1];
    expect(next).toContain('soldBefore');
    expect((await history(next)).body.map(({ finalSoldPrice }) => finalSoldPrice)).toEqual([1]);
  });

  it('keeps a sale for good: what is sold can no longer be deleted', async () => {
    const listing = await post(1, 5);
    await sell(listing);
    const { status, body } = await player.client.delete<ProblemBody>(`/api/listings/${listing.uuid}`);
    expect([status, body.code, body.message]).toEqual([
      409,
      'listings.already-sold',
      'This listing has been sold and can no longer be changed.',
    ]);
    expect((await history()).body.map(({ uuid }) => uuid)).toEqual([listing.uuid]);
  });

  it('is empty for somebody who has sold nothing yet', async () => {
    await post(1, 5);
    const { body, headers } = await history();
    expect([body, headers.get('x-total-count')]).toEqual([[], '0']);
  });

  it.each([
    'limit=0',
    'limit=501',
    'after=nonsense',
    'after=WyJ4IiwieSJd',
    'q=x',
    'page=2',
    'soldFrom=2026-03-01',
    'soldBefore=2026-03-01T10:00',
  ])('refuses the page %s', async (query) => {
    expect((await history(`?${query}`)).status).toBe(400);
  });
});
