// The story of an event that a moderator has hidden, and that is there again once another one has agreed with the complaint.
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { Retention } from '../../../platform/retention/retention.js';
import type { EventDto } from '../../events/dto/event.dto.js';
import { scheduled } from '../../events/test/plan.js';
import { aModerator, caseAbout, decide, report } from './moderating.js';

const DAY = 24 * 3600;

describe('a hidden event', () => {
  const market = story();
  let kim: Member;
  let store: Member;
  let mo: Member;
  let event: EventDto;
  let uuid: string;
  const read = ({ client }: Member) => client.get<EventDto & ProblemBody>(`/api/events/${event.uuid}`);
  const overturn = async () => {
    const [decision] = (await store.client.get<{ uuid: string }[]>('/api/moderation/decisions')).body;
    const path = `/api/moderation/decisions/${decision?.uuid}/complaint`;
    expect((await store.client.post(path, { text: 'It is a real event.' })).status).toBe(204);
    expect((await decide(await aModerator(market, 'Ada Lind'), uuid, 'DISMISS')).status).toBe(200);
  };
  beforeEach(async () => {
    [kim, store] = [await signedUp(market), await signedUp(market, { role: 'STORE' })];
    mo = await aModerator(market);
    event = await scheduled(store);
    await report(kim, 'EVENT', event.uuid, 'SPAM');
    uuid = (await caseAbout(mo, event.uuid)).uuid;
  });

  it('is there for nobody, and comes back as it was when a complaint was right', async () => {
    const { body: before } = await read(kim);
    await decide(mo, uuid, 'HIDE');
    for (const member of [kim, store]) expect((await read(member)).status).toBe(404);
    const { body } = await store.client.get<{ events: { uuid: string }[] }>(
      `/api/users/${store.user.uuid}/export`,
    );
    expect(body.events.map((each) => each.uuid)).toEqual([event.uuid]);
    await market.app.get(Retention).applyAll();
    await overturn();
    expect((await read(kim)).body).toEqual(before);
    expect((await store.client.patch(`/api/events/${event.uuid}`, { name: 'Draft night' })).status).toBe(200);
  });

  it('that has begun by then stays gone, and is forgotten', async () => {
    await decide(mo, uuid, 'HIDE');
    market.clock.pass(5 * DAY);
    await overturn();
    expect((await read(kim)).status).toBe(404);
    await market.app.get(Retention).applyAll();
    const { body } = await store.client.get<{ events: object[] }>(`/api/users/${store.user.uuid}/export`);
    expect(body.events).toEqual([]);
  });
});
