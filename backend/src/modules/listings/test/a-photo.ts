// How photos are uploaded in stories.
import type { Client, Reply } from '../../../../test/client.js';
import { photoOf, TINY_PHOTO } from '../../../../test/images.js';
import type { Member } from '../../../../test/people.js';
import type { ListingDto } from '../dto/listing.dto.js';

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
