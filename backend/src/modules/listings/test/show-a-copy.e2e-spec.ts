// The story of photos: a lister shows a copy as it is, in an order of their own, and takes pictures back.
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import type { ProblemBody } from '../../../../test/client.js';
import { metadataIn, photoOf, takenSideways } from '../../../../test/images.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { FolderStorage } from '../../../platform/object-storage/folder-storage.js';
import { StorageError } from '../../../platform/object-storage/object-storage.js';
import { Retention } from '../../../platform/retention/retention.js';
import type { ListingDto } from '../dto/listing.dto.js';
import { SweepPhotos } from '../photos/sweep-photos.js';
import { upload } from './a-photo.js';
import { aSampleCard } from './sample.js';

const DAY_S = 24 * 60 * 60;

describe('the photos of a listing', () => {
  const market = story({}, { sample: true });
  let store: Member;
  let player: Member;
  let photo: Buffer;
  beforeAll(async () => {
    store = await signedUp(market, { role: 'STORE' });
    player = await signedUp(market);
    photo = await photoOf(90, 120);
  });

  const posted = async (owner = store): Promise<string> => {
    const entry = { cardId: aSampleCard(1).id, condition: 'LIGHTLY_PLAYED', price: 5.99 };
    return (await owner.client.post<ListingDto[]>('/api/listings', [entry])).body[0]?.uuid ?? '';
  };
  const seen = async (uuid: string, by = player) =>
    (await by.client.get<ListingDto>(`/api/listings/${uuid}`)).body;
  const withPhotos = async (count: number) => {
    const uuid = await posted();
    for (let nth = 0; nth < count; nth++) await upload(store, uuid, photo);
    const { photos } = await seen(uuid);
    return { uuid, photos, ids: photos.map((each) => each.uuid) };
  };
  const load = async (path = '') => {
    const reply = await fetch(market.origin + path);
    return { status: reply.status, headers: reply.headers, body: Buffer.from(await reply.arrayBuffer()) };
  };
  const files = () =>
    readdirSync(join(market.folder, 'objects'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  const remove = (uuid: string, id = '', by = store) =>
    by.client.delete<ListingDto & ProblemBody>(`/api/listings/${uuid}/photos/${id}`);
  const restore = (uuid: string, id = '') =>
    store.client.post<ListingDto & ProblemBody>(`/api/listings/${uuid}/photos/${id}/restore`);

  // @spec call-add-photo, added-photo-file
  it('are seen by others in two sizes that are cached for good', async () => {
    const uuid = await posted();
    const { status, body, headers } = await upload(store, uuid, await photoOf(1_200, 1_800));
    expect([status, body.version, headers.get('etag')]).toEqual([201, 2, '"2"']);
    expect(body.photos).toMatchObject([{ width: 1_067, height: 1_600 }]);
    expect((await seen(uuid)).photos).toEqual(body.photos);
    const [shown] = body.photos;
    const full = await load(shown?.url);
    expect(full.status).toBe(200);
    expect(Object.fromEntries(full.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(full.body).metadata()).toMatchObject({ format: 'webp', width: 1_067, height: 1_600 });
    const thumbnail = await load(shown?.thumbnailUrl);
    expect(await sharp(thumbnail.body).metadata()).toMatchObject({ width: 213, height: 320 });
    expect(thumbnail.body.length).toBeLessThan(40_000);
  });

  it('stand in the lists of a card and of its lister', async () => {
    const { uuid, photos } = await withPhotos(1);
    const { body } = await player.client.get<ListingDto[]>(
      `/api/listings/with-card?cardId=${aSampleCard(1).id}&limit=500`,
    );
    expect(body.find((each) => each.uuid === uuid)?.photos).toEqual(photos);
    const own = await store.client.get<ListingDto[]>(`/api/listings/user/${store.user.uuid}/status/ACTIVE`);
    expect(own.body[0]?.photos).toEqual(photos);
  });

  it('lose where they were taken, and stand upright', async () => {
    const { body } = await upload(store, await posted(), await takenSideways(photo));
    expect(body.photos).toMatchObject([{ width: 120, height: 90 }]);
    expect(await metadataIn((await load(body.photos[0]?.url)).body)).toEqual([]);
  });

  it.each(['png', 'webp', 'avif'] as const)('may be uploaded as %s', async (format) => {
    const bytes = await photoOf(64, 64, format);
    expect((await upload(store, await posted(), bytes, { type: `image/${format}` })).status).toBe(201);
  });

  it('are added once by a retry with the same key', async () => {
    const uuid = await posted();
    const key = randomUUID();
    const first = await upload(store, uuid, photo, { key });
    const again = await upload(store, uuid, photo, { key });
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const other = await upload<ProblemBody>(store, uuid, await photoOf(64, 64), { key });
    expect([other.status, other.body.code]).toEqual([422, 'request.idempotency-key-reused']);
    expect((await seen(uuid)).photos).toHaveLength(1);
  });

  it('are four at most, also when five come at once', async () => {
    const { uuid } = await withPhotos(2);
    const answers = await Promise.all([1, 2, 3].map(() => upload<ProblemBody>(store, uuid, photo)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('listings.too-many-photos');
    expect((await seen(uuid)).photos).toHaveLength(4);
  });

  it('are 10,000 of one account at most, also when several listings get one at once', async () => {
    const seller = await signedUp(market);
    const listings = [await posted(seller), await posted(seller), await posted(seller)];
    await market.app.get(DataSource).query(
      `insert into listings.photo (uuid, listing, name, position, width, height, bytes, added_at, removed_at, lister)
      select gen_random_uuid(), $1, md5(n::text) || '-' || n, n, 1, 1, 1, now(), now(), $2 from generate_series(2, 10000) n`,
      [listings[0], seller.user.uuid],
    );
    const answers = await Promise.all(listings.map((uuid) => upload<ProblemBody>(seller, uuid, photo)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe(
      'listings.too-many-photos-of-account',
    );
  });

  // @spec call-order-photos
  it('are put in another order, unless they have changed since', async () => {
    const { uuid, ids } = await withPhotos(3);
    const order = (photos: readonly string[]) =>
      store.client.put<ListingDto & ProblemBody>(`/api/listings/${uuid}/photos/order`, { photos });
    const { body } = await order([...ids].reverse());
    expect(body.photos.map((each) => each.uuid)).toEqual([...ids].reverse());
    expect((await seen(uuid)).photos).toEqual(body.photos);
    await remove(uuid, ids[0]);
    const { status, body: refusal } = await order(ids);
    expect([status, refusal.code]).toEqual([409, 'listings.photos-changed']);
  });

  // @spec call-remove-photo, call-restore-photo
  it('are gone at once when removed, and come back to their place for ten minutes', async () => {
    const { uuid, photos, ids } = await withPhotos(3);
    expect((await remove(uuid, ids[1])).body.photos.map((each) => each.uuid)).toEqual([ids[0], ids[2]]);
    const { status, headers } = await load(photos[1]?.url);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect((await remove(uuid, ids[1])).status).toBe(200);
    expect((await restore(uuid, ids[1])).body.photos).toEqual(photos);
    expect((await load(photos[1]?.url)).status).toBe(200);
    await remove(uuid, ids[1]);
    market.clock.pass(601);
    const late = await restore(uuid, ids[1]);
    expect([late.status, late.body.code]).toEqual([409, 'listings.photo-too-late-to-restore']);
  });

  it('are their lister’s alone to change', async () => {
    const { uuid, ids } = await withPhotos(1);
    const other = await withPhotos(1);
    expect(await upload<ProblemBody>(player, uuid, photo)).toMatchObject({ status: 403 });
    expect(await remove(uuid, ids[0], player)).toMatchObject({ status: 403 });
    expect(await remove(uuid, other.ids[0])).toMatchObject({
      status: 404,
      body: { code: 'listings.photo-not-found' },
    });
    await store.client.patch(`/api/listings/${uuid}`, { status: 'SOLD' });
    expect(await upload<ProblemBody>(store, uuid, photo)).toMatchObject({
      status: 409,
      body: { code: 'listings.already-sold' },
    });
    expect((await upload(player, uuid, photo)).status).toBe(404);
  });

  it('are not served while their listing is withdrawn', async () => {
    const { uuid, photos } = await withPhotos(1);
    await store.client.delete(`/api/listings/${uuid}`);
    expect((await load(photos[0]?.url)).status).toBe(404);
    await store.client.post(`/api/listings/${uuid}/restore`);
    expect((await load(photos[0]?.url)).status).toBe(200);
  });

  it('that nobody has are not found', async () => {
    const { photos } = await withPhotos(1);
    const name = photos[0]?.url.split('/').at(-2) ?? '';
    for (const path of [`${'a'.repeat(43)}/full`, '..%2f..%2fjwt-secret/full', `${name}x/full`])
      expect((await load(`/api/listings/photos/${path}`)).status).toBe(404);
    expect((await load(`/api/listings/photos/${name}/huge`)).status).toBe(400);
  });

  it('are refused with a reason while the disk is full, and leave nothing behind', async () => {
    const uuid = await posted();
    const before = files();
    const full = jest
      .spyOn(FolderStorage.prototype, 'put')
      .mockRejectedValueOnce(new StorageError('ENOSPC: no space left on device'));
    const { status, body, headers } = await upload<ProblemBody>(store, uuid, photo);
    full.mockRestore();
    expect([status, body.code]).toEqual([503, 'listings.photos-unavailable']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect([(await seen(uuid)).photos, files()]).toEqual([[], before]);
    expect((await upload(store, uuid, photo)).status).toBe(201);
  });

  // @spec rule-photo-storage
  it('are deleted from the disk when they are no more', async () => {
    const sweep = () => market.app.get(SweepPhotos).sweep();
    const { uuid, ids, photos } = await withPhotos(2);
    const kept = photos[0]?.url.split('/').at(-2) ?? '';
    const removed = photos[1]?.url.split('/').at(-2) ?? '';
    await remove(uuid, ids[1]);
    await sweep();
    expect(files().join()).toContain(removed);
    market.clock.pass(DAY_S + 60);
    await market.app.get(Retention).applyAll();
    await sweep();
    expect(files().join()).not.toContain(removed);
    expect(files().filter((each) => each.startsWith(kept))).toHaveLength(2);
    await store.client.patch(`/api/listings/${uuid}`, { status: 'SOLD' });
    market.clock.pass(31 * DAY_S);
    await market.app.get(Retention).applyAll();
    await sweep();
    expect(files().join()).not.toContain(kept);
  });

  it('go with an erased account, and are in its export before', async () => {
    const owner = await signedUp(market, { role: 'STORE' });
    const uuid = await posted(owner);
    const { body } = await upload(owner, uuid, photo);
    const { body: data } = await owner.client.get<{ photos: { url: string; listing: string }[] }>(
      `/api/users/${owner.user.uuid}/export`,
    );
    expect(data.photos).toMatchObject([{ listing: uuid, url: body.photos[0]?.url }]);
    await owner.client.patch(`/api/listings/${uuid}`, { status: 'SOLD' });
    await owner.client.call('DELETE', `/api/users/${owner.user.uuid}`, { password: owner.password });
    expect((await load(body.photos[0]?.url)).status).toBe(404);
  });
});
