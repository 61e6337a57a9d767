// What is uploaded as a photo and is none is refused with a reason.
import sharp from 'sharp';
import type { ProblemBody } from '../../../../test/client.js';
import { animation, manyPixels, photoOf } from '../../../../test/images.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { ListingDto } from '../dto/listing.dto.js';
import { upload } from './a-photo.js';
import { aSampleCard } from './sample.js';

describe('photos', () => {
  const market = story({}, { sample: true });
  let store: Member;
  let uuid: string;
  let photo: Buffer;
  beforeAll(async () => {
    store = await signedUp(market, { role: 'STORE' });
    photo = await photoOf(900, 1_200);
    const entry = { cardId: aSampleCard(1).id, condition: 'LIGHTLY_PLAYED', price: 5.99 };
    uuid = (await store.client.post<ListingDto[]>('/api/listings', [entry])).body[0]?.uuid ?? '';
  });

  const file = (bytes: string) => Buffer.from(bytes, 'latin1');
  // @spec rule-photos
  it.each<[string, () => Promise<Buffer> | Buffer, string?]>([
    ['a ZIP archive', () => file('PK\u0003\u0004 and what follows')],
    ['a drawing', () => file('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['half a photo', () => photo.subarray(0, photo.length / 2)],
    ['an animation', () => animation(), 'image/webp'],
    ['nothing', () => Buffer.alloc(0)],
    [
      'a TIFF',
      async () =>
        sharp(await photoOf(9, 9))
          .tiff()
          .toBuffer(),
    ],
  ])('are no photos if they are %s', async (_what, make, type = 'image/jpeg') => {
    const { status, body } = await upload<ProblemBody>(store, uuid, await make(), { type });
    expect([status, body.code]).toEqual([422, 'listings.photo-unreadable']);
  });

  it('are refused beyond 40 megapixels, however small the file', async () => {
    const bytes = await manyPixels();
    expect(bytes.length).toBeLessThan(500_000);
    const { status, body } = await upload<ProblemBody>(store, uuid, bytes, { type: 'image/png' });
    expect([status, body.code]).toEqual([422, 'listings.photo-too-large']);
  });

  it('are refused beyond 5 MB, and as another type', async () => {
    const padded = Buffer.concat([photo, Buffer.alloc(5_000_001 - photo.length)]);
    expect((await upload<ProblemBody>(store, uuid, padded)).body.code).toBe('request.too-large');
    expect((await upload(store, uuid, padded.subarray(0, 5_000_000))).status).toBe(201);
    for (const type of ['image/svg+xml', 'image/gif', 'application/octet-stream', 'text/html'])
      expect((await upload<ProblemBody>(store, uuid, photo, { type })).body.code).toBe('request.media-type');
  });
});
