// The story of somebody with a long life here who asks for all of it: the server holds no more of it at once than of anybody's.
import { readdirSync } from 'node:fs';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';

const ROWS = 20_000;
const FILL = `insert into watchlist.watched_card (owner, card_id, card_name, card_set_code, card_set_name, card_number,
    card_image_url, added_at)
  select $1, gen_random_uuid(), 'A card', 'brm', 'Brinemarch', n::text, '/image', now() - n * interval '1 minute'
  from generate_series(1, ${ROWS}) n`;
type Rows = { addRow(row: unknown): void };

describe('everything that is kept about somebody', () => {
  const market = story({}, { alone: true });
  /** The most rows that PostgreSQL gave in one answer while `act` ran. */
  const mostAtOnce = async (act: () => Promise<void>): Promise<number> => {
    const { prototype } = (pg as unknown as { Result: { prototype: Rows } }).Result;
    const { addRow } = prototype;
    const counts = new Map<object, number>();
    const spy = jest.spyOn(prototype, 'addRow').mockImplementation(function (this: Rows, row) {
      counts.set(this, (counts.get(this) ?? 0) + 1);
      addRow.call(this, row);
    });
    await act();
    spy.mockRestore();
    return Math.max(...counts.values());
  };

  it('is given whole, whatever it is, and read a few rows at a time', async () => {
    const { client, user } = await signedUp(market);
    await market.app.get(DataSource).query(FILL, [user.uuid]);
    const most = await mostAtOnce(async () => {
      const { status, headers, body } = await client.get<{ watchlist: { card_number: string }[] }>(
        `/api/users/${user.uuid}/export`,
      );
      expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
      expect(body.watchlist).toHaveLength(ROWS);
      expect(body.watchlist.map(({ card_number }) => Number(card_number))).toEqual(
        Array.from({ length: ROWS }, (_none, nth) => ROWS - nth),
      );
    });
    expect(most).toBeLessThanOrEqual(200);
    expect(readdirSync(market.folder).filter((name) => name.startsWith('export'))).toEqual([]);
  });

  it('holds no connection to the database while a slow client reads it', async () => {
    const { client, user } = await signedUp(market);
    await market.app.get(DataSource).query(FILL, [user.uuid]);
    const headers = { authorization: `Bearer ${client.token}`, 'accept-encoding': 'identity' };
    const slow = await fetch(`${market.origin}/api/users/${user.uuid}/export`, { headers });
    const busy = `select state from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`;
    expect([slow.status, await market.app.get(DataSource).query(busy)]).toEqual([200, []]);
    expect(((await slow.json()) as { watchlist: object[] }).watchlist).toHaveLength(ROWS);
  });
});
