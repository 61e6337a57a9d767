// Photos for stories, and how they are uploaded.
import sharp from 'sharp';
import type { Client, Reply } from '../../../../test/client.js';
import type { Member } from '../../../../test/people.js';
import type { ListingDto } from '../dto/listing.dto.js';

/** A photo of this size in pixels, no two alike. */
export const photoOf = (width: number, height: number, format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg') =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#207040',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .toFormat(format)
    .toBuffer();

/** The smallest photo, for stories about something else. */
export const TINY_PHOTO = Buffer.from(
  'UklGRjQAAABXRUJQVlA4ICgAAABwAQCdASoIAAgAAUAmJaACdAIHgAD+8U2tcXNkRR/8gx/uy/0k4jAA',
  'base64',
);

/** Uploads the bytes of a photo. */
export const upload = <Body = ListingDto>(
  { client }: Pick<Member, 'client'>,
  listing: string,
  bytes: Buffer,
  { type = 'image/jpeg', key }: { readonly type?: string; readonly key?: string } = {},
): Promise<Reply<Body>> =>
  client.call('POST', `/api/listings/${listing}/photos`, bytes, {
    'content-type': type,
    ...(key && { 'idempotency-key': key }),
  });

/** An upload and another one, for tests of retries; `size` says how many photos there are. */
export async function photoCalls(client: Client, listing: string, size: () => Promise<number>) {
  const path = `/api/listings/${listing}/photos`;
  const other = [client, path, await photoOf(9, 9, 'webp')] as const;
  return { call: [client, path, TINY_PHOTO] as const, other, size };
}
