// The story of the rests: a live card database that fails, or asks us to wait, is left alone for a while.
import { idOf } from '../../test/bulk-card.js';
import { after, missing, saying } from './card-database-double.js';
import { liveStory } from './live-story.js';

describe('the live card database', () => {
  const live = liveStory('auto');
  let nth = 0;
  /** Asks for a card that nobody has asked for yet. */
  const card = () => live.player.get(`/api/cards/${idOf(6_000 + nth++)}`);
  const search = () => live.player.get(`/api/cards/search?q=odd${nth++}`);
  /** How many calls come in when somebody asks. */
  const arriving = async (ask: () => Promise<unknown>) => {
    const before = live.double.arrivals.length;
    await ask();
    return live.double.arrivals.length - before;
  };
  /** Whether it is asked after so many seconds, and not before. */
  const restsFor = async (seconds: number) => {
    await live.pass(seconds - 2);
    const early = await arriving(card);
    await live.pass(4);
    return early === 0 && (await arriving(card)) === 1;
  };

  it.each([
    ['that says for how long', { 'retry-after': '45' }, 45],
    ['that says a time', { 'retry-after': 'in-a-minute' }, 60],
    ['that does not say for how long', {}, 30],
    ['that asks for less', { 'retry-after': '1' }, 30],
    ['that asks for a year', { 'retry-after': '31536000' }, 3600],
    ['that talks nonsense', { 'retry-after': 'soon' }, 30],
  ])('is left alone altogether by a 429 %s', async (_title, headers, seconds) => {
    const at = new Date(live.market.clock.now().getTime() + 60_000).toUTCString();
    const told = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value === 'in-a-minute' ? at : value]),
    );
    live.double.behaviour = saying(429, told);
    expect([await arriving(search), await arriving(card), await arriving(search)]).toEqual([1, 0, 0]);
    live.double.behaviour = missing;
    expect(await restsFor(seconds)).toBe(true);
    expect(await arriving(search)).toBe(1);
  });

  it('is left alone twice as long each time that it says so again, up to an hour', async () => {
    live.double.behaviour = saying(429);
    await card();
    for (const seconds of [30, 60, 120, 240]) expect(await restsFor(seconds)).toBe(true);
    for (let times = 0; times < 5; times++) {
      await live.pass(3_600);
      await card();
    }
    live.double.behaviour = missing;
    await live.pass(3_590);
    expect(await arriving(card)).toBe(0);
    await live.pass(20);
    expect(await arriving(card)).toBe(1);
  });

  it('is not asked by those who were still waiting when it said so', async () => {
    live.limits.pace.search = 100;
    live.double.behaviour = saying(429);
    await Promise.all([search(), search(), search(), search()]);
    expect(live.double.arrivals).toHaveLength(1);
    live.limits.pace.search = 1;
  });

  it('is left alone for half a minute after five failures in a row, and no sooner', async () => {
    live.double.behaviour = saying(500);
    for (let times = 0; times < 4; times++) await card();
    live.double.behaviour = missing;
    await card();
    live.double.behaviour = saying(500);
    for (let times = 0; times < 5; times++) expect(await arriving(card)).toBe(1);
    expect([await arriving(card), await arriving(search)]).toEqual([0, 1]);
    expect(await restsFor(30)).toBe(true);
    // The one that tried has failed: another rest.
    expect(await arriving(card)).toBe(0);
    expect(await restsFor(30)).toBe(true);
  });

  it('is tried by one call after a rest, and asked by all when that works', async () => {
    live.double.behaviour = saying(429);
    await card();
    await live.pass(31);
    live.double.behaviour = after(200, missing);
    expect(await arriving(() => Promise.all([card(), card(), card()]))).toBe(1);
    expect(await arriving(() => Promise.all([card(), card(), search()]))).toBe(3);
  });
});

describe('a network that is not there', () => {
  const lines: string[] = [];
  const live = liveStory('auto', { log: { write: (line: string) => void lines.push(line) } });
  const told = () => lines.filter((line) => line.includes('live card database'));

  it('costs the first who asks little and the others nothing, and is told once', async () => {
    await live.double.down();
    for (let times = 0; times < 5; times++) {
      await live.player.get(`/api/cards/${idOf(7_000 + times)}`);
      await live.player.get(`/api/cards/search?q=odd${times}`);
      await live.pass(times % 2 === 0 ? 31 : 0);
    }
    expect(told()).toEqual([
      expect.stringContaining('is left alone for a while: no connection (ECONNREFUSED)'),
    ]);
    await live.double.up();
    await live.pass(31);
    await live.player.get(`/api/cards/${idOf(7_010)}`);
    await live.player.get('/api/cards/search?q=oddest');
    expect(told().slice(1)).toEqual([expect.stringContaining('answers again')]);
  });
});
