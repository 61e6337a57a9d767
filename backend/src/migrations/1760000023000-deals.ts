// Deals: promises that reserve copies, their lines and history, and the view of them that an inbox reads.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATES = `('AGREED', 'SCHEDULED', 'READY', 'HANDING', 'DONE', 'DONE_IN_PART', 'CANCELLED', 'EXPIRED', 'NO_SHOW_CLAIMED',
  'NO_SHOW', 'DISPUTED', 'RESOLVED', 'UNCONFIRMED')`;
const EVENTS = `('OPENED', 'MEETING_PROPOSED', 'MEETING_CONFIRMED', 'PLACE_LOST', 'PUT_ASIDE', 'SIGNALED', 'AMENDMENT_PROPOSED',
  'AMENDMENT_AGREED', 'CONFIRMED_BY_ONE', 'CONFIRMED_BY_BOTH', 'CONFIRMED_IN_PART', 'CANCELLED', 'ACCOUNT_CLOSED',
  'NO_SHOW_CLAIMED', 'NO_SHOW_ADMITTED', 'NO_SHOW_CONTESTED', 'NO_SHOW_CLAIMED_BY_BOTH', 'DISPUTED', 'SETTLEMENT_PROPOSED',
  'SETTLED', 'UNDO_PROPOSED', 'UNDONE', 'TIMED_OUT')`;
const END_REASONS = `('CHANGED_MIND', 'SOLD_ELSEWHERE', 'CANNOT_COME', 'SAFETY', 'OTHER', 'ACCOUNT_CLOSED', 'NO_MEETING_AGREED',
  'NOBODY_CONFIRMED', 'ONE_CONFIRMED', 'DID_NOT_MEET', 'NO_SHOW', 'STANDS', 'UNDONE', 'UNRESOLVED')`;
const CONDITIONS = `('NEAR_MINT', 'LIGHTLY_PLAYED', 'MODERATELY_PLAYED', 'HEAVILY_PLAYED', 'DAMAGED')`;
/** One branch for each party, so that the index of each is used. */
const ROWS = 'state, kind, whose_turn, due_at as due, changed_at, cards, first_card, is_live';

export class Deals1760000023000 implements MigrationInterface {
  name = 'Deals1760000023000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema deals');
    await this.deals(runner);
    await this.parts(runner);
    await runner.query(`create view deals.inbox as
      select uuid as deal, first as account, second as other, ${ROWS} from deals.deal
      union all select uuid, second, first, ${ROWS} from deals.deal`);
    // A hand-over counts, also while one of the two disputes it, until both undo it.
    await runner.query(`create view deals.concluded as
      select uuid as deal, first, second, first_role, second_role, done_at, changed_at, late_by, no_show_by,
        done_at is not null and end_reason is distinct from 'UNDONE' as is_done
      from deals.deal where not is_live or done_at is not null`);
  }

  private async deals(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table deals.deal (
        uuid uuid primary key,
        offer uuid not null,
        kind text not null constraint deal_kind check (kind in ('HOLD', 'TRADE')),
        first uuid not null constraint deal_first references users.account (uuid),
        second uuid not null constraint deal_second references users.account (uuid),
        first_role text not null,
        second_role text not null,
        store uuid,
        state text not null constraint deal_state check (state in ${STATES}),
        version int not null,
        revision int not null,
        cash_cents int,
        payer uuid,
        meeting jsonb,
        proposal jsonb,
        moves smallint not null,
        amendment jsonb,
        shelf text,
        signals jsonb not null,
        confirmed_by uuid[] not null,
        claimed_by uuid,
        undo_by uuid,
        settlement jsonb,
        dispute jsonb,
        end_reason text constraint deal_end_reason check (end_reason in ${END_REASONS}),
        end_note text,
        ended_by uuid,
        late_by uuid,
        no_show_by uuid,
        sheet json not null,
        done_at timestamptz,
        timer_at timestamptz,
        starts_at timestamptz,
        ends_at timestamptz,
        due_at timestamptz,
        whose_turn uuid,
        cards smallint not null,
        first_card text not null,
        created_at timestamptz not null,
        changed_at timestamptz not null,
        is_live boolean generated always as (timer_at is not null) stored,
        constraint deal_cash check ((cash_cents is null) = (payer is null)),
        constraint deal_roles check (first_role in ('USER', 'STORE') and second_role in ('USER', 'STORE')),
        constraint deal_two_parties check (first <> second)
      )`);
    await runner.query('create index deal_by_timer on deals.deal (timer_at) where timer_at is not null');
    for (const party of ['first', 'second'])
      await runner.query(
        `create index deal_of_${party} on deals.deal (${party}, is_live, changed_at desc, uuid desc)`,
      );
    await runner.query(`create index deal_of_store on deals.deal (store, due_at, uuid)
      where state in ('SCHEDULED', 'READY')`);
    await runner.query(`create index deal_at_event on deals.deal ((meeting #>> '{event,id}'))
      where state in ('SCHEDULED', 'READY') and meeting #>> '{event,id}' is not null`);
  }

  private async parts(runner: QueryRunner): Promise<void> {
    const ofDeal = (table: string) =>
      `deal uuid not null constraint ${table}_deal references deals.deal (uuid) on delete cascade`;
    await runner.query(`
      create table deals.line (
        ${ofDeal('line')},
        nth smallint not null,
        listing uuid not null,
        giver uuid not null,
        card_id uuid not null,
        card_name text not null,
        card_set_code text not null,
        card_set_name text not null,
        card_number text not null,
        card_image_url text not null,
        finish text not null constraint line_finish check (finish in ('NONFOIL', 'FOIL', 'ETCHED')),
        language text not null,
        condition text not null constraint line_condition check (condition in ${CONDITIONS}),
        agreed_condition text not null constraint line_agreed_condition check (agreed_condition in ${CONDITIONS}),
        price_cents int not null,
        shelf text,
        is_struck boolean not null,
        is_held boolean not null,
        primary key (deal, nth)
      )`);
    await runner.query('create unique index line_held on deals.line (listing) where is_held');
    await runner.query(`
      create table deals.step (
        ${ofDeal('step')},
        version int not null,
        at timestamptz not null,
        by uuid,
        event text not null constraint step_event check (event in ${EVENTS}),
        state text not null constraint step_state check (state in ${STATES}),
        primary key (deal, version)
      )`);
    await runner.query(`
      create table deals.code_attempt (
        ${ofDeal('code_attempt')},
        account uuid not null,
        wrong smallint not null,
        locked_until timestamptz,
        primary key (deal, account)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema deals cascade');
  }
}
