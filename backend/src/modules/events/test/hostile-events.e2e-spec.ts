// The story of somebody who sends everything but an event.
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';

describe('what is not an event', () => {
  const market = story();
  let store: Member;
  beforeAll(async () => {
    store = await signedUp(market, { role: 'STORE' });
  });

  // @spec bad-event-address
  it.each(['7', 'null', '%00', '7b0c5a52-14f5-4e3e-9c6a', "'--", '%F0%9F%83%8F'])(
    'does not live at the address %s',
    async (address) => {
      for (const [method, path, body] of [
        ['PATCH', `/api/events/${address}`, {}],
        ['DELETE', `/api/events/${address}`, undefined],
        ['GET', `/api/events/store/${address}`, undefined],
      ] as const) {
        const { status } = await store.client.call(method, path, body);
        expect(status).toBe(400);
      }
    },
  );
});
