// Price rules: how an account's prices follow the market, and the prices that moved too far to change unseen.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PriceRules1760000016000 implements MigrationInterface {
  name = 'PriceRules1760000016000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table stock.price_rules (
        owner uuid primary key constraint price_rules_owner references users.account (uuid),
        percent numeric(6, 2) not null constraint price_rules_percent check (percent between 1 and 1000),
        exceptions jsonb not null,
        floor_cents int constraint price_rules_floor check (floor_cents between 1 and 99999999),
        ceiling_cents int constraint price_rules_ceiling
          check (ceiling_cents between 1 and 99999999 and ceiling_cents >= coalesce(floor_cents, 1)),
        step_cents int not null constraint price_rules_step check (step_cents between 1 and 100000),
        never_below_paid boolean not null,
        is_automatic boolean not null,
        version int not null,
        updated_at timestamptz not null,
        applied_at timestamptz
      )`);
    await runner.query('create index price_rules_automatic on stock.price_rules (owner) where is_automatic');
    await runner.query(`
      create table stock.held_price (
        listing uuid primary key,
        owner uuid not null constraint held_price_owner references users.account (uuid),
        before_cents int not null,
        after_cents int not null,
        market_cents int not null,
        reason text not null constraint held_price_reason check (reason in ('MARKET', 'FLOOR', 'CEILING', 'PAID')),
        held_at timestamptz not null
      )`);
    await runner.query('create index held_price_of_owner on stock.held_price (owner)');
    await runner.query('create index held_price_by_age on stock.held_price (held_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table stock.price_rules, stock.held_price');
  }
}
