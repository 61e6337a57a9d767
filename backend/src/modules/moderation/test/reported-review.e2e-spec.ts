// The story of a reported review whose subject is erased: neither the case nor what anybody is notified of names them.
import { DataSource } from 'typeorm';
import { enterCodeOf, held } from '../../../../test/deals.js';
import { jobsDone } from '../../../../test/mails.js';
import { allNotificationsOf } from '../../../../test/notifications.js';
import { PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { aModerator, caseAbout, decide, report } from './moderating.js';

const market = story({}, { sample: true });
const NAME = 'Ines Quiroga';

it('who is erased is named no more where a review of them was reported', async () => {
  const [named, store, kim] = [
    await signedUp(market, { name: NAME }),
    await signedUp(market, { role: 'STORE' }),
    await signedUp(market),
  ];
  const deal = await held(market, named, store);
  await enterCodeOf(market, named, store, deal);
  await enterCodeOf(market, store, named, deal);
  for (const { client } of [store, named])
    await client.put(`/api/reviews/deals/${deal}`, { onTime: true, asDescribed: null, again: true });
  const about = `/api/reviews/about/${named.user.uuid}`;
  const [review] = (await kim.client.get<{ uuid: string }[]>(about)).body;
  await report(kim, 'REVIEW', review?.uuid ?? '', 'OTHER');
  const mo = await aModerator(market);
  const found = await caseAbout(mo, review?.uuid ?? '');
  expect(found.title).toBe(NAME);
  await decide(mo, found.uuid, 'HIDE');
  await jobsDone(market);

  const proof = { password: PASSWORD };
  expect((await named.client.call('DELETE', `/api/users/${named.user.uuid}`, proof)).status).toBe(204);
  // Their deal is still there for the other one: what is reported now is forgotten as soon as what was reported before.
  expect((await report(store, 'DEAL', deal)).status).toBe(201);
  const late = "select from moderation.cases where kind = 'DEAL' and erased_at is not null";
  expect(await market.app.get(DataSource).query(late)).toHaveLength(1);
  const titles = await market.app.get(DataSource).query('select title from moderation.cases');
  const notices = [await allNotificationsOf(kim.client), await allNotificationsOf(store.client)];
  expect(notices.map((each) => each.map(({ kind }) => kind))).toEqual([
    expect.arrayContaining(['REPORT_DECIDED']),
    expect.arrayContaining(['MODERATION_DECISION']),
  ]);
  expect(JSON.stringify([titles, notices])).not.toContain(NAME);
});
