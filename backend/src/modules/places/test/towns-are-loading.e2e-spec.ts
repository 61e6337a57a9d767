// The story of the first minute: towns are asked for before their list is there.
import type { ProblemBody } from '../../../../test/client.js';
import { story } from '../../../../test/story.js';
import { loadSampleTowns } from './sample-towns.js';

/** Pino's number of `warn`. */
const WARN = 40;

describe('while the list of towns is loading', () => {
  const lines: { level: number; msg: string }[] = [];
  const market = story(
    { LOG_LEVEL: 'info' },
    { log: { write: (line) => void lines.push(JSON.parse(line)) } },
  );
  const find = () => market.someone().get<ProblemBody>('/api/places?q=chicago');

  // @spec rule-towns-are-loading
  it('a search says so, and when to try again, and the log stays calm', async () => {
    const { status, body, headers } = await find();
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'places.loading', '30']);
    // The line is written when the answer is out, which may be a moment after it has come in.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(lines.filter(({ msg }) => msg === 'request').map(({ level }) => level < WARN)).toEqual([true]);
    expect(lines.filter(({ level }) => level >= WARN)).toEqual([]);
  });

  it('a search finds towns as soon as they are there, without a restart', async () => {
    await loadSampleTowns(market);
    expect(await find()).toMatchObject({ status: 200, body: [{ name: 'Chicago' }] });
  });
});
