// The calls of a store that presents itself.
import { uploadPicture } from '../../src/modules/events/test/picture.js';
import { TINY_PHOTO } from '../images.js';
import type { Member } from '../people.js';
import { welcome } from './welcome.js';

/** Says what a store's page shows, and follows it. */
export async function present(store: Member, player: Member): Promise<void> {
  const { body: picture } = await uploadPicture(store.client, TINY_PHOTO, {
    path: '/api/storefronts/pictures',
  });
  const preview = await fetch(`${store.client.origin}/api/storefronts/${store.user.uuid}/preview.jpg`);
  if (!preview.ok) throw new Error('No preview was served');
  welcome('its picture', await store.client.get(picture.thumbnailUrl));
  const page = {
    ...{ description: null, website: null, timeZone: 'America/Chicago', weekly: [], exceptions: [] },
    picture: picture.uuid,
  };
  welcome('presenting a store', await store.client.put('/api/storefronts/mine', page));
  const seen = { 'if-match': '"1"' };
  welcome('presenting it again', await store.client.call('PUT', '/api/storefronts/mine', page, seen));
  const follow = `/api/storefronts/${store.user.uuid}/follow`;
  welcome('following', await player.client.put(follow));
  welcome('unfollowing', await player.client.delete(follow));
}
