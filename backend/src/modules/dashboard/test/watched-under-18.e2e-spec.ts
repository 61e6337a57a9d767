// The story of watched cards that others have, for people under 18 and of theirs: who can't trade with the reader is not named.
import { type Member, saysUnder18, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { aSampleCard } from '../../listings/test/sample.js';
import type { WatchedInStock } from '../dto/news.dto.js';

const market = story({}, { sample: true });
const [ofAll, ofPlayers, ofYoung] = [1, 2, 4].map((nth) => aSampleCard(nth).id) as [string, string, string];
let young: Member;
let adult: Member;
let store: Member;

const offer = async ({ client }: Member, cardId: string, price: number, copies = 1) => {
  const entry = { cardId, condition: 'NEAR_MINT', price };
  expect((await client.post('/api/listings', Array(copies).fill(entry))).status).toBe(201);
};
/** The watched cards that somebody has, with who is named and the price. */
const inStock = async ({ client, user }: Member) => {
  const { body } = await client.get<WatchedInStock[]>(`/api/dashboard/watched-in-stock/${user.uuid}`);
  return Object.fromEntries(
    body.map(({ watchedCardId, lister, price }) => [watchedCardId, [lister.name, price]]),
  );
};

beforeAll(async () => {
  [young, adult] = [await signedUp(market, { name: 'Young' }), await signedUp(market, { name: 'Adult' })];
  const other = await signedUp(market, { name: 'Young, too' });
  const player = await signedUp(market, { name: 'Kim Osei' });
  store = await signedUp(market, { role: 'STORE', name: 'Goblet' });
  for (const { client, user } of [young, adult, store])
    for (const card of [ofAll, ofPlayers, ofYoung])
      await client.post(`/api/watchlist/${user.uuid}?cardId=${card}`);
  for (const each of [young, other]) await saysUnder18(market, each);
  // More than are looked at of a printing.
  await offer(other, ofAll, 0.5, 10);
  await offer(player, ofAll, 1, 10);
  await offer(await signedUp(market, { role: 'STORE', name: 'Chalice' }), ofAll, 5);
  await offer(player, ofPlayers, 2);
  await offer(other, ofYoung, 3);
});

// @spec call-watched-in-stock
it('somebody under 18 learns of the copies of stores alone, however many players have cheaper ones', async () => {
  expect(await inStock(young)).toEqual({ [ofAll]: ['Chalice', 5] });
});

it('players learn of no copies of people under 18, and stores of all', async () => {
  const ofPlayer = { [ofPlayers]: ['Kim Osei', 2] };
  expect(await inStock(adult)).toEqual({ [ofAll]: ['Kim Osei', 1], ...ofPlayer });
  const all = { [ofAll]: ['Young, too', 0.5], ...ofPlayer, [ofYoung]: ['Young, too', 3] };
  expect(await inStock(store)).toEqual(all);
});
