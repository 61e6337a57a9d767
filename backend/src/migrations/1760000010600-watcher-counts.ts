// How many open accounts watch a card is known without counting them: the dashboard of a large store asks it of thousands of cards.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WatcherCounts1760000010600 implements MigrationInterface {
  name = 'WatcherCounts1760000010600';

  async up(runner: QueryRunner): Promise<void> {
    // Room on each page lets a count change without touching its index.
    await runner.query(`create table watchlist.watcher_count (card_id uuid primary key, watchers int not null)
      with (fillfactor = 70)`);
    for (const text of [COUNT_ENTRIES, COUNT_ACCOUNT, ...TRIGGERS]) await runner.query(text);
    // From here on nobody else writes either table until this is done.
    await runner.query(`insert into watchlist.watcher_count
      select w.card_id, count(*) from watchlist.watched_card w join users.listers p on p.uuid = w.owner group by w.card_id`);
    await runner.query('analyze watchlist.watcher_count');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger watchers_of_account on users.account');
    await runner.query('drop trigger watchers_less on watchlist.watched_card');
    await runner.query('drop trigger watchers_more on watchlist.watched_card');
    await runner.query('drop function watchlist.count_account, watchlist.count_entries');
    await runner.query('drop table watchlist.watcher_count');
  }
}

// Triggers, so that a release that knows nothing of the counts, and an operator who closes an account by hand, keep them, too.
// Cards in one order, so that two who change many do not wait for one another in a circle.
const ADDED = `order by card_id on conflict (card_id) do update set watchers = c.watchers + excluded.watchers`;

const COUNT_ENTRIES = `
  create function watchlist.count_entries() returns trigger language plpgsql as $$
  begin
    insert into watchlist.watcher_count as c (card_id, watchers)
    select card_id, case tg_op when 'INSERT' then count(*) else -count(*) end
    from changed join users.listers p on p.uuid = changed.owner group by card_id ${ADDED};
    return null;
  end $$`;

// Who closes an account holds it, and who watches a card holds it open: neither misses the other.
const COUNT_ACCOUNT = `
  create function watchlist.count_account() returns trigger language plpgsql as $$
  begin
    insert into watchlist.watcher_count as c (card_id, watchers)
    select card_id, case when new.enabled and new.email_verified_at is not null then 1 else -1 end
    from watchlist.watched_card where owner = new.uuid ${ADDED};
    return null;
  end $$`;

// The account first, as those who erase one take them.
const TRIGGERS = [
  `create trigger watchers_of_account after update of enabled, email_verified_at on users.account for each row
    when ((old.enabled and old.email_verified_at is not null) <> (new.enabled and new.email_verified_at is not null))
    execute function watchlist.count_account()`,
  `create trigger watchers_more after insert on watchlist.watched_card referencing new table as changed
    for each statement execute function watchlist.count_entries()`,
  `create trigger watchers_less after delete on watchlist.watched_card referencing old table as changed
    for each statement execute function watchlist.count_entries()`,
];
