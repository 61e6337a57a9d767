// The story of a buyer who reads what is special about a copy before they ask for it.
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { ListingDto } from '../dto/listing.dto.js';
import { ListingsFacade } from '../listings.facade.js';
import { aSampleCard } from './sample.js';

const cardId = aSampleCard(1).id;
const NOTE = 'Signed by the artist, small crease';

describe('what is special about a copy', () => {
  const market = story({}, { sample: true });
  let store: Member;
  let player: Member;
  beforeAll(async () => {
    store = await signedUp(market, { role: 'STORE' });
    player = await signedUp(market);
    const plain = {
      card_id: cardId,
      condition: 'NEAR_MINT',
      finish: 'NONFOIL',
      price_cents: 500,
      quantity: 1,
    };
    const special = { price_cents: 900, note: NOTE, is_signed: true, is_altered: true };
    const own = {
      private_note: 'Bought at a flea market',
      shelf: 'Binder 3',
      external_id: 'SKU-1',
      paid_cents: 100,
    };
    await market.app
      .get(UnitOfWork)
      .run(() =>
        market.app.get(ListingsFacade).addCopies(store.user.uuid, [plain, { ...plain, ...special, ...own }]),
      );
  });

  const read = async (path: string): Promise<ListingDto[]> =>
    (await player.client.get<ListingDto[]>(`/api/${path}`)).body;

  // @spec added-copy-facts
  it('is told to others wherever they find it, and of a plain copy that there is nothing', async () => {
    for (const path of [
      `listings/with-card?cardId=${cardId}`,
      `listings/user/${store.user.uuid}/status/ACTIVE`,
      `listings/user/${store.user.uuid}/with-card?cardId=${cardId}`,
    ]) {
      const found = (await read(path)).sort((one, other) => one.price - other.price);
      expect(found.map(({ note, isSigned, isAltered }) => [note, isSigned, isAltered])).toEqual([
        [null, false, false],
        [NOTE, true, true],
      ]);
    }
  });

  it('does not give away what its lister keeps to themselves', async () => {
    const special = (await read(`listings/with-card?cardId=${cardId}`)).find(({ isSigned }) => isSigned);
    for (const own of ['privateNote', 'shelf', 'externalId', 'pricePaid'])
      expect(special).not.toHaveProperty(own);
    expect(JSON.stringify(special)).not.toMatch(/flea market|SKU-1|Binder 3/);
  });

  it('stays when the lister changes the price', async () => {
    const special = (await read(`listings/user/${store.user.uuid}/with-card?cardId=${cardId}`)).find(
      ({ isSigned }) => isSigned,
    );
    const { body } = await store.client.patch<ListingDto>(`/api/listings/${special?.uuid}`, { price: 8 });
    expect(body).toMatchObject({ price: 8, note: NOTE, isSigned: true, isAltered: true });
  });

  it('keeps it apart from others of the same price when several are sold', async () => {
    const [plain, special] = (await read(`listings/user/${store.user.uuid}/with-card?cardId=${cardId}`)).sort(
      (one, other) => Number(one.isSigned) - Number(other.isSigned),
    );
    await store.client.patch(`/api/listings/${special?.uuid}`, { price: 5 });
    const alike = await store.client.get<ListingDto[]>(`/api/listings/${plain?.uuid}/copies`);
    expect(alike.body.map(({ uuid }) => uuid)).toEqual([plain?.uuid]);
  });
});
