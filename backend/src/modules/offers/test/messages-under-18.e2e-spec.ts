// The story of messages about offers once somebody says that they are under 18: stores alone write to them, and they write to stores alone.
import { aMeeting, enterCodeOf, seenBy } from '../../../../test/deals.js';
import { type Member, saysUnder18, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { messagesOf, refused, threadOf, wrote } from './messages.js';
import { listed, offered, step } from './offering.js';

const market = story({}, { sample: true });
let young: Member;
let player: Member;
let store: Member;

beforeEach(async () => {
  [young, player] = [await signedUp(market), await signedUp(market, { name: 'Kim Osei' })];
  store = await signedUp(market, { role: 'STORE' });
});

// @spec call-write-message, call-thread
it('who has had an offer writes no more than who is new to them, and stores go on', async () => {
  const withPlayer = [
    await offered(young, player, await listed(player)),
    await offered(player, young, await listed(young, 2)),
  ];
  const withStore = await offered(young, store, await listed(store, 3));
  for (const { uuid } of withPlayer) expect((await wrote(player, uuid, 'Is it near mint?')).status).toBe(201);
  await saysUnder18(market, young);
  for (const { uuid } of withPlayer)
    for (const member of [young, player]) {
      expect(await refused(wrote(member, uuid, 'Still there?'))).toEqual([403, 'offers.message-not-allowed']);
      expect(await threadOf(member, uuid)).toMatchObject({ isWritable: false });
      expect(await messagesOf(member, uuid)).toHaveLength(1);
    }
  for (const member of [young, store]) {
    expect((await wrote(member, withStore.uuid, 'See you at six')).status).toBe(201);
    expect(await threadOf(member, withStore.uuid)).toMatchObject({ isWritable: true });
  }
});

it('players write nothing more while a hand-over that has begun goes on', async () => {
  const { uuid: offer } = await offered(young, player, await listed(player));
  const deal = (await step(player, offer, 'accept', { revision: 1 })).body.deal ?? '';
  await young.client.post(`/api/deals/${deal}/meeting`, aMeeting(market, 1));
  await player.client.post(`/api/deals/${deal}/meeting/confirm`);
  await enterCodeOf(market, player, young, deal);
  expect((await wrote(player, offer, 'See you at the table')).status).toBe(201);
  await saysUnder18(market, young);
  expect((await seenBy(player, deal)).state).toBe('HANDING');
  expect(await refused(wrote(player, offer, 'Hello?'))).toEqual([403, 'offers.message-not-allowed']);
});
