// The story of what a lister notes about a copy: its SKU, its shelf, what it cost. Others see the public note alone.
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { ListingDto } from '../dto/listing.dto.js';
import { aSampleCard } from './sample.js';

const PRIVATE = { externalId: 'SKU-1', shelf: 'Binder 3', privateNote: 'From Robin', pricePaid: 2.5 };
const NOTED = { ...PRIVATE, note: 'Small crease', isSigned: true, isAltered: true };
const OWN_FIELDS = Object.keys(PRIVATE);

describe('what is noted about a copy', () => {
  const market = story({}, { sample: true });
  let store: Member;
  let player: Member;
  beforeEach(async () => {
    store = await signedUp(market, { role: 'STORE' });
    player = await signedUp(market);
  });

  const post = (...more: object[]) =>
    store.client.post<ListingDto[] & ProblemBody>(
      '/api/listings',
      more.map((each) => ({ cardId: aSampleCard(1).id, condition: 'NEAR_MINT', price: 5, ...each })),
    );
  const posted = async (more: object = NOTED) => (await post(more)).body[0] as ListingDto;
  const change = ({ uuid }: ListingDto, changes: object) =>
    store.client.patch<ListingDto & ProblemBody>(`/api/listings/${uuid}`, changes);
  const one = async ({ uuid }: ListingDto, by = store) =>
    (await by.client.get<ListingDto>(`/api/listings/${uuid}`)).body;
  const lines = async () => (await store.client.get<object[]>('/api/stock/lines')).body;

  it('is posted with the copy, and is in the stock of its lister', async () => {
    const listing = await posted();
    expect(listing).toMatchObject(NOTED);
    expect(await one(listing)).toEqual(listing);
    expect(await lines()).toMatchObject([{ ...NOTED, quantity: 1 }]);
  });

  it('is nothing where nothing is sent', async () => {
    const nothing = { externalId: null, shelf: null, privateNote: null, pricePaid: null, note: null };
    const listing = await posted({});
    expect(listing).toMatchObject({ ...nothing, isSigned: false, isAltered: false });
    await change(listing, NOTED);
    expect((await change(listing, { price: 6 })).body).toMatchObject({ ...NOTED, price: 6 });
  });

  it('changes with the listing as a new version, and is taken away by null or by nothing', async () => {
    const listing = await posted({});
    const noted = await change(listing, NOTED);
    expect(noted.body).toMatchObject({ ...NOTED, version: 2, price: 5 });
    expect((await change(listing, NOTED)).body.version).toBe(2);
    const cleared = { externalId: '', shelf: null, note: ' ', privateNote: null, pricePaid: null };
    expect((await change(listing, { ...cleared, isSigned: false })).body).toMatchObject({
      ...{ externalId: null, shelf: null, note: null, privateNote: null, pricePaid: null },
      ...{ isSigned: false, isAltered: true, version: 3 },
    });
  });

  // @spec added-copy-details
  it('is seen by its lister alone, but for the public note, the signature and the alteration', async () => {
    const listing = await posted();
    const of = `/api/listings/user/${store.user.uuid}`;
    const seen = async (by: Member, path: string) => {
      const { body } = await by.client.get<ListingDto[]>(path);
      return body.find(({ uuid }) => uuid === listing.uuid);
    };
    for (const path of [`${of}/status/ACTIVE`, `${of}/status/ACTIVE?q=${aSampleCard(1).name}`])
      expect(await seen(store, path)).toEqual(listing);
    const market = [
      `${of}/status/ACTIVE`,
      `${of}/with-card?cardId=${listing.cardId}`,
      `/api/listings/with-card?cardId=${listing.cardId}`,
    ];
    const public_ = [await one(listing, player)];
    for (const path of market) public_.push((await seen(player, path)) as ListingDto);
    for (const each of public_) {
      expect(each).toMatchObject({ note: NOTED.note, isSigned: true, isAltered: true });
      expect(Object.keys(each).filter((field) => OWN_FIELDS.includes(field))).toEqual([]);
    }
  });

  it('is there when the copy is sold, and when the sale is undone', async () => {
    const listing = await posted();
    expect((await change(listing, { status: 'SOLD' })).body).toMatchObject(NOTED);
    const { body } = await store.client.post<ListingDto>(`/api/listings/${listing.uuid}/restore`);
    expect(body).toMatchObject({ ...NOTED, status: 'ACTIVE' });
  });

  it.each([
    ['externalId', 'x'.repeat(101)],
    ['shelf', 'x'.repeat(61)],
    ['note', 'x'.repeat(201)],
    ['privateNote', 'x'.repeat(501)],
    ['note', 'two\nlines'],
    ['pricePaid', -1],
    ['pricePaid', 1.005],
    ['pricePaid', 1_000_000],
    ['isSigned', null],
    ['isAltered', 'yes'],
  ])('is refused where %s is %p', async (field, value) => {
    const sent = await post({ [field]: value });
    expect([sent.status, sent.body.errors?.[0]?.field]).toEqual([400, `0.${field}`]);
    const changed = await change(await posted({}), { [field]: value });
    expect([changed.status, changed.body.errors?.[0]?.field]).toEqual([400, field]);
  });

  it('gives an external ID to one line alone, whether it is posted or changed', async () => {
    expect((await post({ externalId: 'SKU-1' }, { externalId: 'SKU-1', shelf: 'B' })).status).toBe(201);
    const other = { cardId: aSampleCard(2).id, externalId: 'SKU-1' };
    const refused = await post(other);
    expect([refused.status, refused.body.code]).toEqual([409, 'listings.external-id-taken']);
    const changed = await change(await posted({ cardId: aSampleCard(2).id }), { externalId: 'SKU-1' });
    expect([changed.status, changed.body.code]).toEqual([409, 'listings.external-id-taken']);
    expect(await lines()).toHaveLength(3);
  });
});
