// The story of somebody who reviews several deals with the same person at one moment: three of them count.
import { DAY, enterCodeOf, held } from '../../../../test/deals.js';
import { overtakenBy } from '../../../../test/overtaken.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { AccountRecord } from '../dto/review.dto.js';
import { ReviewsService } from '../reviews.service.js';

const market = story({}, { sample: true });
const GOOD = { onTime: true, asDescribed: true, again: true };

async function done(player: Member, store: Member): Promise<string> {
  const deal = await held(market, player, store);
  await enterCodeOf(market, player, store, deal);
  expect((await enterCodeOf(market, store, player, deal)).body.state).toBe('DONE');
  return deal;
}

it('a review counts no more than another one that is written at the same moment leaves room for', async () => {
  const [player, store] = [await signedUp(market), await signedUp(market, { role: 'STORE' })];
  const deals = [];
  for (let nth = 0; nth < 4; nth++) deals.push(await done(player, store));
  const [first = '', second = '', third = '', fourth = ''] = deals;
  const write = (deal: string) => player.client.put(`/api/reviews/deals/${deal}`, GOOD);
  for (const deal of [first, second]) await write(deal);
  const { uuid } = player.user;
  await overtakenBy(
    market,
    () => market.app.get(ReviewsService).write({ uuid }, third, GOOD),
    () => write(fourth),
  );
  market.clock.pass(8 * DAY);
  const reader = await signedUp(market);
  const { body } = await reader.client.get<AccountRecord[]>(
    `/api/reviews/records?accounts=${store.user.uuid}`,
  );
  expect(body[0]?.withPlayers).toMatchObject({ handOvers: 3, reviews: { again: { yes: 3, no: 0 } } });
});
