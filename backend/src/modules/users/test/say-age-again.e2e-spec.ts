// The story of somebody whose month of birth was corrected to that of an adult, and who says on the same day that they are under 18.
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { AgeDto } from '../dto/age.dto.js';
import { UsersFacade } from '../users.facade.js';

const market = story();

it('who says so again once they counted as an adult is under 18 from then on', async () => {
  const { client, user } = await signedUp(market);
  const path = `/api/users/${user.uuid}/age`;
  const year = market.clock.now().getUTCFullYear();
  const say = (month: string) => client.put<AgeDto>(path, { bornIn: month });
  expect((await say(`${year - 15}-03`)).body.isUnder18).toBe(true);
  expect(await market.app.get(UsersFacade).correctAge(user.email, `${year - 30}-03`)).toBe(false);
  expect((await client.get<AgeDto>(path)).body.isUnder18).toBe(false);
  expect((await say(`${year - 16}-05`)).body).toMatchObject({ isUnder18: true, bornIn: `${year - 16}-05` });
});
