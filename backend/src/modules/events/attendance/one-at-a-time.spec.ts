// What waits in one line.
import { OneAtATime } from './one-at-a-time.js';

const soon = () => new Promise<void>((done) => setTimeout(done, 1));

describe('what is done one at a time', () => {
  it('goes in the order in which it was asked for, and on after a failure', async () => {
    const line = new OneAtATime();
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name} begins`);
      await soon();
      seen.push(`${name} ends`);
      if (name === 'b') throw new Error('b fails');
      return name;
    };
    const all = await Promise.allSettled(['a', 'b', 'c'].map((name) => line.run('event', work(name))));
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(seen).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  it('does not wait for what is done for another key', async () => {
    const line = new OneAtATime();
    const seen: string[] = [];
    const note = (name: string) => async () => {
      if (name === 'slow') await soon();
      seen.push(name);
    };
    await Promise.all([line.run('one', note('slow')), line.run('other', note('quick'))]);
    expect(seen).toEqual(['quick', 'slow']);
  });
});
