// The calls of people who have events in their calendars.
import { scheduled } from '../../src/modules/events/test/plan.js';
import { jobsDone } from '../mails.js';
import type { Member } from '../people.js';
import type { Story } from '../story.js';
import { welcome } from './welcome.js';

/** Reads every calendar; what is called off is remembered. */
export async function subscribe(market: Story, store: Member, player: Member): Promise<void> {
  const { uuid } = await scheduled(store);
  const off = await scheduled(store);
  welcome('calling off an event', await store.client.delete(`/api/events/${off.uuid}`));
  await jobsDone(market);
  const ofStore = `/api/calendars/stores/${store.user.uuid}/events`;
  const nearby = '/api/calendars/nearby/events.ics?format=COMMANDER&latitude=41.88&longitude=-87.63';
  for (const path of [`/api/calendars/events/${uuid}/event.ics`, `${ofStore}.ics`, `${ofStore}.json`, nearby])
    welcome(path, await player.client.get(path));
  welcome('a new address', await player.client.post('/api/calendars/own'));
  const { url } = (await player.client.post<{ url: string }>('/api/calendars/own')).body;
  const own = new URL(url);
  welcome('the own calendar', await player.client.get(own.pathname + own.search));
  welcome('whether there is one', await player.client.get('/api/calendars/own'));
  welcome('revoking it', await player.client.delete('/api/calendars/own'));
}
