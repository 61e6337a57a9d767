// The migrations go forwards and back, and keep what there is.
import { resolve } from 'node:path';
import { DataSource } from 'typeorm';
import { CardRules1760000009000 } from '../src/migrations/1760000009000-card-rules.js';
import { ListingStates1760000013000 } from '../src/migrations/1760000013000-listing-states.js';
import { WhoWasGoing1760000040000 } from '../src/migrations/1760000040000-who-was-going.js';
import { MeetingsAsDeals1760000040040 } from '../src/migrations/1760000040040-meetings-as-deals.js';
import { MIGRATIONS } from '../src/migrations/index.js';
import { importCatalogue } from '../src/modules/cards/index.js';
import { story } from './story.js';

describe('the migrations', () => {
  const market = story();

  it('let the release before write on while this one starts beside it', async () => {
    const dataSource = market.app.get(DataSource);
    // The columns that release knew; it says nothing of versions.
    const [account] = await dataSource.query<{ uuid: string; version: number }[]>(`
      insert into users.account (uuid, name, email, password_hash, phone_number, address, role, website,
        email_visible, phone_visible, enabled, email_verified_at, created_at)
      values (gen_random_uuid(), 'Robin Alvarez', 'robin@example.com', 'a hash', '', '', 'USER', null,
        true, true, true, now(), now()) returning uuid, version`);
    const [listing] = await dataSource.query<{ version: number }[]>(
      `insert into listings.listings (uuid, lister, card_id, card_name, card_set_code, card_set_name, card_number,
        card_image_url, condition, type, finish, language, price_cents, status, final_price_cents, created_at,
        status_updated_at)
      values (gen_random_uuid(), $1, gen_random_uuid(), 'Tidewell Archivist', 'brm', 'Brinemarch', '12', '',
        'NEAR_MINT', 'SELL', 'NONFOIL', 'en', 250, 'ACTIVE', null, now(), now()) returning version`,
      [account?.uuid],
    );
    expect([account?.version, listing?.version]).toEqual([1, 1]);
  });

  it('keep the cards of a catalogue while they are undone and done again', async () => {
    const dataSource = market.app.get(DataSource);
    await importCatalogue(market.databaseUrl, resolve('sample/cards.jsonl'), { source: 'sample' });
    await dataSource.query(`
      insert into cards.import_run (source, file, rows, added, changed, gone, skipped, status, reason)
      values ('default_cards', '', 0, 0, 0, 0, '{}', 'failed', 'The card database answers 503')`);
    const known = () =>
      dataSource.query<object[]>(`
        select p.id, p.oid, p.name, p.set_code, p.collector_number, p.gone_at, p.merged_into, m.usd, r.raw::text
        from cards.printing p join cards.card_raw r using (id) left join cards.printing_price m using (pid)
        order by p.id`);
    // A name with a blank may have had a hyphen: those are respelled when the cards are read again.
    const derived = async () => [
      await dataSource.query(`select pid, cheapest_usd, cheapest_eur, cheapest_tix
        from cards.printing_price join cards.printing using (pid) where gone_at is null order by pid`),
      await dataSource.query(
        'select start, name, is_first, extra from cards.name_start order by start, name',
      ),
      await dataSource.query('select code, id, page, card_count, digital from cards.set_info order by code'),
      await dataSource.query(`select count(*)::int from cards.spelling where plain !~ ' '`),
    ];
    const [before, derivedBefore] = [await known(), await derived()];
    expect(before.length).toBeGreaterThan(100);
    const since = MIGRATIONS.indexOf(CardRules1760000009000);
    for (const _ of MIGRATIONS.slice(since)) await dataSource.undoLastMigration({ transaction: 'each' });
    expect(await known()).toEqual(before);
    await dataSource.runMigrations({ transaction: 'each' });
    expect(await known()).toEqual(before);
    expect(await derived()).toEqual(derivedBefore);
  });

  it('bring withdrawn listings from the table that they had back to their own, and the other way round', async () => {
    const dataSource = market.app.get(DataSource);
    const since = MIGRATIONS.indexOf(ListingStates1760000013000);
    const listings = `select uuid, card_name, price_cents, status, version, withdrawn_at from listings.listings
      order by card_name`;
    const [account] = await dataSource.query<{ uuid: string }[]>('select uuid from users.account limit 1');
    const withdrawnAt = new Date('2026-03-02T10:00:00Z');
    await dataSource.query(
      `insert into listings.listings (uuid, lister, card_id, card_name, card_set_code, card_set_name, card_number,
        card_image_url, condition, type, finish, language, price_cents, status, created_at, status_updated_at,
        withdrawn_at, version)
      values (gen_random_uuid(), $1, gen_random_uuid(), 'Withdrawn Archivist', 'brm', 'Brinemarch', '12', '',
        'NEAR_MINT', 'SELL', 'NONFOIL', 'en', 250, 'WITHDRAWN', now(), now(), $2, 3)`,
      [account?.uuid, withdrawnAt],
    );
    const before = await dataSource.query<{ status: string }[]>(listings);
    expect(before.map(({ status }) => status)).toEqual(['ACTIVE', 'WITHDRAWN']);
    for (const _ of MIGRATIONS.slice(since)) await dataSource.undoLastMigration({ transaction: 'each' });
    const moved = await dataSource.query(
      `select listing->>'status' as status, withdrawn_at from listings.withdrawn`,
    );
    expect(moved).toEqual([{ status: 'ACTIVE', withdrawn_at: withdrawnAt }]);
    await dataSource.runMigrations({ transaction: 'each' });
    expect(await dataSource.query(listings)).toEqual(before);
  });

  it('know who was going to an event that a moderator has hidden, and nobody else', async () => {
    const dataSource = market.app.get(DataSource);
    const since = MIGRATIONS.indexOf(WhoWasGoing1760000040000);
    const [hidden] = await dataSource.query<{ uuid: string }[]>(`
      insert into events.hidden_event (uuid, store, event, hidden_at)
      select gen_random_uuid(), uuid, '{}', now() from users.account limit 1 returning uuid`);
    await dataSource.query(
      `insert into events.canceled_answer (account, event, name, starts_at, time_zone)
      select a.uuid, e, 'Draft', now(), 'UTC' from users.account a, unnest(array[$1::uuid, gen_random_uuid()]) e`,
      [hidden?.uuid],
    );
    await dataSource.query(
      `insert into events.hidden_attendance (event, account, answer)
      select $1, uuid, '{"state": "GOING"}' from users.account`,
      [hidden?.uuid],
    );
    for (const _ of MIGRATIONS.slice(since)) await dataSource.undoLastMigration({ transaction: 'each' });
    await dataSource.runMigrations({ transaction: 'each' });
    expect(await dataSource.query('select event from events.was_going')).toEqual([{ event: hidden?.uuid }]);
    expect(
      await dataSource.query('select was_going from events.canceled_answer where event <> $1', [
        hidden?.uuid,
      ]),
    ).toEqual([{ was_going: null }]);
  });

  it('take over for meetings what an account chose about deals', async () => {
    const dataSource = market.app.get(DataSource);
    const since = MIGRATIONS.indexOf(MeetingsAsDeals1760000040040);
    for (const _ of MIGRATIONS.slice(since)) await dataSource.undoLastMigration({ transaction: 'each' });
    await dataSource.query(`insert into notifications.preference (account, kind, in_app, mail, push)
      select uuid, 'DEAL_CHANGED', true, 'OFF', false from users.account limit 1`);
    await dataSource.runMigrations({ transaction: 'each' });
    expect(
      await dataSource.query(
        `select in_app, mail, push from notifications.preference where kind = 'DEAL_MEETING'`,
      ),
    ).toEqual([{ in_app: true, mail: 'NOW', push: false }]);
  });

  it('each leave nothing behind that would keep them from being done again', async () => {
    const dataSource = market.app.get(DataSource);
    const runner = dataSource.createQueryRunner();
    for (const migration of [...dataSource.migrations].reverse()) {
      await migration.down(runner);
      await migration.up(runner);
      await migration.down(runner);
    }
    for (const migration of dataSource.migrations) await migration.up(runner);
    await runner.release();
  });

  it('can all be undone and done again', async () => {
    const dataSource = market.app.get(DataSource);
    for (const _ of MIGRATIONS) await dataSource.undoLastMigration({ transaction: 'each' });
    const left = await dataSource.query<{ nspname: string }[]>(
      `select nspname from pg_namespace where nspname !~ '^pg_' and nspname not in ('public', 'information_schema', 'graphile_worker')`,
    );
    expect(left).toEqual([]);
    const done = await dataSource.runMigrations({ transaction: 'each' });
    expect(done).toHaveLength(MIGRATIONS.length);
  });
});
