// The calls of offers whose statements are held to their plans.
import { scheduled } from '../../src/modules/events/test/plan.js';
import { OffersFacade } from '../../src/modules/offers/index.js';
import { muted, read, wrote } from '../../src/modules/offers/test/messages.js';
import { listed, offered, step } from '../../src/modules/offers/test/offering.js';
import { VoidsService } from '../../src/modules/offers/voids.service.js';
import { UnitOfWork } from '../../src/platform/database/unit-of-work.js';
import type { Member } from '../people.js';
import type { Story } from '../story.js';
import { welcome as well } from './welcome.js';

/** Writes about an offer that has become a deal. */
async function writeAbout(market: Story, store: Member, player: Member, offer: string): Promise<void> {
  well('writing', await wrote(player, offer, 'Write to robin@example.com, or 123456'));
  const { body } = await wrote(store, offer, 'Hello');
  well('muting', await muted(player, offer));
  well('reading', await read(player, offer, body.uuid));
  for (const path of ['messages', 'thread'])
    well(path, await player.client.get(`/api/offers/${offer}/${path}`));
  const facade = market.app.get(OffersFacade);
  await facade.messageForReport(body.uuid);
  await market.app.get(UnitOfWork).run(() => facade.hideMessage(body.uuid));
}

/** Makes offers of every kind, answers them, and lets some end by themselves. */
export async function makeOffers(market: Story, store: Member, player: Member): Promise<void> {
  const copies = await listed(store, 1, 7);
  const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = '', seventh = ''] = copies;
  const note = 'Write to robin@example.com';
  const to = store.user.uuid;
  const lines = [{ listing: first }];
  well('previewing', await player.client.post('/api/offers/preview', { recipient: to, lines }));
  const early = await player.client.post('/api/offers', { recipient: to, lines, note });
  if (early.status !== 422) throw new Error(`A first note with contact was answered with ${early.status}`);
  await offered(player, store, [first], { note: 'On Friday?' });
  const { uuid: event } = await scheduled(store);
  const draft = await offered(player, store, [second], { isDraft: true, event });
  await offered(player, store, [third], { isDraft: true });
  well(
    'beginning one',
    await player.client.get(`/api/offers/start?to=${to}&listings=${first}&event=${event}`),
  );
  well('changing a draft', await player.client.patch(`/api/offers/${draft.uuid}`, { note }));
  well('sending it', await step(player, draft.uuid, 'send'));
  const body = { lines: [{ listing: second, price: 4 }] };
  well('countering', await step(store, draft.uuid, 'revisions', { revision: 1, body }));
  const stale = await step(player, draft.uuid, 'accept', { revision: 1 });
  if (stale.status !== 412) throw new Error(`A stale revision was answered with ${stale.status}`);
  well('accepting', await step(player, draft.uuid, 'accept', { revision: 2 }));
  const declined = await offered(player, store, [fourth]);
  well('declining', await step(store, declined.uuid, 'decline'));
  const withdrawn = await offered(player, store, [fourth]);
  well('withdrawing', await step(player, withdrawn.uuid, 'withdraw'));
  well('asking for a hold', await player.client.post('/api/offers/holds', { listings: [fifth] }));
  const rules = { isOn: true, maxCards: 4, maxValue: 50, forWhom: 'EVERYONE', days: 2 };
  well('setting rules', await store.client.put('/api/offers/hold-rules', rules));
  well('holding', await player.client.post('/api/offers/holds', { listings: [fifth] }));
  const gone = await offered(player, store, [sixth, seventh]);
  const voids = market.app.get(VoidsService);
  well('selling', await store.client.patch(`/api/listings/${seventh}`, { status: 'SOLD' }));
  await voids.copiesAreGone([seventh]);
  await voids.copiesOfAreGone(to);
  well('making again', await step(player, gone.uuid, 'remake'));
  await writeAbout(market, store, player, draft.uuid);
  await voids.withPlayers(player.user.uuid);
  await voids.expire();
  await voids.remind();
  for (const path of ['', '?view=past', `/${draft.uuid}`, '/inbox', '/inbox/count'])
    well(path, await player.client.get(`/api/offers${path}`));
  well('reading rules', await store.client.get('/api/offers/hold-rules'));
}
