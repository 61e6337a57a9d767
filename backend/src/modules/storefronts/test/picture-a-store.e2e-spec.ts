// The story of a store that shows on its page what it looks like.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { ProblemBody } from '../../../../test/client.js';
import { metadataIn, photoOf, TINY_PHOTO, takenSideways } from '../../../../test/images.js';
import { closes, erases, type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { PictureDto } from '../../../platform/images/picture.dto.js';
import { nameOf, picturesIn, uploadPicture } from '../../events/test/picture.js';
import { aSampleCard, importSample } from '../../listings/test/sample.js';
import type { OwnStorefrontDto } from '../dto/own-storefront.dto.js';
import type { StorefrontDto } from '../dto/storefront.dto.js';
import { SweepStorePictures } from '../pictures/sweep-pictures.js';

const market = story();
const { load, isStored, night } = picturesIn(market, SweepStorePictures);
const path = '/api/storefronts/pictures';
const NOTHING = { description: null, website: null, timeZone: null, weekly: [], exceptions: [] };
let store: Member;
beforeEach(async () => {
  store = await signedUp(market, { role: 'STORE' });
});

const upload = (bytes = TINY_PHOTO, by = store) => uploadPicture(by.client, bytes, { path });
const uploaded = async (by = store): Promise<PictureDto> => (await upload(TINY_PHOTO, by)).body;
const save = (changes: object, by = store, tag = '*') =>
  by.client.call<OwnStorefrontDto & ProblemBody>(
    'PUT',
    '/api/storefronts/mine',
    { ...NOTHING, ...changes },
    {
      'if-match': tag,
    },
  );
const seen = async (by = store) =>
  (await market.someone().get<StorefrontDto>(`/api/storefronts/${by.user.uuid}`)).body.picture;

describe('the picture of a store', () => {
  // @spec call-upload-store-picture, added-store-picture-file
  it('is uploaded, chosen, and seen by everybody, without where it was taken', async () => {
    const bytes = await takenSideways(await photoOf(1_200, 1_800));
    const { status, body: picture } = await uploadPicture(store.client, bytes, { path, type: 'image/jpeg' });
    expect([status, picture]).toMatchObject([201, { width: 1_600, height: 1_067 }]);
    expect((await save({ picture: picture.uuid })).body.picture).toEqual(picture);
    expect(await seen()).toEqual(picture);
    const full = await load(picture.url);
    expect([full.status, await metadataIn(full.body)]).toEqual([200, []]);
    expect(await sharp((await load(picture.thumbnailUrl)).body).metadata()).toMatchObject({ width: 320 });
    expect((await load(picture.url.replace('full', 'huge'))).status).toBe(400);
    expect((await load(`${path}/${'a'.repeat(43)}/full`)).headers.get('cache-control')).toBe('no-store');
  });

  // @spec added-picture-of-link
  it('is shown by previews of links as a JPEG of a fixed size, which is made once and swept with it', async () => {
    const picture = (await upload(await photoOf(300, 900, 'webp'))).body;
    const url = `${path}/${nameOf(picture)}/preview.jpg`;
    const replies = await Promise.all([load(url), load(url)]);
    for (const { status, headers, body } of replies) {
      expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      expect(await metadataIn(body)).toEqual([]);
    }
    expect((await load(url)).body).toEqual(replies[0]?.body);
    expect((await load(`${path}/${'a'.repeat(43)}/preview.jpg`)).status).toBe(404);
    await night();
    expect([isStored(picture), (await load(url)).status]).toEqual([false, 404]);
  });

  // @spec added-store-preview, added-card-preview
  it('is what a link to the store shows, else the card of its newest single, else that of any page', async () => {
    await importSample(market);
    const url = `/api/storefronts/${store.user.uuid}/preview.jpg`;
    const leadsTo = async () =>
      (await fetch(market.origin + url, { redirect: 'manual' })).headers.get('location');
    expect(await leadsTo()).toBe('/preview.png');
    const { id: cardId } = aSampleCard(1);
    await store.client.post('/api/listings', [{ cardId, condition: 'NEAR_MINT', price: 3 }]);
    expect(await leadsTo()).toBe(`/api/cards/${cardId}/preview.jpg`);
    const preview = async () => {
      const { headers, body } = await load(url);
      expect(headers.get('content-type')).toBe('image/jpeg');
      expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      return body;
    };
    const ofCard = await preview();
    expect(await preview()).toEqual(ofCard);
    const picture = await uploaded();
    await save({ picture: picture.uuid });
    expect(await leadsTo()).toBeNull();
    expect(await preview()).toEqual((await load(`${path}/${nameOf(picture)}/preview.jpg`)).body);
    expect((await load(`/api/storefronts/${randomUUID()}/preview.jpg`)).status).toBe(404);
    expect((await load(`/api/cards/${randomUUID()}/preview.jpg`)).status).toBe(404);
    // Uploads are read as pictures alone, also after a drawing of ours was.
    expect(
      (await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))).status,
    ).toBe(422);
  });

  // @spec rule-store-picture
  it('is replaced, left alone and removed, unless the page has changed since', async () => {
    const [first, second, third] = [await uploaded(), await uploaded(), await uploaded()];
    await save({ picture: first.uuid });
    const twice = await Promise.all([
      save({ picture: second.uuid }, store, '"1"'),
      save({ picture: third.uuid }, store, '"1"'),
    ]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 412]);
    const kept = twice.find(({ status }) => status === 200)?.body.picture;
    // A form that was loaded before there were pictures.
    expect((await save({ description: 'Singles.' })).body.picture).toEqual(kept);
    expect((await save({ picture: null })).body).toMatchObject({ picture: null, version: 4 });
    expect(await seen()).toBeNull();
  });

  // @spec rule-store-picture
  it('is one that the store itself has uploaded, and refused at its field otherwise', async () => {
    const other = await signedUp(market, { role: 'STORE' });
    for (const picture of [(await uploaded(other)).uuid, randomUUID()]) {
      const { status, body } = await save({ picture });
      expect([status, body.code, body.errors?.[0]?.field]).toEqual([
        400,
        'storefronts.unknown-picture',
        'picture',
      ]);
    }
    expect((await save({ picture: '' })).body.errors?.[0]?.field).toBe('picture');
    const drawing = await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect([drawing.status, drawing.body.code]).toEqual([422, 'storefronts.picture-unreadable']);
    expect((await upload(TINY_PHOTO, await signedUp(market))).status).toBe(403);
    expect((await uploadPicture(market.someone(), TINY_PHOTO, { path })).status).toBe(401);
  });

  // @spec rule-store-picture-storage
  it('is stored while the page has it, exported, and gone with the account', async () => {
    const [chosen, left] = [await uploaded(), await uploaded()];
    await save({ picture: chosen.uuid });
    await night();
    expect([isStored(chosen), isStored(left)]).toEqual([true, false]);
    const { body } = await store.client.get<{ storePictures: { url: string }[] }>(
      `/api/users/${store.user.uuid}/export`,
    );
    expect(body.storePictures).toMatchObject([{ uuid: chosen.uuid, url: chosen.url }]);
    const leaver = await signedUp(market, { role: 'STORE' });
    const closed = await uploaded(leaver);
    await save({ picture: closed.uuid }, leaver);
    await closes(leaver);
    expect((await load(closed.url)).status).toBe(404);
    await erases(store);
    expect((await load(chosen.url)).status).toBe(404);
    await night();
    expect(isStored(chosen)).toBe(false);
  });

  // @spec rule-store-picture
  it('is one of at most 50, also when several come at once', async () => {
    for (let nth = 0; nth < 49; nth++) await upload();
    const answers = await Promise.all([upload(), upload(), upload()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await upload()).body.code).toBe('storefronts.too-many-pictures');
  });
});
