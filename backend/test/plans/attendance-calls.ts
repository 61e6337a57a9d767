// The calls of somebody who goes to events.
import { scheduled } from '../../src/modules/events/test/plan.js';
import type { Member } from '../people.js';
import { welcome } from './welcome.js';

/** Each must be answered well. */
export async function goToEvents(store: Member, { client, user }: Member): Promise<void> {
  const { uuid } = await scheduled(store, { capacity: 2 });
  const answer = `/api/events/${uuid}/attendance`;
  welcome('being interested', await client.put(answer, { answer: 'INTERESTED' }));
  for (const showsCards of [false, true])
    welcome('going', await client.put(answer, { answer: 'GOING', showsCards }));
  welcome('seeing who goes', await client.get(answer));
  welcome('seeing what has changed', await client.put(`${answer}/seen`, { version: 1 }));
  welcome('listing canceled events', await client.get('/api/events/mine/canceled'));
  const path = `/api/events/${uuid}`;
  welcome('listing who goes', await store.client.get(`${path}/attendees`));
  const at = `${path}/attendees/${user.uuid}`;
  welcome('recording who came', await store.client.put(at, { arrival: 'EXPECTED' }));
  const { code } = (await client.get<{ code: string }>(answer)).body;
  welcome('checking in', await store.client.post(`${path}/check-ins`, { code }));
  welcome('writing to them', await store.client.post(`${path}/messages`, { text: 'Bring sleeves.' }));
  welcome('reading what was written', await store.client.get(`${path}/messages`));
  welcome('taking a check-in back', await store.client.put(at, { arrival: 'EXPECTED' }));
  welcome('leaving', await client.delete(answer));
}
