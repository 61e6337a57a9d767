// The story of two who write to each other about an offer and its deal: who may, for how long, and what is kept out.
import { randomUUID } from 'node:crypto';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { MessageDto } from '../dto/message.dto.js';
import { messagesOf, muted, read, refused, threadOf, wrote } from './messages.js';
import { inboxOf, listed, offered, step } from './offering.js';

const market = story({}, { sample: true });
const DAY = 24 * 3600;
let robin: Member;
let kim: Member;

beforeEach(async () => {
  [robin, kim] = [await signedUp(market), await signedUp(market, { name: 'Kim Osei' })];
});

const anOffer = async (more: object = {}) => (await offered(robin, kim, await listed(kim), more)).uuid;
const accepted = async (offer: string) => (await step(kim, offer, 'accept', { revision: 1 })).body.deal ?? '';
const countOf = async ({ client }: Member) =>
  (await client.get<{ mine: number }>('/api/offers/inbox/count')).body.mine;

// @spec call-write-message, call-messages, call-thread
it('the two of an offer write to each other, the latest comes first, and nobody else reads it', async () => {
  const offer = await anOffer();
  const sent = await wrote(robin, offer, '  Is it\r\nstill there?  ');
  expect(sent).toMatchObject({
    status: 201,
    body: { author: robin.user.uuid, text: 'Is it\nstill there?', gone: null, sentAt: expect.any(String) },
  });
  const answer = await wrote(kim, offer, 'It is 🙂');
  expect(await messagesOf(robin, offer)).toEqual([answer.body, sent.body]);
  expect(await messagesOf(kim, offer)).toEqual([answer.body, sent.body]);
  const stranger = await signedUp(market);
  for (const path of ['messages', 'thread'])
    expect(await refused(stranger.client.get(`/api/offers/${offer}/${path}`))).toEqual([
      404,
      'offers.not-found',
    ]);
  expect(await refused(wrote(stranger, offer, 'Me too'))).toEqual([404, 'offers.not-found']);
  expect(await refused(read(stranger, offer, sent.body.uuid))).toEqual([404, 'offers.not-found']);
  expect(await refused(muted(stranger, offer))).toEqual([404, 'offers.not-found']);
  expect(await messagesOf(kim, offer)).toHaveLength(2);
});

it('a long thread is read page by page', async () => {
  const offer = await anOffer();
  for (let nth = 1; nth <= 5; nth++) await wrote(robin, offer, `Number ${nth}`);
  const first = await kim.client.get<MessageDto[]>(`/api/offers/${offer}/messages?limit=2`);
  expect(first.body.map(({ text }) => text)).toEqual(['Number 5', 'Number 4']);
  expect(first.headers.get('x-total-count')).toBe('5');
  const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  // What comes in between doesn't move the pages.
  await wrote(robin, offer, 'Number 6');
  const second = await kim.client.get<MessageDto[]>(next);
  expect(second.body.map(({ text }) => text)).toEqual(['Number 3', 'Number 2']);
});

// @spec call-mark-messages-read, rule-unread-in-inbox
it('what is unread counts in the inbox until it is read, also after the end, and comes first there', async () => {
  const offer = await anOffer();
  expect(await countOf(robin)).toBe(0);
  const first = await wrote(kim, offer, 'One');
  const second = await wrote(kim, offer, 'Two');
  expect(await threadOf(robin, offer)).toMatchObject({
    unread: 2,
    isMuted: false,
    isWritable: true,
    closesAt: null,
  });
  const other = (await offered(kim, robin, await listed(robin))).uuid;
  expect(await inboxOf(robin)).toMatchObject([
    { uuid: offer, kind: 'OFFER', whoseTurn: 'OTHER', unread: 2, changedAt: second.body.sentAt },
    { uuid: other, whoseTurn: 'ME', unread: 0 },
  ]);
  expect(await countOf(robin)).toBe(2);
  // Both: it is counted once.
  await wrote(kim, other, 'Well?');
  expect(await countOf(robin)).toBe(2);
  await read(robin, offer, first.body.uuid);
  expect((await threadOf(robin, offer)).unread).toBe(1);
  await step(kim, offer, 'decline');
  const inbox = await robin.client.get('/api/offers/inbox');
  expect(inbox.body).toMatchObject([
    { uuid: other, unread: 1 },
    { uuid: offer, state: 'DECLINED', whoseTurn: 'NONE', unread: 1 },
  ]);
  expect(inbox.headers.get('x-total-count')).toBe('2');
  for (let again = 0; again < 2; again++)
    expect((await read(robin, offer, second.body.uuid)).status).toBe(204);
  // An older one marks nothing as unread.
  await read(robin, offer, first.body.uuid);
  expect((await inboxOf(robin)).map(({ uuid }) => uuid)).toEqual([other]);
  expect(await refused(read(robin, offer, randomUUID()))).toEqual([404, 'offers.message-not-found']);
  // One's own messages are never unread.
  expect((await threadOf(kim, offer)).unread).toBe(0);
});

it('an inbox with more than a page goes from unread ones through all turns, each entry once', async () => {
  const offers: string[] = [];
  for (let nth = 0; nth < 6; nth++)
    offers.push(nth % 2 ? (await offered(kim, robin, await listed(robin))).uuid : await anOffer());
  const deal = await accepted(offers[0] ?? '');
  for (const offer of [offers[1], offers[2], offers[0]]) await wrote(kim, offer ?? '', 'Hello');
  const seen: string[] = [];
  for (let path = '/api/offers/inbox?limit=1'; path; ) {
    const { body, headers } = await robin.client.get<{ uuid: string }[]>(path);
    seen.push(...body.map(({ uuid }) => uuid));
    path = /<([^>]+)>/.exec(headers.get('link') ?? '')?.[1] ?? '';
  }
  expect(seen).toEqual([deal, offers[2], offers[1], offers[5], offers[3], offers[4]]);
});

it('a thread goes on in the deal, and can be written in until two weeks after that has ended', async () => {
  const offer = await anOffer();
  await wrote(robin, offer, 'Before');
  const deal = await accepted(offer);
  market.clock.pass(2 * DAY);
  await wrote(kim, offer, 'Within');
  expect((await messagesOf(robin, offer)).map(({ text }) => text)).toEqual(['Within', 'Before']);
  expect((await inboxOf(robin))[0]).toMatchObject({ kind: 'DEAL', uuid: deal, unread: 1 });
  await robin.client.post(`/api/deals/${deal}/cancel`, { reason: 'CANNOT_COME' });
  const { closesAt, isWritable } = await threadOf(robin, offer);
  expect([
    isWritable,
    Math.round((Date.parse(closesAt ?? '') - market.clock.now().getTime()) / 1000 / DAY),
  ]).toEqual([true, 14]);
  market.clock.pass(13 * DAY);
  expect((await wrote(robin, offer, 'Sorry again')).status).toBe(201);
  market.clock.pass(DAY + 60);
  expect(await refused(wrote(robin, offer, 'Hello?'))).toEqual([409, 'offers.messages-over']);
  expect((await threadOf(robin, offer)).isWritable).toBe(false);
  expect(await messagesOf(kim, offer)).toHaveLength(3);
});

it('a draft has no messages, and what was declined has them for two weeks', async () => {
  const draft = await anOffer({ isDraft: true });
  expect(await refused(wrote(robin, draft, 'Hi'))).toEqual([409, 'offers.messages-not-open']);
  expect(await refused(wrote(kim, draft, 'Hi'))).toEqual([404, 'offers.not-found']);
  expect(await threadOf(robin, draft)).toMatchObject({ isWritable: false });
  const offer = await anOffer();
  await step(kim, offer, 'decline');
  expect((await wrote(robin, offer, 'What about ten?')).status).toBe(201);
  market.clock.pass(14 * DAY + 60);
  expect(await refused(wrote(robin, offer, 'Twelve?'))).toEqual([409, 'offers.messages-over']);
});

// @spec call-mute-messages
it('a muted thread stays muted, also before anybody has written, and still counts what is unread', async () => {
  const offer = await anOffer();
  expect((await muted(kim, offer)).body).toMatchObject({ isMuted: true, unread: 0 });
  await wrote(robin, offer, 'Hello');
  expect(await threadOf(kim, offer)).toMatchObject({ isMuted: true, unread: 1 });
  expect((await muted(kim, offer, false)).body).toMatchObject({ isMuted: false, unread: 1 });
});

it('messages sent at the same time are all kept in one order, whatever is marked as read in between', async () => {
  const offer = await anOffer();
  const first = await wrote(kim, offer, 'First');
  const writing = Array.from({ length: 12 }, (_, nth) =>
    wrote(nth % 2 ? kim : robin, offer, `Number ${nth}`),
  );
  const reading = Array.from({ length: 6 }, () => read(robin, offer, first.body.uuid));
  const sent = await Promise.all(writing);
  await Promise.all(reading);
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]));
  const all = await messagesOf(robin, offer);
  expect(all).toHaveLength(13);
  expect(new Set(all.map(({ uuid }) => uuid)).size).toBe(13);
  expect((await threadOf(robin, offer)).unread).toBe(6);
  expect((await threadOf(kim, offer)).unread).toBe(6);
  await read(robin, offer, all[0]?.uuid ?? '');
  expect((await threadOf(robin, offer)).unread).toBe(0);
});
