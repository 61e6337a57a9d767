// What belongs to a store and has a picture.
import { uploadPicture } from '../src/modules/events/test/picture.js';
import { scheduled } from '../src/modules/events/test/plan.js';
import { TINY_PHOTO } from './images.js';
import type { Member } from './people.js';

/** The id of an event of a store, with a picture. */
export async function eventWithPicture(store: Member): Promise<string> {
  const { uuid: picture } = (await uploadPicture(store.client)).body;
  return (await scheduled(store, { picture })).uuid;
}

/** Presents a store with a picture. */
export async function presented({ client }: Member): Promise<void> {
  const { uuid: picture } = (await uploadPicture(client, TINY_PHOTO, { path: '/api/storefronts/pictures' }))
    .body;
  const page = { description: null, website: null, timeZone: null, weekly: [], exceptions: [], picture };
  await client.put('/api/storefronts/mine', page);
}
