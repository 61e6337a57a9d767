// Each role has its periods: no count of an account is judged by those of another role, or by none.
import { DataSource } from 'typeorm';
import { story } from '../../../../test/story.js';
import { ROLES } from '../../../kernel/role.js';
import { countAge, isFresh, isOnMarket, staleRank } from '../persistence/count-age.sql.js';

describe('the periods of counts', () => {
  const market = story();

  /** Of something that was counted just now, by an account of this role. */
  const judged = async (role: string | null) => {
    const [count, as] = ['c.counted_at', 'c.role'];
    const judgements = [isFresh, isOnMarket, staleRank, countAge].map((of) => of(count, as, '$2'));
    const rows: Record<string, unknown>[] = await market.app.get(DataSource).query(
      `select ${judgements.map((sql, nth) => `${sql} as "${nth}"`).join()}
        from (select $2::timestamptz as counted_at, $1::text as role) c`,
      [role, market.clock.now()],
    );
    return Object.values(rows[0] ?? {});
  };

  it.each(ROLES)('are known of the role %s', async (role) => {
    expect(await judged(role)).toEqual([true, true, 0, 'FRESH']);
  });

  it('are unknown of an account that is closed, which has nothing on the market', async () => {
    expect(await judged(null)).toEqual([null, null, null, null]);
  });

  it('are never guessed: a role without one is an error', async () => {
    await expect(judged('LIBRARY')).rejects.toThrow('no period of the role LIBRARY');
  });
});
