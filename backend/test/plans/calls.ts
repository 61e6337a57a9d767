// The calls whose statements are held to their plans: whatever a screen asks, and what people do most.

import { aPlan, scheduled } from '../../src/modules/events/test/plan.js';
import { upload } from '../../src/modules/listings/test/a-photo.js';
import { aSampleCard } from '../../src/modules/listings/test/sample.js';
import {
  CHICAGO,
  CICERO,
  EVANSTON,
  MILWAUKEE,
  NAPERVILLE,
  OAK_PARK,
} from '../../src/modules/places/test/sample-towns.js';
import type { Client } from '../client.js';
import { keptPlan } from '../cover-aims.js';
import { TINY_PHOTO } from '../images.js';
import type { Member } from '../people.js';
import { goToEvents } from './attendance-calls.js';
import { planSeries } from './series-calls.js';
import { importFiles, priceByRules } from './stock-calls.js';
import { present } from './storefront-calls.js';
import { wantCards } from './want-calls.js';
import { welcome } from './welcome.js';

/** Asks all of them once; each must be answered well. */
export async function callAll(store: Member, player: Member): Promise<void> {
  const { id: cardId, set, collector_number: number } = aSampleCard(1);
  const own = (member: Member, paths: readonly string[]) => paths.map((path) => [member, path] as const);
  const active = `/api/listings/user/${store.user.uuid}/status/ACTIVE`;
  const reads = [
    ...own(store, [
      active,
      `${active}?condition=NEAR_MINT`,
      `${active}?q=lantern`,
      `${active}?q=lantern&condition=NEAR_MINT`,
      `/api/listings/user/${store.user.uuid}/status/SOLD`,
      `/api/listings/user/${store.user.uuid}/order-history`,
      `/api/listings/user/${store.user.uuid}/order-history?soldFrom=2026-01-01T00:00:00Z`,
      `/api/dashboard/store-summary/${store.user.uuid}`,
      `/api/dashboard/most-watched/${store.user.uuid}`,
      '/api/stock/lines',
      '/api/stock/summary',
      '/api/stock/stale',
      '/api/stock/batches',
      '/api/stock/price-rules',
      '/api/stock/price-rules/held',
      '/api/stock/imports',
      '/api/stock/reconciliations',
    ]),
    ...own(player, [
      active,
      `${active}?condition=NEAR_MINT`,
      `${active}?q=lantern`,
      `${active}?q=lantern&condition=NEAR_MINT`,
      `/api/listings/with-card?cardId=${cardId}`,
      `/api/listings/with-card?cardId=${cardId}&printings=any`,
      `/api/listings/with-card?cardId=${cardId}&sort=nearest&radius=mine`,
      `/api/listings/availability?cardIds=${cardId}`,
      '/api/listings/on-offer',
      '/api/listings/on-offer?q=lantern&sort=price&radius=any',
      `/api/listings/availability?cardIds=${cardId}&printings=any`,
      `/api/watchlist/${player.user.uuid}`,
      `/api/watchlist/${player.user.uuid}/contains?cardId=${cardId}`,
      '/api/watchlist/wants',
      '/api/watchlist/wants?list=0b5d1f2e-8a43-4c53-9f3e-6d0c3f6f2a11',
      '/api/watchlist/lists',
      '/api/watchlist/matches',
      '/api/watchlist/matches?batch=0b5d1f2e-8a43-4c53-9f3e-6d0c3f6f2a11',
      `/api/watchlist/supply?cardIds=${cardId}`,
      `/api/watchlist/demand?cardIds=${cardId}`,
      '/api/watchlist/mutual-matches',
      `/api/dashboard/user-summary/${player.user.uuid}`,
      `/api/dashboard/watched-in-stock/${player.user.uuid}`,
      `/api/listings/user/${store.user.uuid}/with-card?cardId=${cardId}`,
      '/api/dashboard/front-page',
      '/api/events',
      '/api/events/mine',
      '/api/events?format=PAUPER',
      '/api/events?q=friday',
      '/api/events?sort=nearest',
      '/api/events?sort=nearest&q=friday',
      ...['', 'format=PAUPER', 'q=friday', 'sort=nearest', 'sort=nearest&q=friday'].map(
        (query) => `/api/events?series=next&${query}`,
      ),
      '/api/events?feeMax=10&weekday=FRIDAY,SATURDAY&free=true',
      '/api/events?radius=mine&sort=nearest&series=next&q=friday',
      `/api/events/store/${store.user.uuid}?series=next`,
      `/api/events/store/${store.user.uuid}?series=next&order=latest`,
      `/api/events/store/${store.user.uuid}`,
      `/api/events/store/${store.user.uuid}?order=latest`,
      '/api/users/stores',
      '/api/users/stores?q=market',
      `/api/users/${player.user.uuid}`,
      `/api/users/${store.user.uuid}/profile`,
      `/api/cards/${cardId}`,
      `/api/cards/${set}/${number}`,
      `/api/cards/${set}/${number}/en`,
      '/api/cards/autocomplete?q=lan',
      `/api/cards/${cardId}/prices`,
      '/api/cards/sets',
      '/api/cards/set-codes',
      `/api/cards/sets/${set}`,
      '/api/cards/status',
      '/api/auth/sessions',
      '/api/auth/passkeys',
      '/api/auth/second-factor',
      '/api/notifications',
      '/api/notifications/unread-count',
      '/api/notifications/preferences',
      '/api/notifications/push',
      '/api/stock/exports',
      '/api/stock/pull-sheet',
      '/api/places?q=chicago',
      '/api/places/mine',
      `/api/places/distances?accounts=${store.user.uuid}`,
      '/api/places/stores',
      '/api/places/stores?q=market',
      '/api/places/map?south=41&west=-89&north=43&east=-86',
      '/api/places/map?south=41&west=-89&north=43&east=-86&q=market',
      `/api/storefronts/${store.user.uuid}`,
      `/api/storefronts/${store.user.uuid}/singles?q=lantern`,
      `/api/storefronts/cards/${cardId}`,
      '/api/storefronts/mine',
      '/api/storefronts/followed',
      `/api/storefronts/${store.user.uuid}/follow`,
      '/api/catalogs/tcg-types',
      '/api/catalogs/tcg-formats',
    ]),
  ];
  for (const [member, path] of reads) welcome(path, await member.client.get(path));
  await write(store, player, cardId);
  await importFiles(store);
  await present(store, player);
  await settle(store, player);
  await goToEvents(store, player);
}

/** Sets where both are, and takes one place away. */
async function settle(store: Member, player: Member): Promise<void> {
  const at = { address: '1814 W Division Street', latitude: 41.90329, longitude: -87.67255 };
  welcome('placing a store', await store.client.put('/api/places/store', at));
  welcome('seeing a store', await player.client.get(`/api/places/stores/${store.user.uuid}`));
  for (const town of [CHICAGO, EVANSTON, OAK_PARK, CICERO, NAPERVILLE])
    welcome('moving', await player.client.put('/api/places/mine', { town }));
  const { status } = await player.client.put('/api/places/mine', { town: MILWAUKEE });
  if (status !== 429) throw new Error(`A sixth move was answered with ${status}`);
  const preferences = { radiusKm: 25, unit: 'KM' };
  welcome('preferring', await player.client.put('/api/places/mine/preferences', preferences));
  for (const asked of ['', '?q=lantern'])
    welcome('looking nearby', await player.client.get(`/api/listings/on-offer${asked}`));
  welcome('removing a place', await player.client.delete('/api/places/mine'));
}

async function write(store: Member, player: Member, cardId: string): Promise<void> {
  const { client } = store;
  const single = { cardId, condition: 'NEAR_MINT', price: 5 };
  const key = { 'idempotency-key': 'posted-once' };
  const posted = await client.post<readonly { uuid: string }[]>('/api/listings', [single, single], key);
  welcome('posting', posted);
  welcome('posting again', await client.post('/api/listings', [single, single], key));
  const [one, other] = posted.body;
  const { photos } = (await upload(store, one?.uuid ?? '', TINY_PHOTO)).body;
  welcome('loading a photo', await client.get(photos[0]?.url ?? ''));
  const photo = `/api/listings/${one?.uuid}/photos/${photos[0]?.uuid}`;
  welcome('removing a photo', await client.delete(photo));
  welcome('restoring a photo', await client.post(`${photo}/restore`));
  const order = { photos: [photos[0]?.uuid] };
  welcome('ordering photos', await client.put(`/api/listings/${one?.uuid}/photos/order`, order));
  const sale = { status: 'SOLD', finalSoldPrice: 5 };
  welcome('selling', await client.patch(`/api/listings/${one?.uuid}`, sale));
  welcome('withdrawing', await client.delete(`/api/listings/${other?.uuid}`));
  welcome('restoring', await client.post(`/api/listings/${other?.uuid}/restore`));
  const seen = { until: new Date().toISOString() };
  welcome('reading notifications', await client.put('/api/notifications/read', seen));
  const choices = {
    kinds: [],
    digestHour: 8,
    timeZone: 'UTC',
    quietFrom: null,
    quietUntil: null,
    mailPaused: false,
  };
  welcome('choosing notifications', await client.put('/api/notifications/preferences', choices));
  welcome('unmuting notifications', await client.delete('/api/notifications/muted'));
  const note = { text: 'Is it still there?' };
  welcome('messaging', await player.client.post(`/api/listings/${other?.uuid}/messages`, note));
  const sold = { listings: [{ uuid: other?.uuid }] };
  welcome('looking for copies', await client.get(`/api/listings/${other?.uuid}/copies`));
  welcome('selling several', await client.post('/api/listings/sales', sold));
  welcome('taking back sales', await client.post('/api/listings/sales/restore', { listings: [other?.uuid] }));
  welcome('renaming', await client.patch(`/api/users/${store.user.uuid}`, { name: 'Robin’s Other Cards' }));
  const { uuid: event } = await scheduled(store);
  const some = { filter: { q: 'a' }, change: { addToPrice: 1 } };
  welcome('previewing an edit', await client.post('/api/stock/edits/preview', some));
  const edited = await client.post<{ uuid: string }>('/api/stock/edits', some);
  welcome('editing', edited);
  welcome('reading a batch', await client.get(`/api/stock/batches/${edited.body.uuid}`));
  welcome('undoing', await client.post(`/api/stock/batches/${edited.body.uuid}/undo`));
  const lines = await client.get<readonly { line: string; quantity: number }[]>('/api/stock/lines');
  const line = lines.body.find(({ quantity }) => quantity > 0);
  const more = { lines: [{ line: line?.line }], change: { quantity: 3 } };
  welcome('setting a quantity', await client.post('/api/stock/edits', more));
  const feed = await client.get<{ next: string }>('/api/stock/changes');
  const put = {
    mode: 'SET',
    lines: [{ externalId: 'SKU-1', cardId, condition: 'DAMAGED', price: 1, quantity: 2 }],
  };
  welcome('putting lines', await client.put('/api/stock/lines', put));
  welcome('following changes', await client.get(`/api/stock/changes?after=${feed.body.next}`));
  await priceByRules(client);
  welcome('reading an event', await player.client.get(`/api/events/${event}`));
  welcome('changing an event', await client.patch(`/api/events/${event}`, { name: 'Another Name' }));
  welcome('calling off an event', await client.delete(`/api/events/${event}`));
  welcome('scheduling several', await client.post('/api/events/bulk', [aPlan(), aPlan()]));
  await planSeries(client);
  const watching = `/api/watchlist/${player.user.uuid}?cardId=${cardId}`;
  welcome('watching', await player.client.post(watching));
  welcome('pricing what is watched', await player.client.get(`/api/watchlist/${player.user.uuid}`));
  welcome('unwatching', await player.client.delete(watching));
  await wantCards(player.client);
  const collected = { identifiers: [{ id: cardId }] };
  welcome('collecting', await player.client.post('/api/cards/collection', collected));
  const at = '2027-03-12T18:00:00.000Z';
  const covered = { text: `2 ${aSampleCard(1).name}`, at };
  welcome('covering', await player.client.post('/api/cover', covered));
  welcome('covering from anywhere', await player.client.post('/api/cover', { ...covered, anywhere: true }));
  await keepPlans(player.client);
  const named = { identifiers: [{ name: aSampleCard(1).name }] };
  welcome('suggesting', await player.client.post('/api/cards/printings', named));
}

/** Keeps a plan, shares it, plans again, and deletes it. */
async function keepPlans(client: Client): Promise<void> {
  const at = `/api/cover/plans/${await keptPlan(client)}`;
  welcome('reading kept plans', await client.get('/api/cover/plans'));
  welcome('renaming a plan', await client.patch(at, { title: 'Cube' }));
  welcome('planning again', await client.post(`${at}/refresh`, {}));
  const shared = await client.put<{ link: string }>(`${at}/link`, {});
  welcome('sharing a plan', shared);
  welcome('reading it', await client.get(`/api/cover/shared/${shared.body.link}`));
  welcome('deleting it', await client.delete(at));
}
