// The story of pictures: a store shows what an event is like.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import type { ProblemBody } from '../../../../test/client.js';
import { metadataIn, photoOf, takenSideways } from '../../../../test/images.js';
import { jobsDone } from '../../../../test/mails.js';
import { allNotificationsOf } from '../../../../test/notifications.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { PictureDto } from '../../../platform/images/picture.dto.js';
import { FolderStorage } from '../../../platform/object-storage/folder-storage.js';
import { StorageError } from '../../../platform/object-storage/object-storage.js';
import { answers } from '../attendance/test/attendees.js';
import type { EventDto } from '../dto/event.dto.js';
import { nameOf, picturesIn, uploadPicture } from './picture.js';
import { aPlan, scheduled } from './plan.js';

const market = story();
let store: Member;
let other: Member;
beforeAll(async () => {
  [store, other] = [await signedUp(market, { role: 'STORE' }), await signedUp(market, { role: 'STORE' })];
});

const uploaded = async (by = store): Promise<PictureDto> => (await uploadPicture(by.client)).body;
const { read, load, isStored, night } = picturesIn(market);
const changes = (uuid: string, body: object, tag = '*') =>
  store.client.call<EventDto & ProblemBody>('PATCH', `/api/events/${uuid}`, body, { 'if-match': tag });

describe('the picture of an event', () => {
  // @spec call-upload-event-picture, added-event-picture-file
  it('is uploaded, chosen, and seen by everybody in two sizes that are cached for good', async () => {
    const bytes = await takenSideways(await photoOf(1_200, 1_800));
    const { status, body: picture } = await uploadPicture(store.client, bytes, { type: 'image/jpeg' });
    expect([status, picture]).toMatchObject([201, { width: 1_600, height: 1_067 }]);
    const event = await scheduled(store, { picture: picture.uuid });
    expect(event.picture).toEqual(picture);
    expect((await read(event.uuid)).picture).toEqual(picture);
    const full = await load(picture.url);
    expect(Object.fromEntries(full.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(await metadataIn(full.body)).toEqual([]);
    expect(await sharp((await load(picture.thumbnailUrl)).body).metadata()).toMatchObject({ width: 320 });
    for (const path of [`${'a'.repeat(43)}/full`, '..%2f..%2fjwt-secret/full', `${nameOf(picture)}x/full`])
      expect((await load(`/api/events/pictures/${path}`)).headers.get('cache-control')).toBe('no-store');
    expect((await load(picture.url.replace('full', 'huge'))).status).toBe(400);
  });

  // @spec rule-event-picture
  it('is replaced and removed like other details, unless the event has changed since', async () => {
    const [first, second, third] = [await uploaded(), await uploaded(), await uploaded()];
    const { uuid } = await scheduled(store, { picture: first.uuid });
    const twice = await Promise.all([
      changes(uuid, { picture: second.uuid }, '"1"'),
      changes(uuid, { picture: third.uuid }, '"1"'),
    ]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 412]);
    const kept = twice.find(({ status }) => status === 200)?.body.picture;
    expect(await read(uuid)).toMatchObject({ version: 2, picture: kept });
    expect((await changes(uuid, { name: 'Late night' }, '"2"')).body.picture).toEqual(kept);
    expect((await changes(uuid, { picture: null }, '"3"')).body).toMatchObject({ picture: null, version: 4 });
    expect((await changes(uuid, { picture: null }, '"4"')).body.version).toBe(4);
  });

  it('is one that its own store has uploaded, and refused at its field otherwise', async () => {
    const { uuid } = await scheduled(store);
    const foreign = (await uploaded(other)).uuid;
    for (const picture of [foreign, randomUUID()]) {
      const { status, body } = await changes(uuid, { picture });
      expect([status, body.code, body.errors?.[0]?.field]).toEqual([
        400,
        'events.unknown-picture',
        'picture',
      ]);
    }
    const several = await store.client.post<ProblemBody>('/api/events/bulk', [
      aPlan(),
      aPlan({ picture: foreign }),
    ]);
    expect([several.status, several.body.errors?.[0]?.field]).toEqual([400, '1.picture']);
    expect((await changes(uuid, { picture: 'x' })).body.errors?.[0]?.field).toBe('picture');
    const taken = await other.client.patch(`/api/events/${uuid}`, { picture: foreign });
    expect(taken.status).toBe(403);
    expect((await uploadPicture((await signedUp(market)).client)).status).toBe(403);
    expect((await uploadPicture(market.someone())).status).toBe(401);
  });

  it('is uploaded once by a retry, twice by two, and is nobody’s when the event is gone by then', async () => {
    const key = randomUUID();
    const bytes = await photoOf(64, 64, 'webp');
    const [one, again] = [
      await uploadPicture(store.client, bytes, { key }),
      await uploadPicture(store.client, bytes, { key }),
    ];
    expect([again.body, again.headers.get('idempotent-replayed')]).toEqual([one.body, 'true']);
    const { uuid } = await scheduled(store);
    const [first, second] = await Promise.all([
      uploadPicture(store.client, bytes),
      store.client.delete(`/api/events/${uuid}`).then(() => uploadPicture(store.client, bytes)),
    ]);
    expect(first.body.uuid).not.toBe(second.body.uuid);
    expect((await changes(uuid, { picture: first.body.uuid })).status).toBe(404);
    await night();
    expect([isStored(first.body), isStored(second.body)]).toEqual([false, false]);
  });

  it('is refused with a reason while the disk is full, and leaves nothing behind', async () => {
    const kept = () => market.app.get(DataSource).query('select uuid from events.picture order by uuid');
    const before = await kept();
    const full = jest.spyOn(FolderStorage.prototype, 'put').mockRejectedValueOnce(new StorageError('ENOSPC'));
    const { status, body } = await uploadPicture(store.client);
    full.mockRestore();
    expect([status, body.code, await kept()]).toEqual([503, 'events.pictures-unavailable', before]);
  });

  it('is no news to those who go', async () => {
    const player = await signedUp(market);
    const { uuid } = await scheduled(store);
    await answers(player, { uuid });
    await changes(uuid, { picture: (await uploaded()).uuid });
    await jobsDone(market);
    expect(await allNotificationsOf(player.client)).toEqual([]);
  });

  it('is in the feeds of its store', async () => {
    const host = await signedUp(market, { role: 'STORE' });
    await scheduled(host, { name: 'Plain' });
    const picture = await uploaded(host);
    await scheduled(host, { name: 'Pictured', picture: picture.uuid, time: '02:00' });
    const path = `/api/calendars/stores/${host.user.uuid}/events`;
    const { items } = JSON.parse(String((await load(`${path}.json`)).body)) as {
      items: { title: string; image?: string }[];
    };
    expect(items.map(({ image }) => image)).toEqual([undefined, expect.stringMatching(`${picture.url}$`)]);
    const { length } = (await load(picture.url)).body;
    expect(String((await load(`${path}.rss`)).body)).toMatch(
      new RegExp(`<enclosure url="http[^"]+${picture.url}" length="${length}" type="image/webp"/>`),
    );
  });
});
