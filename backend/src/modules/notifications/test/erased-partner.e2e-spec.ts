// Somebody is erased while others are being notified of what they did: no notification names them.
import { randomUUID } from 'node:crypto';
import { jobsDone } from '../../../../test/mails.js';
import { allNotificationsOf } from '../../../../test/notifications.js';
import { overtakenBy } from '../../../../test/overtaken.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { DomainEvent } from '../../../kernel/domain-event.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { dealChanged } from '../../deals/index.js';
import { attendeesWrittenTo } from '../../events/index.js';
import { caseDecided } from '../../moderation/index.js';
import { messageReceived, offerChanged } from '../../offers/index.js';
import { FollowerNotifications } from '../persistence/follower-notifications.js';

const market = story({}, { sample: true });
const NAME = 'Ines Quiroga';
let reader: Member;
let erased: Member;
const publish = (event: DomainEvent) =>
  market.app.get(UnitOfWork).run(async () => market.app.get(UnitOfWork).publish(event));
/** What the reader is notified of by a call that begins before the other one’s erasure is committed. */
async function notificationsAfter(notify: () => Promise<void>): Promise<string> {
  const account = erased.user.uuid;
  const erase = async () => {
    const { manager } = market.app.get(UnitOfWork);
    await manager.query('select from users.account where uuid = $1 for update', [account]);
    await manager.query('update users.account set enabled = false where uuid = $1', [account]);
    await market.app.get(PersonalData).erase(account);
  };
  await overtakenBy(market, erase, notify);
  return JSON.stringify(await allNotificationsOf(reader.client));
}

describe('somebody who is erased at that moment', () => {
  beforeEach(async () => {
    [reader, erased] = [await signedUp(market), await signedUp(market, { name: NAME })];
  });

  it.each<[string, () => DomainEvent]>([
    [
      'a deal',
      () =>
        dealChanged({
          ...{ deal: randomUUID(), parties: [reader.user.uuid, erased.user.uuid], by: erased.user.uuid },
          ...{ state: 'READY', from: 'SCHEDULED', event: 'SIGNALED' },
        }),
    ],
    [
      'an offer',
      () =>
        offerChanged({
          ...{ offer: randomUUID(), change: 'SENT', kind: 'TRADE', deal: null, to: [reader.user.uuid] },
          ...{ proposer: erased.user.uuid, recipient: reader.user.uuid, cards: 1, firstCard: 'Heron' },
        }),
    ],
    [
      'a message',
      () =>
        messageReceived({
          ...{ offer: randomUUID(), deal: null, account: reader.user.uuid, author: erased.user.uuid },
        }),
    ],
    [
      'a report',
      () =>
        caseDecided({
          ...{ case: randomUUID(), decision: randomUUID(), kind: 'PROFILE', title: NAME, measure: 'DISMISS' },
          ...{ affected: erased.user.uuid, until: null, reason: 'It is a name.', isComplaint: false },
          reporters: [reader.user.uuid],
        }),
    ],
  ])('is not named in what is said of %s', async (_, event) => {
    const found = await notificationsAfter(async () => {
      await publish(event());
      await jobsDone(market);
    });
    expect(found).not.toContain(NAME);
  });

  it('is not named to those who go to an event of theirs', async () => {
    const about = { event: randomUUID(), name: 'Draft', startsAt: '2027-03-14T18:00:00Z', timeZone: 'UTC' };
    const written = {
      ...about,
      accounts: [reader.user.uuid],
      store: erased.user.uuid,
      text: 'Bring sleeves.',
    };
    const found = await notificationsAfter(async () => {
      await publish(attendeesWrittenTo(written));
      await jobsDone(market);
    });
    expect(found).not.toContain(NAME);
  });

  it('is not named to their followers', async () => {
    erased = await signedUp(market, { role: 'STORE', name: NAME });
    await reader.client.put(`/api/storefronts/${erased.user.uuid}/follow`);
    const event = { kind: 'STORE_EVENT', details: { events: 1 }, createdAt: market.clock.now() } as const;
    const { app } = market;
    const found = await notificationsAfter(() =>
      app.get(UnitOfWork).run(() => app.get(FollowerNotifications).add(erased.user.uuid, event)),
    );
    expect(found).not.toContain(NAME);
  });
});
