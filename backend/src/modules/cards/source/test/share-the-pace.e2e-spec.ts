// The story of one account that asks for a lot: the others still have their turns.
import { setTimeout as pause } from 'node:timers/promises';
import { type Member, signedUp } from '../../../../../test/people.js';
import { Environment } from '../../../../platform/environment/environment.js';
import { RateLimits } from '../../../../platform/http/limits/rate-limits.js';
import { searchRequest } from '../../search/search-request.js';
import { LiveFailure } from '../../upstream/live-failure.js';
import { ONLY_OURS } from '../card-source.js';
import { LiveAllowance } from '../live-allowance.js';
import { LiveCards } from '../live-cards.js';
import { askSearch } from '../live-question.js';
import { liveStory } from './live-story.js';

describe('an account that asks the live card database all the time', () => {
  const live = liveStory('auto');
  live.variables.RATE_LIMITS = 'on';

  it('is answered by the mirror for a while, and another account is not', async () => {
    const { app } = live.market;
    const allowance = new LiveAllowance(app.get(Environment), app.get(RateLimits));
    const [greedy, modest] = [await signedUp(live.market), await signedUp(live.market)];
    const search = ({ client }: Member, word: string) => client.get(`/api/cards/search?q=${word}`);
    await Promise.all(Array.from({ length: 10 }, () => allowance.take('search', greedy.user.uuid)));
    expect(await search(greedy, 'qxodd')).toMatchObject({ status: 404, body: { warnings: [ONLY_OURS] } });
    expect(live.double.arrivals).toHaveLength(0);
    expect((await search(modest, 'qxeven')).body).not.toHaveProperty('warnings');
    expect(live.double.arrivals).toHaveLength(1);
    await expect(allowance.take('other', greedy.user.uuid)).resolves.toBeUndefined();
  });

  it('does not cost those their answer who have joined its question', async () => {
    const cards = live.market.app.get(LiveCards);
    const question = askSearch(searchRequest({ q: 'qxjoined' }));
    const busy = async () => {
      await pause(20);
      throw new LiveFailure('busy', 'one asks for too much');
    };
    const [first, second, third] = await Promise.allSettled([
      cards.ask(question, busy),
      cards.ask(question, busy),
      cards.ask(question, async () => undefined),
    ]);
    expect([first, second]).toMatchObject(Array(2).fill({ status: 'rejected', reason: { kind: 'busy' } }));
    expect(third).toMatchObject({ status: 'fulfilled', value: { status: 404 } });
    expect(live.double.arrivals).toHaveLength(1);
  });
});
