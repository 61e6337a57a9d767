// The calls of moderation whose statements are held to their plans.
import { scheduled } from '../../src/modules/events/test/plan.js';
import { ModerationFacade } from '../../src/modules/moderation/moderation.facade.js';
import { aModerator, caseAbout, decide, report } from '../../src/modules/moderation/test/moderating.js';
import { listed, offered } from '../../src/modules/offers/test/offering.js';
import { ReviewsFacade } from '../../src/modules/reviews/index.js';
import { Suspensions } from '../../src/modules/users/index.js';
import { opened } from '../deals.js';
import { type Member, signedUp } from '../people.js';
import type { Story } from '../story.js';
import { welcome as well } from './welcome.js';

const NOBODY = '0b5d1f2e-8a43-4c53-9f3e-6d0c3f6f2a11';

/** Blocks, reports, decides, complains, and reverses what was decided. */
export async function moderate(market: Story, store: Member): Promise<void> {
  const [kim, robin] = [await signedUp(market), await signedUp(market)];
  const [mo, ada] = [await aModerator(market), await aModerator(market, 'Ada Lind')];
  const block = `/api/moderation/blocks/${robin.user.uuid}`;
  const [first = '', second = ''] = await listed(robin, 1, 2);
  const offer = await offered(kim, robin, [second]);
  const deal = await opened(market, kim, robin);
  const event = await scheduled(store);
  for (const [kind, id] of [
    ['LISTING', first],
    ['PROFILE', robin.user.uuid],
    ['EVENT', event.uuid],
    ['OFFER', offer.uuid],
    ['DEAL', deal],
  ] as const)
    well(`reporting ${kind}`, await report(kim, kind, id));
  for (const kind of ['MESSAGE', 'REVIEW'] as const) await report(kim, kind, NOBODY);
  for (const [target, measure, owner] of [
    [first, 'HIDE', robin],
    [event.uuid, 'HIDE', store],
    [robin.user.uuid, 'SUSPEND', robin],
  ] as const) {
    const { uuid } = await caseAbout(mo, target);
    well('deciding', await decide(mo, uuid, measure));
    const { body } = await owner.client.get<{ uuid: string }[]>('/api/moderation/decisions');
    const complaint = { text: 'That was not me.' };
    const path = `/api/moderation/decisions/${body[0]?.uuid}/complaint`;
    well('complaining', await owner.client.post(path, complaint));
    well('reversing', await decide(ada, uuid, 'DISMISS'));
  }
  well('blocking', await kim.client.put(block));
  for (const path of [
    '/api/moderation/blocks',
    block,
    '/api/moderation/standing',
    `/api/users/${robin.user.uuid}`,
  ])
    await kim.client.get(path);
  await kim.client.get(`/api/listings/user/${robin.user.uuid}/status/RESERVED`);
  well('unblocking', await kim.client.delete(block));
  for (const view of ['open', 'done'])
    for (const about of ['', `&affected=${robin.user.uuid}`])
      well('cases', await mo.client.get(`/api/moderation/cases?view=${view}${about}`));
  await mo.client.get('/api/moderation/standing');
  await robin.client.post(`/api/listings/${first}/restore`);
  await market.app.get(ReviewsFacade).hide(NOBODY);
  await market.app.get(ReviewsFacade).showAgain(NOBODY);
  await market.app.get(Suspensions).endInTime();
  const moderation = market.app.get(ModerationFacade);
  await moderation.addressesOfModerators();
  for (const { user } of [mo, ada]) await moderation.removeModerator(user.email);
}
