// Hand-overs that a store witnesses or keeps cards for, that only one confirms, or nobody; locks that grow.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATES_OF_BEFORE = `'AGREED', 'SCHEDULED', 'READY', 'HANDING', 'DONE', 'DONE_IN_PART', 'CANCELLED', 'EXPIRED',
  'NO_SHOW_CLAIMED', 'NO_SHOW', 'DISPUTED', 'RESOLVED', 'UNCONFIRMED'`;
const EVENTS_OF_BEFORE = `'OPENED', 'MEETING_PROPOSED', 'MEETING_CONFIRMED', 'PLACE_LOST', 'PUT_ASIDE', 'SIGNALED',
  'AMENDMENT_PROPOSED', 'AMENDMENT_AGREED', 'CONFIRMED_BY_ONE', 'CONFIRMED_BY_BOTH', 'CONFIRMED_IN_PART', 'CANCELLED',
  'ACCOUNT_CLOSED', 'NO_SHOW_CLAIMED', 'NO_SHOW_ADMITTED', 'NO_SHOW_CONTESTED', 'NO_SHOW_CLAIMED_BY_BOTH', 'DISPUTED',
  'SETTLEMENT_PROPOSED', 'SETTLED', 'UNDO_PROPOSED', 'UNDONE', 'TIMED_OUT'`;
const REASONS_OF_BEFORE = `'CHANGED_MIND', 'SOLD_ELSEWHERE', 'CANNOT_COME', 'SAFETY', 'OTHER', 'ACCOUNT_CLOSED',
  'NO_MEETING_AGREED', 'NOBODY_CONFIRMED', 'ONE_CONFIRMED', 'DID_NOT_MEET', 'NO_SHOW', 'STANDS', 'UNDONE', 'UNRESOLVED'`;
const STATES = `'AGREED', 'SCHEDULED', 'READY', 'HANDING', 'UNANSWERED', 'AT_COUNTER', 'RETURNING', 'DONE', 'DONE_IN_PART',
  'CANCELLED', 'EXPIRED', 'NO_SHOW_CLAIMED', 'NO_SHOW', 'DISPUTED', 'RESOLVED', 'UNCONFIRMED'`;
const EVENTS = `'OPENED', 'MEETING_PROPOSED', 'MEETING_CONFIRMED', 'PLACE_LOST', 'PUT_ASIDE', 'SIGNALED', 'AMENDMENT_PROPOSED',
  'AMENDMENT_AGREED', 'CONFIRMED_BY_ONE', 'CONFIRMED_BY_BOTH', 'CONFIRMED_IN_PART', 'WITNESSED',
  'WITNESSED_IN_PART', 'LEFT_AT_COUNTER', 'RETURNED', 'GIVER_ANSWERED', 'CARDS_ACCOUNTED_FOR', 'BOTH_SAY_MET',
  'CANCELLED', 'ACCOUNT_CLOSED', 'NO_SHOW_CLAIMED', 'NO_SHOW_ADMITTED', 'NO_SHOW_CONTESTED',
  'NO_SHOW_CLAIMED_BY_BOTH', 'DISPUTED', 'SETTLEMENT_PROPOSED', 'SETTLED', 'UNDO_PROPOSED', 'UNDONE',
  'TIMED_OUT'`;
const REASONS = `'CHANGED_MIND', 'SOLD_ELSEWHERE', 'CANNOT_COME', 'SAFETY', 'OTHER', 'ACCOUNT_CLOSED', 'NO_MEETING_AGREED',
  'NOBODY_CONFIRMED', 'ONE_CONFIRMED', 'BOTH_SAY_MET', 'NOT_COLLECTED', 'DID_NOT_MEET', 'NO_SHOW', 'STANDS',
  'UNDONE', 'UNRESOLVED'`;

export class EndsOfDeals1760000028010 implements MigrationInterface {
  name = 'EndsOfDeals1760000028010';

  async up(runner: QueryRunner): Promise<void> {
    await this.allow(runner, STATES, EVENTS, REASONS);
    await runner.query(
      `alter table deals.deal add column witness uuid, add column whereabouts jsonb not null default '{}'`,
    );
    await runner.query('alter table deals.code_attempt add column locks smallint not null default 0');
    await runner.query(`create index deal_at_counter on deals.deal ((meeting #>> '{store,uuid}'), state, due_at, uuid)
      where store is null and meeting #>> '{store,uuid}' is not null`);
    await runner.query(`
      create table deals.witness_attempt (
        store uuid primary key constraint witness_attempt_store references users.account (uuid),
        wrong smallint not null,
        locks smallint not null,
        locked_until timestamptz,
        counted_since timestamptz
      )`);
    await runner.query(`
      create table deals.counter_rules (
        store uuid primary key constraint counter_rules_store references users.account (uuid),
        keeps_cards boolean not null,
        version int not null default 1,
        changed_at timestamptz not null
      )`);
    await runner.query(`
      create table deals.meeting_answer (
        deal uuid not null constraint meeting_answer_deal references deals.deal (uuid) on delete cascade,
        account uuid not null,
        answer text not null constraint meeting_answer_answer
          check (answer in ('HANDED_OVER', 'DID_NOT_MEET', 'OTHER_ABSENT')),
        answered_at timestamptz not null,
        primary key (deal, account)
      )`);
  }

  private async allow(runner: QueryRunner, states: string, events: string, reasons: string): Promise<void> {
    await runner.query(`
      alter table deals.deal drop constraint deal_state, drop constraint deal_end_reason,
        add constraint deal_state check (state in (${states})),
        add constraint deal_end_reason check (end_reason in (${reasons}))`);
    await runner.query(`
      alter table deals.step drop constraint step_state, drop constraint step_event,
        add constraint step_state check (state in (${states})),
        add constraint step_event check (event in (${events}))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table deals.meeting_answer, deals.counter_rules, deals.witness_attempt');
    await runner.query('drop index deals.deal_at_counter');
    await runner.query('alter table deals.code_attempt drop column locks');
    await runner.query('alter table deals.deal drop column witness, drop column whereabouts');
    // What has no name in the form of before is named as what comes next to it.
    await runner.query(`update deals.deal set state = case state when 'UNANSWERED' then 'HANDING' else 'SCHEDULED' end
      where state in ('UNANSWERED', 'AT_COUNTER', 'RETURNING')`);
    await runner.query(
      `update deals.deal set end_reason = 'ONE_CONFIRMED' where end_reason = 'BOTH_SAY_MET'`,
    );
    await runner.query(
      `update deals.deal set end_reason = 'NOBODY_CONFIRMED' where end_reason = 'NOT_COLLECTED'`,
    );
    await runner.query(`update deals.step set state = case state when 'UNANSWERED' then 'HANDING' else 'SCHEDULED' end
      where state in ('UNANSWERED', 'AT_COUNTER', 'RETURNING')`);
    await runner.query(`update deals.step set event = case event when 'WITNESSED' then 'CONFIRMED_BY_BOTH'
        when 'WITNESSED_IN_PART' then 'CONFIRMED_IN_PART' when 'LEFT_AT_COUNTER' then 'CONFIRMED_BY_ONE' else 'TIMED_OUT' end
      where event in ('WITNESSED', 'WITNESSED_IN_PART', 'LEFT_AT_COUNTER', 'RETURNED', 'GIVER_ANSWERED',
        'CARDS_ACCOUNTED_FOR', 'BOTH_SAY_MET')`);
    await this.allow(runner, STATES_OF_BEFORE, EVENTS_OF_BEFORE, REASONS_OF_BEFORE);
  }
}
