// The story of an alert to somebody under 18, who trades with stores alone: they learn of no copy that they could make no offer for.
import { jobsDone } from '../../../../test/mails.js';
import { notificationsOf } from '../../../../test/notifications.js';
import { type Member, saysUnder18, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { aSampleCard } from '../../listings/test/sample.js';
import type { WantMatchDto } from '../nearby/nearby.dto.js';

const market = story({}, { sample: true });
const card = aSampleCard(1);
let young: Member;
let adult: Member;
let player: Member;
let store: Member;
beforeEach(async () => {
  [young, adult, player] = [await signedUp(market), await signedUp(market), await signedUp(market)];
  store = await signedUp(market, { role: 'STORE' });
  for (const { client } of [young, adult])
    await client.put(`/api/watchlist/wants/${card.id}`, { anyPrinting: true, quantity: 1 });
});

const post = async ({ client }: Member) => {
  await client.post('/api/listings', [{ cardId: card.id, condition: 'NEAR_MINT', price: 5 }]);
  await jobsDone(market);
};
const news = async ({ client }: Member) => (await notificationsOf(client, 'WANT_MATCHED')).length;
const listersFound = async ({ client }: Member) =>
  (await client.get<WantMatchDto[]>('/api/watchlist/matches')).body.map(({ lister }) => lister);

// @spec rule-want-matched
it('an alert to somebody under 18 is about the copies of stores alone', async () => {
  await saysUnder18(market, young);
  await post(player);
  expect([await news(young), await news(adult)]).toEqual([0, 1]);
  await post(store);
  expect([await news(young), await news(adult)]).toEqual([1, 2]);
});

// @spec call-want-matches
it('an alert leads to no copy of a player, also where that was found before its reader said that they are under 18', async () => {
  await post(player);
  await post(store);
  const both = [store.user.uuid, player.user.uuid];
  expect([await listersFound(young), await listersFound(adult)]).toEqual([both, both]);
  await saysUnder18(market, young);
  expect([await listersFound(young), await listersFound(adult)]).toEqual([[store.user.uuid], both]);
});
