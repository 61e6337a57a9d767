// Keeps reports: the file until it has been compared, how far that is, and what differs.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { Condition } from '../../listings/index.js';
import type { ImportProblem, ImportProgress } from '../imports/dto/stock-import.dto.js';
import { HOLD_OWNER } from '../persistence/hold-owner.js';
import { causesSince, EXPLAIN } from './causes.statement.js';
import { COMPARE } from './compare.statement.js';
import { MAX_RECONCILIATIONS } from './vocabulary.js';

/** One that is still being worked on is replaced by the next, and the oldest make room. */
const MAKE_ROOM = {
  name: 'stock.make-room-for-reconciliation',
  text: `delete from stock.reconciliation where owner = $1 and (state = 'WORKING' or uuid in (
    select uuid from stock.reconciliation where owner = $1 order by created_at desc, uuid desc offset ${MAX_RECONCILIATIONS - 1}))`,
};
const CREATE = {
  name: 'stock.create-reconciliation',
  text: `insert into stock.reconciliation (uuid, owner, name, size, content, blank_condition, state, progress, created_at)
    values ($1, $2, $3, length($4::bytea), $4, $5, 'WORKING', $6::jsonb, $7)`,
};
const FOR_WORK = {
  name: 'stock.reconciliation-for-work',
  text: `select uuid, owner, content, blank_condition as "blankCondition" from stock.reconciliation
    where uuid = $1 and state = 'WORKING'`,
};
const HOLD = {
  name: 'stock.hold-reconciliation',
  text: `select uuid from stock.reconciliation where uuid = $1 and state = 'WORKING' for update`,
};
const PROGRESS = {
  name: 'stock.reconciliation-progress',
  text: `update stock.reconciliation set progress = $2::jsonb where uuid = $1 and state = 'WORKING' returning uuid`,
};
const FINISH = {
  name: 'stock.finish-reconciliation',
  text: `update stock.reconciliation set state = $2, format = $3, totals = $4::jsonb, problem = $5::jsonb, progress = null,
    content = null, finished_at = $6 where uuid = $1 and state = 'WORKING'`,
};
/** Until the transaction ends: joins of a whole stock with a whole file are hashed, however many rows PostgreSQL expects. */
const HASH_JOINS = {
  name: 'stock.hash-reconciliation',
  text: `select set_config('enable_nestloop', 'off', true), set_config('work_mem', '64MB', true)`,
};
/** $1 cards: which they are now, and the finishes that each was printed in. */
const CARDS = {
  name: 'stock.reconciled-cards',
  text: `select asked.id as asked, t.card_id as card, t.finishes from unnest($1::uuid[]) asked (id)
    cross join lateral (select card_id, finishes from cards.tradeable where asked_id = asked.id limit 1) t`,
};

/** A report that is being worked on. */
export interface OpenReconciliation {
  readonly uuid: string;
  readonly owner: string;
  readonly content: Buffer;
  readonly blankCondition: Condition;
}

/** A row of the file: what it says, and which card that is. */
export interface SaidRow {
  readonly line: number;
  readonly external_id: string | null;
  readonly card_id: string | null;
  readonly condition: string | null;
  readonly finish: string | null;
  readonly language: string | null;
  readonly type: string | null;
  readonly quantity: number;
  /** What is shown of a row that can't be compared. */
  readonly said: string | null;
  /** Why no card was found. */
  readonly reason: string | null;
  /** The code of what can't be read. */
  readonly problem: string | null;
}

export interface Finished {
  readonly format?: string;
  readonly totals?: object;
  readonly problem?: ImportProblem;
}

@Injectable()
export class ReconciliationRepository {
  constructor(private readonly sql: Sql) {}

  /** Begins a report. */
  async create(
    report: OpenReconciliation & { readonly name: string },
    progress: ImportProgress,
    now: Date,
  ): Promise<void> {
    const { uuid, owner, name, content, blankCondition } = report;
    await this.sql.rowsForChange(HOLD_OWNER, [owner]);
    await this.sql.rowsForChange(MAKE_ROOM, [owner]);
    const values = [uuid, owner, name, content, blankCondition, JSON.stringify(progress), now];
    await this.sql.rowsForChange(CREATE, values);
  }

  /** A report that is not finished, with its file. */
  forWork(uuid: string): Promise<OpenReconciliation | undefined> {
    return this.sql.row<OpenReconciliation & object>(FOR_WORK, [uuid]);
  }

  /** What there is of these cards now: of a merged printing the one that it was merged into. */
  async cards(
    ids: readonly string[],
  ): Promise<Map<string, { readonly card: string; readonly finishes: readonly string[] }>> {
    const found = await this.sql.rows<{ asked: string; card: string; finishes: string[] }>(CARDS, [ids]);
    return new Map(found.map(({ asked, card, finishes }) => [asked, { card, finishes }]));
  }

  /** False if the report is finished or gone; nobody else finishes it until the transaction ends. */
  async hold(uuid: string): Promise<boolean> {
    return (await this.sql.rowsForChange(HOLD, [uuid])).length > 0;
  }

  /** False likewise. */
  async show(uuid: string, progress: ImportProgress): Promise<boolean> {
    return (await this.sql.rows(PROGRESS, [uuid, JSON.stringify(progress)])).length > 0;
  }

  /** Writes the lines that differ, with their causes; `rows` is the text of a JSON array of `SaidRow`. Resolves with the totals. */
  async compare(
    { uuid, owner, blankCondition }: OpenReconciliation,
    rows: string,
    now: Date,
  ): Promise<object> {
    await this.sql.rowsForChange(HASH_JOINS);
    const values = [uuid, owner, rows, blankCondition];
    const [compared] = await this.sql.rowsForChange<{ totals: object }>(COMPARE, values);
    await this.sql.rowsForChange(EXPLAIN, [uuid, owner, causesSince(now)]);
    if (!compared) throw new Error('Nothing was compared');
    return compared.totals;
  }

  /** The report is finished, or the file refused. */
  async finish(uuid: string, { format, totals, problem }: Finished, now: Date): Promise<void> {
    const state = problem ? 'REFUSED' : 'READY';
    const json = (value: object | undefined) => (value ? JSON.stringify(value) : null);
    await this.sql.rows(FINISH, [uuid, state, format ?? null, json(totals), json(problem), now]);
  }
}
