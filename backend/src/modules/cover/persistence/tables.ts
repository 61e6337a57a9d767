// The tables of cover as they are now: a test compares them with what the migrations make.
import { oneOf, type Table } from '../../../platform/manifest/table.js';
import { PLAN_KINDS } from '../domain/planner/index.js';
import { MAX_TITLE } from '../domain/saved-plan.js';

/** Plans that their owners keep: what was asked for, what was planned then, and the secret of the link if it is shared. */
const SAVED_PLAN: Table = {
  name: 'cover.saved_plan',
  columns: {
    uuid: 'uuid not null',
    owner: 'uuid not null',
    title: 'text not null',
    kind: 'text not null',
    asked: 'jsonb not null',
    answer: 'jsonb not null',
    link: 'text',
    saved_at: 'timestamptz not null',
    planned_at: 'timestamptz not null',
  },
  constraints: {
    saved_plan_pkey: 'primary key (uuid)',
    saved_plan_kind: `check (kind ${oneOf(PLAN_KINDS)})`,
    saved_plan_owner: 'foreign key (owner) references users.account (uuid)',
    saved_plan_title: `check (length(title) between 1 and ${MAX_TITLE})`,
  },
  indexes: {
    saved_plan_by_link: 'unique (link)',
    saved_plan_of_owner: '(owner, saved_at desc, uuid desc)',
  },
};

export const COVER_TABLES: readonly Table[] = [SAVED_PLAN];
