// The story of a statement that fails: the error tells whose it was, not only that a socket was read.
import { story } from '../../../test/story.js';
import { Sql } from './sql.js';

describe('the error of a statement', () => {
  const market = story();

  it('leads back to who asked, within settings of their own as without', async () => {
    const sql = market.app.get(Sql);
    const failed = [
      sql.rows({ name: 'test.division', text: 'select 1 / 0' }),
      sql.rowsUnder({ jit: 'off' }, 'select 1 / 0', []),
    ];
    for (const ended of await Promise.allSettled(failed)) {
      expect(ended).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
      expect((ended as PromiseRejectedResult).reason.stack).toMatch(/by zero[\s\S]*sql\.ts/);
    }
  });
});
