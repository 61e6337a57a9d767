// What is kept of few stores: of one that moderates, is under 18, is notified by push, and whose events were canceled, imported and hidden.
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { type Member, signedUp } from '../../../../test/people.js';
import type { Story } from '../../../../test/story.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { EventsFacade } from '../../events/events.facade.js';
import { aPlan, scheduled } from '../../events/test/plan.js';
import { ModerationFacade } from '../../moderation/moderation.facade.js';

/** The website of a store, which says whose a row is where no uuid does. */
export const siteOf = ({ user }: Pick<Member, 'user'>): string =>
  `https://${user.email.split('@')[0]}.example`;

/** Makes all of it for a store whose `event` has an attendee. */
export async function keepsMore(market: Story, store: Member, event: string): Promise<void> {
  const { uuid, email } = store.user;
  await market.app.get(ModerationFacade).addModerator(email);
  const database = market.app.get(DataSource);
  await database.query(
    `insert into users.under_age (account, born_in, adult_from, said_at) values ($1, '2012-03-01', '2030-04-01', now())`,
    [uuid],
  );
  await database.query(
    `insert into deals.meeting_answer (deal, account, answer, answered_at)
      select uuid, $1, 'HANDED_OVER', now() from deals.deal where $1 in (first, second) limit 1`,
    [uuid],
  );
  // A job takes it as soon as the event is canceled.
  await database.query(
    `insert into events.called_off (event, name, starts_at, time_zone, attendees, going)
      values ($1, 'Gone', now() + interval '1 day', 'UTC', array[$2::uuid], array[$2::uuid])`,
    [randomUUID(), uuid],
  );
  await database.query(
    `insert into notifications.push_subscription (session, account, endpoint, p256dh, auth, created_at)
      select uuid, account, 'https://push.example/' || uuid, 'key', 'secret', now() from auth.session where account = $1 limit 1`,
    [uuid],
  );
  await keepsEvents(market, store, event);
}

async function keepsEvents(market: Story, store: Member, event: string): Promise<void> {
  const { client } = store;
  const text = `See ${siteOf(store)}`;
  expect((await client.post(`/api/events/${event}/messages`, { text })).status).toBe(201);
  const host = await signedUp(market, { role: 'STORE' });
  const [visited, hidden, canceled] = [await scheduled(host), await scheduled(store), await scheduled(store)];
  await client.put(`/api/events/${visited.uuid}/attendance`, { answer: 'GOING' });
  const events = market.app.get(EventsFacade);
  await market.app.get(UnitOfWork).run(async () => {
    for (const { uuid } of [visited, hidden]) await events.hide(uuid, host.user.uuid);
  });
  expect((await client.delete(`/api/events/${canceled.uuid}`)).status).toBe(204);
  const imported = { events: [{ ...aPlan(), key: 'A'.repeat(43) }] };
  expect((await client.post('/api/calendars/imports', imported)).status).toBe(201);
}
