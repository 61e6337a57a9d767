// The story of a notification that is delivered late: what somebody has not seen is not marked as read with what they have seen.
import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { Client } from '../../../../test/client.js';
import { jobsDone } from '../../../../test/mails.js';
import { allNotificationsOf } from '../../../../test/notifications.js';
import { PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { ListingDto } from '../../listings/dto/listing.dto.js';
import { aSampleCard } from '../../listings/test/sample.js';
import { NotificationRepository } from '../persistence/notification.repository.js';

const market = story({}, { alone: true, sample: true });

it('a notification whose delivery had failed is newer than those that were read before it came', async () => {
  const [robin, dana] = [await signedUp(market), await signedUp(market)];
  const logIn = () =>
    new Client(dana.client.origin).post('/api/auth/login', { email: dana.user.email, password: PASSWORD });
  // The first device of an account is no news.
  await logIn();
  await jobsDone(market);
  const add = jest.spyOn(market.app.get(NotificationRepository), 'add');
  add.mockRejectedValueOnce(new Error('The delivery has failed'));
  await logIn();
  while (add.mock.calls.length === 0) await pause(20);

  const entry = { cardId: aSampleCard(1).id, condition: 'NEAR_MINT', price: 3.5 };
  const [listing] = (await robin.client.post<ListingDto[]>('/api/listings', [entry])).body;
  await dana.client.post(`/api/listings/${listing?.uuid}/messages`, { text: 'Is it still there?' });
  await robin.client.patch(`/api/listings/${listing?.uuid}`, { status: 'SOLD' });
  let seen = await allNotificationsOf(dana.client);
  while (seen.length === 0) {
    await pause(20);
    seen = await allNotificationsOf(dana.client);
  }
  expect(seen).toMatchObject([{ kind: 'LISTING_SOLD' }]);
  await market.app.get(DataSource).query(
    `with due as (update platform.event_outbox set next_attempt_at = now() - interval '1 s')
      select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs`,
  );
  await jobsDone(market);

  expect((await dana.client.put('/api/notifications/read', { until: seen[0]?.createdAt })).status).toBe(204);
  expect(await allNotificationsOf(dana.client)).toMatchObject([
    { kind: 'NEW_DEVICE', read: false },
    { kind: 'LISTING_SOLD', read: true },
  ]);
});
