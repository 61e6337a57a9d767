// The story of those who ask whether we can serve, as often as they like: nothing limits them.
import { DataSource } from 'typeorm';
import { story } from '../../../test/story.js';
import { Readiness } from './readiness.js';

describe('asking whether we are ready', () => {
  const market = story({}, { alone: true });
  afterEach(() => jest.restoreAllMocks());
  const ready = async () => (await fetch(`${market.origin}/health/ready`)).status;
  const askMany = () => Promise.all(Array.from({ length: 40 }, ready));

  /** Asks the database whatever is asked for, after a while. */
  function slowDatabase() {
    const database = market.app.get(DataSource);
    const query = database.query.bind(database) as (text: string) => Promise<unknown>;
    return jest.spyOn(database, 'query').mockImplementation(async (text: string) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return query(text);
    });
  }

  it('asks the database once, however many ask at once', async () => {
    const asked = slowDatabase();
    expect(await askMany()).toEqual(Array(40).fill(200));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('asks again for who comes later, and says what became of it', async () => {
    expect(await ready()).toBe(200);
    jest.spyOn(market.app.get(DataSource), 'query').mockRejectedValueOnce(new Error('gone'));
    expect(await ready()).toBe(503);
    expect(await ready()).toBe(200);
  });

  it('is told no once we are leaving, though the database answers and others are served', async () => {
    const readiness = market.app.get(Readiness);
    readiness.isShuttingDown = true;
    expect(await ready()).toBe(503);
    expect((await fetch(`${market.origin}/api/client-config`)).status).toBe(200);
    readiness.isShuttingDown = false;
    expect(await ready()).toBe(200);
  });
});
