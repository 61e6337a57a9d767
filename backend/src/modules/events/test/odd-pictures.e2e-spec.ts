// What is uploaded as a picture of an event and is none is refused with a reason.
import sharp from 'sharp';
import { animation, manyPixels, photoOf } from '../../../../test/images.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { uploadPicture } from './picture.js';

const market = story();
let store: Member;
beforeAll(async () => {
  store = await signedUp(market, { role: 'STORE' });
});
const JPEG = { type: 'image/jpeg' };

// @spec rule-event-picture
it.each<[string, () => Promise<Buffer> | Buffer]>([
  ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['half a picture', async () => (await photoOf(900, 900)).subarray(0, 20_000)],
  ['an animation', () => animation()],
  ['a GIF', () => Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')],
  ['nothing', () => Buffer.alloc(0)],
])('%s is no picture', async (_what, make) => {
  const { status, body } = await uploadPicture(store.client, await make(), JPEG);
  expect([status, body.code]).toEqual([422, 'events.picture-unreadable']);
});

it('a picture has at most 40 megapixels and 5 MB, and the type that it says or another that is read', async () => {
  const bomb = await uploadPicture(store.client, await manyPixels(), { type: 'image/png' });
  expect([bomb.status, bomb.body.code]).toEqual([422, 'events.picture-too-large']);
  const photo = await photoOf(64, 64);
  const padded = Buffer.concat([photo, Buffer.alloc(5_000_001 - photo.length)]);
  expect((await uploadPicture(store.client, padded, JPEG)).body.code).toBe('request.too-large');
  expect((await uploadPicture(store.client, padded.subarray(0, 5_000_000), JPEG)).status).toBe(201);
  expect((await uploadPicture(store.client, photo, { type: 'image/png' })).status).toBe(201);
  for (const type of ['image/svg+xml', 'image/gif', 'text/html'])
    expect((await uploadPicture(store.client, photo, { type })).body.code).toBe('request.media-type');
});

it('a picture for print becomes one for screens', async () => {
  const cmyk = await sharp(await photoOf(64, 64))
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer();
  expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
  const { status, body } = await uploadPicture(store.client, cmyk, JPEG);
  expect(status).toBe(201);
  const reply = await fetch(market.origin + body.url);
  expect((await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).space).toBe('srgb');
});
