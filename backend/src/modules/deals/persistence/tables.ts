// The tables of deals as they are now: a test compares them with what the migrations make.
import { ROLES } from '../../../kernel/role.js';
import { oneOf, type Table } from '../../../platform/manifest/table.js';
import { CONDITIONS, FINISHES } from '../../listings/index.js';
import { END_REASONS, MET_ANSWERS } from '../domain/deal.js';
import { DEAL_EVENTS, DEAL_KINDS, DEAL_STATES } from '../domain/deal-machine.js';

/**
 * Deals. `timer_at` is when the state ends by itself: null for an end. `first` asked, `second` was asked; their roles are those
 * they had. `cards`, `first_card`, `due_at` and `whose_turn` are for lists.
 */
const DEAL: Table = {
  name: 'deals.deal',
  columns: {
    uuid: 'uuid not null',
    offer: 'uuid not null',
    kind: 'text not null',
    first: 'uuid not null',
    second: 'uuid not null',
    first_role: 'text not null',
    second_role: 'text not null',
    store: 'uuid',
    state: 'text not null',
    version: 'int not null',
    revision: 'int not null',
    cash_cents: 'int',
    payer: 'uuid',
    meeting: 'jsonb',
    proposal: 'jsonb',
    lost_place: 'jsonb',
    moves: 'smallint not null',
    amendment: 'jsonb',
    shelf: 'text',
    signals: 'jsonb not null',
    confirmed_by: 'uuid[] not null',
    witness: 'uuid',
    whereabouts: `jsonb not null default '{}'`,
    claimed_by: 'uuid',
    undo_by: 'uuid',
    settlement: 'jsonb',
    dispute: 'jsonb',
    conflict: 'jsonb',
    conflict_by: 'uuid',
    conflict_until: 'timestamptz',
    end_reason: 'text',
    end_note: 'text',
    ended_by: 'uuid',
    late_by: 'uuid',
    no_show_by: 'uuid',
    sheet: 'json not null',
    done_at: 'timestamptz',
    timer_at: 'timestamptz',
    starts_at: 'timestamptz',
    ends_at: 'timestamptz',
    due_at: 'timestamptz',
    whose_turn: 'uuid',
    cards: 'smallint not null',
    first_card: 'text not null',
    created_at: 'timestamptz not null',
    changed_at: 'timestamptz not null',
    is_live: 'boolean generated always as (timer_at is not null) stored',
  },
  constraints: {
    deal_pkey: 'primary key (uuid)',
    deal_cash: 'check ((cash_cents is null) = (payer is null))',
    deal_conflict:
      'check ((conflict_by is null) = (conflict_until is null) and (conflict is not null or conflict_by is null))',
    deal_end_reason: `check (end_reason ${oneOf(END_REASONS)})`,
    deal_first: 'foreign key (first) references users.account (uuid)',
    deal_kind: `check (kind ${oneOf(DEAL_KINDS)})`,
    deal_roles: `check (first_role ${oneOf(ROLES)} and second_role ${oneOf(ROLES)})`,
    deal_second: 'foreign key (second) references users.account (uuid)',
    deal_state: `check (state ${oneOf(DEAL_STATES)})`,
    deal_two_parties: 'check (first <> second)',
  },
  indexes: {
    deal_at_event: `((meeting #>> '{event,id}')) where (state in ('SCHEDULED', 'READY')) and (meeting #>> '{event,id}' is not null)`,
    deal_at_counter: `((meeting #>> '{store,uuid}'), state, due_at, uuid) where (store is null) and (meeting #>> '{store,uuid}' is not null)`,
    deal_by_conflict: '(conflict_until) where (conflict_until is not null)',
    deal_by_timer: '(timer_at) where (timer_at is not null)',
    deal_in_conflict: '(conflict_by, conflict_until, uuid) where (conflict_until is not null)',
    deal_lost_place: `((lost_place #>> '{store,uuid}')) where (lost_place #>> '{store,uuid}' is not null)`,
    deal_proposed_place: `((proposal #>> '{store,uuid}')) where (proposal #>> '{store,uuid}' is not null)`,
    deal_of_first: '(first, is_live, changed_at desc, uuid desc)',
    deal_of_second: '(second, is_live, changed_at desc, uuid desc)',
    deal_of_store: `(store, due_at, uuid) where (state in ('SCHEDULED', 'READY'))`,
  },
};

/** The copies of deals, as they were listed. A copy is in one live deal at most: `is_held` until it is released or handed over. */
const LINE: Table = {
  name: 'deals.line',
  columns: {
    deal: 'uuid not null',
    nth: 'smallint not null',
    listing: 'uuid not null',
    giver: 'uuid not null',
    card_id: 'uuid not null',
    card_name: 'text not null',
    card_set_code: 'text not null',
    card_set_name: 'text not null',
    card_number: 'text not null',
    card_image_url: 'text not null',
    finish: 'text not null',
    language: 'text not null',
    condition: 'text not null',
    agreed_condition: 'text not null',
    price_cents: 'int not null',
    shelf: 'text',
    is_struck: 'boolean not null',
    is_held: 'boolean not null',
  },
  constraints: {
    line_pkey: 'primary key (deal, nth)',
    line_agreed_condition: `check (agreed_condition ${oneOf(CONDITIONS)})`,
    line_condition: `check (condition ${oneOf(CONDITIONS)})`,
    line_deal: 'foreign key (deal) references deals.deal (uuid) on delete cascade',
    line_finish: `check (finish ${oneOf(FINISHES)})`,
  },
  indexes: {
    line_held: 'unique (listing) where is_held',
  },
};

/** What has happened to deals: each version of a deal is a step. Rows are added, never changed. */
const STEP: Table = {
  name: 'deals.step',
  columns: {
    deal: 'uuid not null',
    version: 'int not null',
    at: 'timestamptz not null',
    by: 'uuid',
    event: 'text not null',
    state: 'text not null',
  },
  constraints: {
    step_pkey: 'primary key (deal, version)',
    step_deal: 'foreign key (deal) references deals.deal (uuid) on delete cascade',
    step_event: `check (event ${oneOf(DEAL_EVENTS)})`,
    step_state: `check (state ${oneOf(DEAL_STATES)})`,
  },
};

/** Wrong codes of a party since the last right one, and how often they have locked it; `locked_until` may be over. */
const CODE_ATTEMPT: Table = {
  name: 'deals.code_attempt',
  columns: {
    deal: 'uuid not null',
    account: 'uuid not null',
    wrong: 'smallint not null',
    locks: 'smallint not null default 0',
    locked_until: 'timestamptz',
  },
  constraints: {
    code_attempt_pkey: 'primary key (deal, account)',
    code_attempt_deal: 'foreign key (deal) references deals.deal (uuid) on delete cascade',
  },
};

/** The same of stores that witness hand-overs, for all deals of others: the wrong ones of a day from `counted_since`. */
const WITNESS_ATTEMPT: Table = {
  name: 'deals.witness_attempt',
  columns: {
    store: 'uuid not null',
    wrong: 'smallint not null',
    locks: 'smallint not null',
    locked_until: 'timestamptz',
    counted_since: 'timestamptz',
  },
  constraints: {
    witness_attempt_pkey: 'primary key (store)',
    witness_attempt_store: 'foreign key (store) references users.account (uuid)',
  },
  indexes: {},
};

/** Whether a store keeps cards that one player leaves for another; none without a row. */
const COUNTER_RULES: Table = {
  name: 'deals.counter_rules',
  columns: {
    store: 'uuid not null',
    keeps_cards: 'boolean not null',
    version: 'int not null default 1',
    changed_at: 'timestamptz not null',
  },
  constraints: {
    counter_rules_pkey: 'primary key (store)',
    counter_rules_store: 'foreign key (store) references users.account (uuid)',
  },
  indexes: {},
};

/** What parties say in private of a meeting that nobody has confirmed: nobody else reads it. */
const MEETING_ANSWER: Table = {
  name: 'deals.meeting_answer',
  columns: {
    deal: 'uuid not null',
    account: 'uuid not null',
    answer: 'text not null',
    answered_at: 'timestamptz not null',
  },
  constraints: {
    meeting_answer_pkey: 'primary key (deal, account)',
    meeting_answer_answer: `check (answer ${oneOf(MET_ANSWERS)})`,
    meeting_answer_deal: 'foreign key (deal) references deals.deal (uuid) on delete cascade',
  },
  indexes: {},
};

export const DEALS_TABLES: readonly Table[] = [
  ...[DEAL, LINE, STEP, CODE_ATTEMPT],
  ...[WITNESS_ATTEMPT, COUNTER_RULES, MEETING_ANSWER],
];
