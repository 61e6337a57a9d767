// The calls of somebody who goes to events.
import { scheduled } from '../../src/modules/events/test/plan.js';
import type { Member } from '../people.js';
import { welcome } from './welcome.js';

/** Each must be answered well. */
export async function goToEvents(store: Member, { client }: Member): Promise<void> {
  const { uuid } = await scheduled(store, { capacity: 2 });
  const answer = `/api/events/${uuid}/attendance`;
  welcome('being interested', await client.put(answer, { answer: 'INTERESTED' }));
  for (const showsCards of [false, true])
    welcome('going', await client.put(answer, { answer: 'GOING', showsCards }));
  welcome('seeing who goes', await client.get(answer));
  welcome('leaving', await client.delete(answer));
}
