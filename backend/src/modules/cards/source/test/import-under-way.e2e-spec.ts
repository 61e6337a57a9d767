// The story of live cards during an import: one account that asks for them keeps nobody else from the database.
import pg from 'pg';
import { signedUp } from '../../../../../test/people.js';
import { LOCK } from '../../import/import-transaction.js';
import { bulkCard, idOf } from '../../test/bulk-card.js';
import type { FoundCard } from '../../test/sample-catalogue.js';
import { liveStory } from './live-story.js';

const CALLS = 40;
/** Waiting for the import's lock took a connection for a second each: a bystander's read took two and more. */
const MAX_READ_MS = 1_000;

describe('live cards while an import runs', () => {
  const live = liveStory('auto');
  let importing: pg.Client;
  beforeEach(async () => {
    live.limits.timeout = 4_000;
    importing = new pg.Client({ connectionString: live.market.databaseUrl });
    await importing.connect();
    await importing.query('begin');
    await importing.query('select pg_advisory_xact_lock($1)', [LOCK]);
  });
  afterEach(() => importing.end());
  const get = (id: string) => live.player.get<FoundCard>(`/api/cards/${id}`);
  const rows = async (id: string) =>
    (await importing.query('select 1 from cards.printing where id = $1', [id])).rowCount;

  it.each([
    ['one card', () => 1],
    ['many cards', (nth: number) => nth + 1],
  ])(
    'are answered without delay to others, when one account asks for %s forty times',
    async (_what, card) => {
      const numbers = Array.from({ length: CALLS }, (_, nth) => card(nth));
      live.double.give(
        Object.fromEntries(
          numbers.map((nth) => [`/cards/${idOf(nth)}`, bulkCard({ collector_number: String(nth) }, nth)]),
        ),
      );
      const bystander = await signedUp(live.market);
      const path = `/api/watchlist/${bystander.user.uuid}`;
      await bystander.client.get(path);
      const asked = Promise.all(numbers.map((nth) => get(idOf(nth))));
      const waits: number[] = [];
      for (let read = 0; read < 20; read++) {
        const begun = performance.now();
        expect((await bystander.client.get(path)).status).toBe(200);
        waits.push(performance.now() - begun);
      }
      expect((await asked).map(({ status }) => status)).toEqual(numbers.map(() => 200));
      expect(Math.max(...waits)).toBeLessThan(MAX_READ_MS);
    },
  );

  it('are taken into the mirror when they are asked for after it', async () => {
    live.double.give({ [`/cards/${idOf(7)}`]: bulkCard({}, 7) });
    expect((await get(idOf(7))).status).toBe(200);
    expect(await rows(idOf(7))).toBe(0);
    await importing.query('rollback');
    expect((await get(idOf(7))).status).toBe(200);
    expect(await rows(idOf(7))).toBe(1);
  });
});
