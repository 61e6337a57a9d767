// What keeps messages from being sent, hides them, and how long they are kept.
import { randomUUID } from 'node:crypto';
import type { ProblemBody } from '../../../../test/client.js';
import { enterCodeOf } from '../../../../test/deals.js';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { Sql } from '../../../platform/database/sql.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Retention } from '../../../platform/retention/retention.js';
import type { HandOverCode } from '../../deals/dto/deal.dto.js';
import { OffersFacade } from '../offers.facade.js';
import { messagesOf, refused, wrote } from './messages.js';
import { listed, offered, step } from './offering.js';

const market = story({}, { sample: true });
const DAY = 24 * 3600;
let robin: Member;
let kim: Member;

beforeEach(async () => {
  [robin, kim] = [await signedUp(market), await signedUp(market, { name: 'Kim Osei' })];
});

const anOffer = async (more: object = {}) => (await offered(robin, kim, await listed(kim), more)).uuid;
const accepted = async (offer: string) => (await step(kim, offer, 'accept', { revision: 1 })).body.deal ?? '';

it('neither writes after one has blocked the other, or has closed the account, whose texts are removed', async () => {
  const store = await signedUp(market, { role: 'STORE' });
  const [first, second] = [await anOffer(), (await offered(robin, store, await listed(store))).uuid];
  await wrote(kim, first, 'My secret');
  await market.app
    .get(Sql)
    .pool.query(
      'insert into listings.blocked_sender (recipient, sender, blocked_at) values ($1, $2, now())',
      [kim.user.uuid, robin.user.uuid],
    );
  for (const member of [robin, kim])
    expect(await refused(wrote(member, first, 'Hello?'))).toEqual([403, 'offers.message-not-allowed']);
  expect(await messagesOf(robin, first)).toHaveLength(1);
  await wrote(store, second, 'We close at six');
  await wrote(robin, second, 'Thanks');
  const closed = await store.client.put(`/api/users/${store.user.uuid}/disable`, { password: PASSWORD });
  expect(closed.status).toBe(204);
  expect(await refused(wrote(robin, second, 'Are you there?'))).toEqual([403, 'offers.message-not-allowed']);
  expect(await messagesOf(robin, second)).toMatchObject([
    { text: 'Thanks', gone: null },
    { text: null, gone: 'REMOVED' },
  ]);
});

// @spec rule-first-message
it('the first words of a new account to somebody have no links, phone numbers or mail addresses', async () => {
  const offer = await anOffer();
  const first = await wrote<ProblemBody>(robin, offer, 'Look at bit.ly/x');
  expect(first).toMatchObject({
    status: 422,
    body: { code: 'offers.message-with-contact', errors: [{ field: 'text' }] },
  });
  expect((await wrote(robin, offer, 'Is it near mint?')).status).toBe(201);
  expect((await wrote(robin, offer, 'Call 312,555,0103')).status).toBe(201);
  // A note is a first word, too, but only to that person.
  expect(await refused(wrote(kim, offer, 'robin@example.com'))).toEqual([422, 'offers.message-with-contact']);
});

// @spec rule-codes-in-person
it('who writes their own code before the hand-over is asked to show it in person; nothing is said of the other’s', async () => {
  const offer = await anOffer();
  const deal = await accepted(offer);
  const ends = market.clock.now().getTime();
  const meeting = {
    place: { kind: 'TEXT', text: 'Café' },
    from: new Date(ends + 3600_000).toISOString(),
    to: new Date(ends + 2 * 3600_000).toISOString(),
  };
  await robin.client.post(`/api/deals/${deal}/meeting`, meeting);
  await kim.client.post(`/api/deals/${deal}/meeting/confirm`);
  const [robins = '', kims = ''] = await Promise.all(
    [robin, kim].map(
      async ({ client }) => (await client.get<HandOverCode>(`/api/deals/${deal}/code`)).body.code,
    ),
  );
  for (const text of [
    `My code is ${robins}.`,
    [...robins].join(' '),
    `${robins.slice(0, 3)}-${robins.slice(3)}`,
  ])
    expect(await refused(wrote(robin, offer, text))).toEqual([422, 'offers.message-with-code']);
  expect((await wrote(robin, offer, `Is it ${kims}?`)).status).toBe(201);
  await enterCodeOf(market, kim, robin, deal);
  await enterCodeOf(market, robin, kim, deal);
  expect((await wrote(robin, offer, `It was ${robins}`)).status).toBe(201);
});

it('a moderator reads a message with its parties, and hides it from both', async () => {
  const offer = await anOffer();
  const { body } = await wrote(kim, offer, 'You fool');
  const facade = market.app.get(OffersFacade);
  expect(await facade.messageForReport(body.uuid)).toMatchObject({
    ...{ text: 'You fool', author: kim.user.uuid, sentAt: new Date(body.sentAt), offer, deal: null },
    parties: [robin.user.uuid, kim.user.uuid],
  });
  expect(await facade.messageForReport(randomUUID())).toBeUndefined();
  const hide = (uuid: string) => market.app.get(UnitOfWork).run(() => facade.hideMessage(uuid));
  expect([await hide(body.uuid), await hide(body.uuid), await hide(randomUUID())]).toEqual([
    true,
    true,
    false,
  ]);
  for (const member of [robin, kim])
    expect(await messagesOf(member, offer)).toMatchObject([{ text: null, gone: 'HIDDEN' }]);
  expect((await facade.messageForReport(body.uuid))?.text).toBe('You fool');
  await market.app.get(UnitOfWork).run(() => facade.showMessageAgain(body.uuid));
  expect(await messagesOf(robin, offer)).toMatchObject([{ text: 'You fool', gone: null }]);
});

// @spec rule-messages-kept
it('messages go a year after the last one, not while the deal is in dispute, and the export has those sent', async () => {
  const [ended, live] = [await anOffer(), await anOffer()];
  await step(kim, ended, 'decline');
  const deal = await accepted(live);
  await wrote(robin, ended, 'Gone in a year');
  await wrote(robin, live, 'Kept');
  await wrote(kim, live, 'Of somebody else');
  const { body } = await robin.client.get<{ messagesInOffers: { text: string }[] }>(
    `/api/users/${robin.user.uuid}/export`,
  );
  expect(body.messagesInOffers.map(({ text }) => text)).toEqual(['Gone in a year', 'Kept']);
  const { pool } = market.app.get(Sql);
  const left = async (days: number) => {
    market.clock.pass(days * DAY);
    await market.app.get(Retention).applyAll();
    const { rows } = await pool.query<{ offer: string }>(
      'select offer from offers.message where offer = any ($1) order by offer = $2, nth',
      [[ended, live], live],
    );
    return rows.map(({ offer }) => offer);
  };
  await pool.query(`update deals.deal set state = 'DISPUTED', timer_at = 'infinity' where uuid = $1`, [deal]);
  expect(await left(364)).toEqual([ended, live, live]);
  expect(await left(2)).toEqual([live, live]);
  await pool.query(`update deals.deal set state = 'RESOLVED', timer_at = null where uuid = $1`, [deal]);
  expect(await left(1)).toEqual([]);
});
