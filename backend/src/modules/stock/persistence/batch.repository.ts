// Keeps batches: begins, adds what their copies were before, finishes, marks as undone.
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import {
  type BatchKind,
  type BatchStatus,
  COPIES_PER_CHUNK,
  type Problem,
  type Progress,
} from '../domain/batch.js';
import { HOLD_OWNER } from './hold-owner.js';

const BEGIN = {
  name: 'stock.begin-batch',
  text: `insert into stock.batch (uuid, owner, kind, status, summary, created_at, edit)
    values ($1, $2, $3, 'RUNNING', '{}', $4, $5::jsonb)`,
};
/**
 * $2: the entries that listings answer, as the text of a JSON array. A copy that is only counted is as earlier batches left it, at another
 * version: those that did not count it can be undone still.
 */
const ADD_ENTRIES = {
  name: 'stock.add-entries',
  text: `with added as materialized (
      select listing, nullif(before, 'null'::jsonb) as before, version, status
      from json_to_recordset($2::json) as e (listing uuid, before jsonb, version int, status text)),
    counted as (
      update stock.batch_entry earlier set version_after = e.version from added e
      where e.before - 'counted_at' = '{}' and earlier.listing = e.listing and earlier.batch <> $1
        and earlier.version_after = e.version - 1 and not earlier.before ? 'counted_at')
    insert into stock.batch_entry (batch, listing, before, version_before, version_after, status_after)
    select $1, listing, before, version - 1, version, status from added
    on conflict (batch, listing) do update set version_after = excluded.version_after, status_after = excluded.status_after,
      before = case when batch_entry.before is not null then excluded.before || batch_entry.before end`,
};
const FINISH = {
  name: 'stock.finish-batch',
  text: `update stock.batch set status = 'DONE', done_at = $2, summary = $3::jsonb, progress = null, edit = null where uuid = $1`,
};
/** 200,000 copies take longer than any other statement may. */
const ALLOW_MINUTES = {
  name: 'stock.allow-minutes',
  text: `select set_config('statement_timeout', '5min', true)`,
};
const IS_OF = {
  name: 'stock.batch-is-of',
  text: `select from stock.batch where uuid = $1 and kind = $2`,
};
const IS_AT = {
  name: 'stock.batch-is-at',
  text: `select from stock.batch where uuid = $1 and status = $2`,
};
const PROGRESS = {
  name: 'stock.batch-progress',
  text: `update stock.batch set progress = $2::jsonb where uuid = $1 and status in ('RUNNING', 'UNDOING')`,
};
const FAIL = {
  name: 'stock.fail-batch',
  text: `update stock.batch set status = 'FAILED', problem = $2::jsonb, progress = null where uuid = $1 and status = 'RUNNING'`,
};
const BEGIN_UNDO = {
  name: 'stock.begin-undo',
  text: `update stock.batch set status = 'UNDOING', problem = null, progress = '{"done": 0, "total": 0}' where uuid = $1`,
};
const FAIL_UNDO = {
  name: 'stock.fail-undo',
  text: `update stock.batch set status = 'DONE', problem = $2::jsonb, progress = null where uuid = $1 and status = 'UNDOING'`,
};
const FOR_UNDO = {
  name: 'stock.batch-for-undo',
  text: 'select status, done_at from stock.batch where uuid = $1 and owner = $2 for update',
};
/**
 * What undoes a batch, in chunks. Copies that have one external ID are in one of them, and all that have any where the batch has
 * changed some: while only some of them are put back, one external ID would be of two lines. Copies that were created come
 * first: they are withdrawn, which makes room for those that come back.
 */
const ENTRIES = {
  name: 'stock.entries',
  text: `with entries as materialized (
      select e.listing, e.before, e.version_after, e.status_after, v.external_id
      from stock.batch_entry e left join listings.versions v on v.uuid = e.listing where e.batch = $1),
    kept as (
      select *, case when external_id is null and before ->> 'external_id' is null then listing::text
          when exists (select from entries where before ? 'external_id') then '' else external_id end as id
      from entries),
    grouped as (select *, bool_or(before is null) over (partition by id) as has_new from kept),
    numbered as (select *, row_number() over (order by has_new desc, id = listing::text, id, listing) as place from grouped),
    together as (select *, min(place) over (partition by id) as first from numbered),
    chunks as (
      select (first - 1) / ${COPIES_PER_CHUNK} as chunk, count(*)::int as copies,
        json_agg(json_build_object('listing', listing, 'before', before, 'version', version_after, 'status', status_after)
          order by listing)::text as entries
      from together group by chunk)
  select copies, entries from chunks order by chunk`,
};
/** $2: the copies that the undo of $1 has put back, with their versions now. Batches that it had only counted copies of follow, too. */
const FOLLOW_UNDO = {
  name: 'stock.follow-undo',
  text: `update stock.batch_entry earlier set version_after = restored.version
    from json_to_recordset($2::json) as restored (listing uuid, version int), stock.batch_entry undone
    where undone.batch = $1 and undone.listing = restored.listing
      and earlier.listing = restored.listing and earlier.batch <> undone.batch
      and earlier.version_after in (undone.version_before, undone.version_after)`,
};
const MARK_UNDONE = {
  name: 'stock.mark-undone',
  text: `update stock.batch set status = 'UNDONE', undone_at = $2, summary = summary || $3::jsonb, progress = null where uuid = $1`,
};

export type BatchState = { readonly status: BatchStatus; readonly done_at: Date | null };

/** Some of the entries of a batch, as the text of a JSON array. */
export type BatchEntries = { readonly copies: number; readonly entries: string };

/** Writes belong into a unit of work. */
@Injectable()
export class BatchRepository {
  constructor(private readonly sql: Sql) {}

  /** Begins a batch of an account; resolves with its id. `edit` is kept until it is done. */
  async begin(owner: string, kind: BatchKind, now: Date, edit?: object): Promise<string> {
    const uuid = randomUUID();
    await this.sql.rows(BEGIN, [uuid, owner, kind, now, edit ? JSON.stringify(edit) : null]);
    return uuid;
  }

  /** Adds the entries of changes, as listings answer them. Of a copy that is changed twice the first values are kept. */
  async addEntries(batch: string, entries: string): Promise<void> {
    if (entries !== '[]') await this.sql.rows(ADD_ENTRIES, [batch, entries]);
  }

  /** The batch is done; `summary` is what it did. */
  async finish(batch: string, now: Date, summary: object): Promise<void> {
    await this.sql.rows(FINISH, [batch, now, JSON.stringify(summary)]);
  }

  /** Statements of this unit of work may take minutes from now on. */
  async allowMinutes(): Promise<void> {
    await this.sql.rows(ALLOW_MINUTES);
  }

  /** Whether it has this status still. */
  async isAt(batch: string, status: BatchStatus): Promise<boolean> {
    return (await this.sql.rows(IS_AT, [batch, status])).length > 0;
  }

  /** Whether it is of this kind. */
  async isOf(batch: string, kind: BatchKind): Promise<boolean> {
    return (await this.sql.rows(IS_OF, [batch, kind])).length > 0;
  }

  /** Shows how far it is to everybody at once, not only when the unit of work ends. */
  async show(batch: string, progress: Progress): Promise<void> {
    await this.sql.outside(PROGRESS, [batch, JSON.stringify(progress)]);
  }

  /** It has failed, and changed nothing. */
  async fail(batch: string, problem: Problem): Promise<void> {
    await this.sql.rows(FAIL, [batch, JSON.stringify(problem)]);
  }

  /**
   * Locks an account, and then the quantities of its lines. Call it before the copies are counted: two changes that count before either
   * writes would both add what is missing.
   */
  async lockQuantities(owner: string): Promise<void> {
    await this.sql.rowsForChange(HOLD_OWNER, [owner]);
    await this.sql.lock('quantities', owner);
  }

  /** Locks a batch of an account after the account; undefined if it has none of this id. */
  async forUndo(batch: string, owner: string): Promise<BatchState | undefined> {
    await this.sql.rowsForChange(HOLD_OWNER, [owner]);
    const [found] = await this.sql.rowsForChange<BatchState>(FOR_UNDO, [batch, owner]);
    return found;
  }

  /** Its undo is to run in the background. */
  async beginUndo(batch: string): Promise<void> {
    await this.sql.rows(BEGIN_UNDO, [batch]);
  }

  /** That has failed: the batch is as it was, and can be undone. */
  async failUndo(batch: string, problem: Problem): Promise<void> {
    await this.sql.rows(FAIL_UNDO, [batch, JSON.stringify(problem)]);
  }

  /** What the copies of a batch were before, for listings to restore, chunk by chunk. */
  entries(batch: string): Promise<readonly BatchEntries[]> {
    return this.sql.rows(ENTRIES, [batch]);
  }

  /** After an undo its copies are as the batch before it left them, at another version: that one can be undone next. */
  async followUndo(batch: string, restored: string): Promise<void> {
    await this.sql.rows(FOLLOW_UNDO, [batch, restored]);
  }

  /** The batch is undone; `summary` is added to what it did. */
  async markUndone(batch: string, now: Date, summary: object): Promise<void> {
    await this.sql.rows(MARK_UNDONE, [batch, now, JSON.stringify(summary)]);
  }
}
