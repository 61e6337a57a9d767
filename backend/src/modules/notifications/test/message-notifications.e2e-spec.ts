// The story of who is written to in an offer: notified once until they have read it, by mail only if they don't, and live where the app is open.
import { afterSeconds, dueJobsDone } from '../../../../test/due-mails.js';
import { notificationsOf } from '../../../../test/notifications.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { importSample } from '../../listings/test/sample.js';
import { messagesOf, muted, read, wrote } from '../../offers/test/messages.js';
import { listed, offered, step } from '../../offers/test/offering.js';
import { MINUTES_BETWEEN_MAILS } from '../persistence/add-notifications.sql.js';
import { mailedReader } from './mailed-reader.js';

const MINUTE = 60;
const reader = mailedReader();
const { market } = reader;
let kim: Member;
let offer: string;

beforeAll(() => importSample(market));
beforeEach(async () => {
  kim = await signedUp(market, { name: 'Kim Osei' });
  offer = (await offered(reader.member, kim, await listed(kim))).uuid;
});

const noticed = () => notificationsOf(reader.member.client, 'MESSAGE_RECEIVED');
const readAll = async () => {
  const [latest] = await messagesOf(reader.member, offer);
  await read(reader.member, offer, latest?.uuid ?? '');
  await dueJobsDone(market);
};
const writes = async (...texts: string[]) => {
  for (const text of texts) await wrote(kim, offer, text);
  await dueJobsDone(market);
};
const subjects = () => reader.delivered().map(({ subject }) => subject);

// @spec rule-message-notices
it('who is written to is notified once until they have read it, and then of the next one', async () => {
  await writes('One', 'Two');
  expect(await noticed()).toMatchObject([
    { read: false, details: { offer, person: 'Kim Osei', personId: kim.user.uuid } },
  ]);
  await wrote(reader.member, offer, 'Yes?');
  await readAll();
  expect((await noticed()).map((notice) => notice.read)).toEqual([true]);
  const { deal } = (await step(kim, offer, 'accept', { revision: 1 })).body;
  await writes('Three', 'Four');
  expect((await noticed()).map((notice) => [notice.read, notice.details.deal])).toEqual([
    [false, deal],
    [true, undefined],
  ]);
});

it('has as long to read it although they save how they are notified', async () => {
  await writes('Are you there?');
  await reader.choose('OFF');
  await afterSeconds(market, 2 * MINUTE);
  expect(subjects()).toEqual([]);
  await afterSeconds(market, 5 * MINUTE);
  expect(subjects()).toEqual(['Kim Osei wrote to you']);
});

it('is mailed only what stays unread for some minutes, and one mail for all that comes until it is read', async () => {
  await writes('Are you there?');
  await afterSeconds(market, 4 * MINUTE);
  expect(subjects()).toEqual([]);
  await readAll();
  await afterSeconds(market, 10 * MINUTE);
  expect(subjects()).toEqual([]);
  await writes('Hello?');
  await afterSeconds(market, 5 * MINUTE);
  expect(subjects()).toEqual(['Kim Osei wrote to you']);
  // What was written stays here.
  expect(reader.delivered()[0]?.text).not.toContain('Hello?');
  await writes('Hello??', 'Hello???');
  await afterSeconds(market, (MINUTES_BETWEEN_MAILS + 5) * MINUTE);
  expect(subjects()).toHaveLength(1);
  await readAll();
  await writes('At last');
  await afterSeconds(market, (MINUTES_BETWEEN_MAILS + 5) * MINUTE);
  expect(subjects()).toHaveLength(2);
});

it('nobody is notified of a thread that they have muted', async () => {
  await muted(reader.member, offer);
  await writes('One');
  await afterSeconds(market, 10 * MINUTE);
  expect([await noticed(), subjects()]).toEqual([[], []]);
  await muted(reader.member, offer, false);
  await readAll();
  await writes('Two');
  expect(await noticed()).toHaveLength(1);
});

it('who unmutes a thread is notified of the next message, also with others unread, and once', async () => {
  await muted(reader.member, offer);
  await writes('One', 'Two');
  await muted(reader.member, offer, false);
  expect(await noticed()).toEqual([]);
  await writes('Three', 'Four');
  expect(await noticed()).toHaveLength(1);
  await muted(reader.member, offer);
  await muted(reader.member, offer, false);
  await writes('Five');
  expect(await noticed()).toHaveLength(1);
  await readAll();
  await writes('Six');
  expect((await noticed()).map(({ read: isRead }) => isRead)).toEqual([false, true]);
});

it('an open app reads of each message at once, also of a muted thread, and so does who wrote it', async () => {
  const opened = new AbortController();
  const heard = new Map<Member, string[]>();
  for (const [nth, member] of [reader.member, kim].entries()) {
    const events: string[] = [];
    heard.set(member, events);
    const response = await fetch(`${market.origins[nth]}/api/notifications/stream`, {
      headers: { authorization: `Bearer ${member.client.token}`, accept: 'text/event-stream' },
      signal: opened.signal,
    });
    void (async () => {
      const decoder = new TextDecoder();
      for await (const chunk of response.body ?? [])
        events.push(...(decoder.decode(chunk).match(/event: thread\ndata: .+/g) ?? []));
    })().catch(() => undefined);
  }
  await muted(reader.member, offer);
  await wrote(kim, offer, 'Here');
  const event = `event: thread\ndata: {"offer":"${offer}"}`;
  for (const end = Date.now() + 5_000; Date.now() < end; await new Promise((done) => setTimeout(done, 20)))
    if ([...heard.values()].every((events) => events.length > 0)) break;
  expect([...heard.values()]).toEqual([[event], [event]]);
  opened.abort();
});
