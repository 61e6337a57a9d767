// The story of the pace: however many ask, and wherever, the live card database is asked as often as it allows.
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from '../../../../app.setup.js';
import { readEnvironment } from '../../../../platform/environment/read-environment.js';
import { searchRequest } from '../../search/search-request.js';
import { idOf } from '../../test/bulk-card.js';
import type { LiveFailure } from '../../upstream/live-failure.js';
import { LiveCards } from '../live-cards.js';
import { LiveLimits } from '../live-limits.js';
import { askById, askSearch, type LiveQuestion } from '../live-question.js';
import { LiveRateLimiter } from '../live-rate-limiter.js';
import { liveStory } from './live-story.js';

/** For six searches, and the last of them has time to be answered. */
const WAITING = 2_750;
const ANSWERING = 2_000;
/** Milliseconds between two calls that the card database allows. */
const ALLOWED = { search: 500, other: 100 };

describe('two replicas', () => {
  const live = liveStory('auto');
  let other: NestFastifyApplication;

  beforeAll(async () => {
    const environment = readEnvironment({
      ...live.variables,
      DATA_DIR: live.market.folder,
      JWT_SECRET: 'a-secret-for-stories-only-0123456789',
      DATABASE_URL: live.market.databaseUrl,
      LOG_LEVEL: 'silent',
    });
    other = await createApp(environment);
    await other.init();
    for (const app of [live.market.app, other]) {
      Object.assign(app.get(LiveLimits), new LiveLimits(), {
        timeout: WAITING + ANSWERING,
        answering: ANSWERING,
      });
    }
  });
  afterAll(() => other?.close());

  /** Each question is put to one of the replicas in turn; answers what came of them, and how long that took. */
  const ask = (questions: readonly LiveQuestion[]) =>
    Promise.all(
      questions.map(async (question, nth) => {
        const began = performance.now();
        const app = nth % 2 === 0 ? live.market.app : other;
        const came = await app
          .get(LiveCards)
          .ask(question)
          .then(({ status }) => status)
          .catch(({ kind }: LiveFailure) => kind);
        return { came, took: performance.now() - began };
      }),
    );

  /**
   * How much sooner than allowed since `began` a call came in, in milliseconds. A busy machine makes single calls late,
   * which brings two of them closer together, but none too soon.
   */
  const tooSoon = (began: number, path: RegExp, allowed: number): number => {
    const times = live.double.arrivals.filter((each) => path.test(each.path)).map(({ at }) => at);
    return Math.max(...times.sort((one, next) => one - next).map((at, nth) => began + nth * allowed - at));
  };

  it('together search twice a second at the most, ask for ten cards a second, and let nobody wait in vain', async () => {
    const searches = Array.from({ length: 16 }, (_, nth) => askSearch(searchRequest({ q: `odd ${nth}` })));
    const cards = Array.from({ length: 22 }, (_, nth) => askById(idOf(5_000 + nth))).filter(
      (each) => each !== undefined,
    );
    const acquire = LiveRateLimiter.prototype.acquire;
    let decided = 0;
    const watched = jest.spyOn(LiveRateLimiter.prototype, 'acquire').mockImplementation(function (
      this: LiveRateLimiter,
      ...asked
    ) {
      return acquire.apply(this, asked).finally(() => {
        if (asked[0] === 'search') decided = performance.now();
      });
    });
    const began = performance.now();
    const [searched, looked] = await Promise.all([ask(searches), ask(cards)]);
    watched.mockRestore();
    expect(tooSoon(began, /search/, ALLOWED.search)).toBeLessThanOrEqual(0);
    expect(tooSoon(began, /cards\/0/, ALLOWED.other)).toBeLessThanOrEqual(0);
    expect(looked.map(({ came }) => came)).toEqual(Array(22).fill(404));
    // Six turns begin in time for who asks at once, and one more for each half second that a busy machine asks late.
    const answered = searched.filter(({ came }) => came === 404);
    const turns = 1 + Math.floor((decided - began + WAITING) / ALLOWED.search);
    expect(answered.length).toBeGreaterThanOrEqual(6);
    expect(answered.length).toBeLessThanOrEqual(turns);
    for (const { took } of answered) expect(took).toBeLessThan(WAITING + ANSWERING);
    // Who gets no turn hears so at once.
    const busy = searched.filter(({ came }) => came === 'busy');
    expect(busy.length).toBeGreaterThan(0);
    for (const { took } of busy) expect(took).toBeLessThan(1_000);
    expect(answered.length + busy.length).toBe(searches.length);
    expect(live.double.arrivals).toHaveLength(cards.length + answered.length);
  });

  it('need to ask a question only once', async () => {
    const question = askSearch(searchRequest({ q: 'even' }));
    await ask([question]);
    expect((await ask([question, question])).map(({ came }) => came)).toEqual([404, 404]);
    expect(live.double.arrivals).toHaveLength(1);
  });
});
