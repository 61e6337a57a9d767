// The story of what other modules hear of the verbs of listings, users and auth.
import type { EventDefinition, EventPayload } from '../src/kernel/domain-event.js';
import { newDeviceLoggedIn } from '../src/modules/auth/index.js';
import { listingRestored, listingSold, listingWithdrawn } from '../src/modules/listings/index.js';
import { aSampleCard } from '../src/modules/listings/test/sample.js';
import { accountWasClosed, passwordChanged } from '../src/modules/users/index.js';
import { DomainEvents } from '../src/platform/domain-events/domain-events.js';
import { Jobs } from '../src/platform/jobs/jobs.js';
import { jobsDone } from './mails.js';
import { type Member, PASSWORD, signedUp } from './people.js';
import { story } from './story.js';

describe('published events', () => {
  const market = story({}, { sample: true });
  let heard: (readonly [name: string, payload: EventPayload])[] = [];
  let store: Member;
  beforeAll(async () => {
    for (const app of market.replicas) {
      const [jobs, events] = [app.get(Jobs), app.get(DomainEvents)];
      await jobs.beforeApplicationShutdown();
      const hear = <Payload extends EventPayload>(event: EventDefinition<Payload>) =>
        events.on(event, 'story.hear', async (payload) => void heard.push([event.eventName, payload]));
      for (const event of [listingSold, listingWithdrawn, listingRestored]) hear(event);
      hear(accountWasClosed);
      hear(newDeviceLoggedIn);
      hear(passwordChanged);
      await jobs.onApplicationBootstrap();
    }
    store = await signedUp(market, { role: 'STORE' });
  });
  beforeEach(() => {
    heard = [];
  });
  const allHeard = async () => {
    await jobsDone(market);
    return heard;
  };
  const posted = async (): Promise<string> => {
    const entry = { cardId: aSampleCard(1).id, condition: 'LIGHTLY_PLAYED', price: 5.99 };
    const { body } = await store.client.post<{ uuid: string }[]>('/api/listings', [entry]);
    return body[0]?.uuid ?? '';
  };
  const facts = (listing: string) => {
    const { id: cardId, name: cardName } = aSampleCard(1);
    return { listing, lister: store.user.uuid, cardId, cardName };
  };

  it('say that a listing was sold, restored and withdrawn, in this order, and nothing of what changed nothing', async () => {
    const uuid = await posted();
    const path = `/api/listings/${uuid}`;
    await store.client.patch(path, { price: 5 });
    await store.client.post(`${path}/restore`);
    await store.client.patch(path, { status: 'SOLD' });
    await store.client.patch(path, { status: 'SOLD' });
    await store.client.post(`${path}/restore`);
    await store.client.delete(path);
    await store.client.post(`${path}/restore`);
    const names = ['sold', 'restored', 'withdrawn', 'restored'];
    expect(await allHeard()).toEqual(names.map((name) => [`listings.${name}`, facts(uuid)]));
  });

  it('say of several listings that are sold at once, and whose sales are taken back, what happened to each', async () => {
    const [one, other] = [await posted(), await posted()];
    const { status } = await store.client.post('/api/listings/sales', {
      listings: [one, other].map((uuid) => ({ uuid })),
    });
    expect(status).toBe(200);
    await store.client.post('/api/listings/sales/restore', { listings: [one, other] });
    const got = await allHeard();
    for (const uuid of [one, other]) {
      expect(got.filter(([, payload]) => payload.listing === uuid)).toEqual([
        ['listings.sold', facts(uuid)],
        ['listings.restored', facts(uuid)],
      ]);
    }
  });

  it('say that somebody has logged in with a new device, changed the password and closed the account', async () => {
    const { client, user } = await signedUp(market);
    const { email, uuid: account } = user;
    for (const device of [market.someone(), market.someone()])
      await device.post('/api/auth/login', { email, password: PASSWORD });
    const newPassword = 'five copies of a card';
    await client.patch(`/api/users/${account}/change-password`, { currentPassword: PASSWORD, newPassword });
    const { status } = await client.put(`/api/users/${account}/disable`, { password: newPassword });
    expect(status).toBe(204);
    expect(await allHeard()).toEqual([
      ['auth.new-device-logged-in', expect.objectContaining({ account })],
      ['users.password-changed', { account, by: 'owner' }],
      ['users.account-closed', { account }],
    ]);
  });
});
