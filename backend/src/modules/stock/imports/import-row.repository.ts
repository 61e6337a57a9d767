// Keeps the rows of imports: as they were read and resolved, as they were corrected, and what becomes of them.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { Shortage } from '../../listings/index.js';
import { BASIS } from './compare/basis.statement.js';
import { EFFECTS, HAS_OTHER_EFFECTS } from './compare/effects.statements.js';
import { FORGET_ABSENT, JUDGE } from './compare/judge.statement.js';
import { CHANGES, COPIES_WANTED, DIFFERENCE, KEPT_COPIES, PLAN } from './compare/plan.statements.js';
import type { KeptImport } from './import.repository.js';

const FORGET = { name: 'stock.forget-import-rows', text: 'delete from stock.import_row where import = $1' };
/** Only if the import $1 has the revision $2 still: another job may work on it by now. */
const ADD = {
  name: 'stock.add-import-rows',
  text: `with kept as materialized (select uuid from stock.import where uuid = $1 and revision = $2 for share)
    insert into stock.import_row (import, nth, line, section, raw, said, problem, skipped, card_id, unresolved, suggestions, quantity)
    select kept.uuid, r.nth, r.line, r.section, r.raw, r.said, r.problem, r.skipped, r.card_id, r.unresolved,
      coalesce(r.suggestions, '{}'), r.quantity
    from kept cross join json_to_recordset($3::json) as r (nth int, line int, section text, raw jsonb, said jsonb, problem jsonb,
      skipped text, card_id uuid, unresolved text, suggestions uuid[], quantity int) returning nth`,
};
/**
 * $1 import, $2 row, $3 the correction, $4 whether to forget the one before, $5 whether all held rows are corrected that are held
 * for the same reason: the same word in the same column, the same card, or no price. Those have of the correction what answers
 * the reason: a row that was held for its condition keeps its card, its quantity and its price.
 */
const CORRECT = {
  name: 'stock.correct-import-row',
  text: `with one as materialized (select *, array_remove(array[
        case when reason not like '%quantity%' then 'quantity' end,
        case when reason <> 'unreadable-id' and (problem is not null or reason like 'blank-%' or reason = 'no-price') then 'cardId' end,
        case when reason not like '%price%' and (problem is not null or reason like 'blank-%') then 'price' end], null) as own_fields
      from stock.import_row where import = $1 and nth = $2 and section <> 'ABSENT')
    update stock.import_row r set correction = case when $4 then $3::jsonb
      else coalesce(r.correction, '{}') || case when r.nth = one.nth then $3::jsonb else $3::jsonb - one.own_fields end end
    from one where r.import = $1 and (r.nth = one.nth or $5 and r.kind = 'HELD' and r.reason = one.reason
      and r.problem ->> 'value' is not distinct from one.problem ->> 'value'
      and (one.problem is not null or one.reason like 'blank-%' or one.reason = 'no-price' or (r.said -> 'name', r.said -> 'setCode', r.said -> 'setName', r.said -> 'number')
        is not distinct from (one.said -> 'name', one.said -> 'setCode', one.said -> 'setName', one.said -> 'number')))
    returning r.nth`,
};
/** $1 import: the cards of wishes, and how many wishes have none. */
const WISHES = {
  name: 'stock.import-wishes',
  text: `select coalesce(array_agg(distinct stock_card) filter (where stock_card is not null), '{}') as cards,
    count(*) filter (where stock_card is null)::int as unknown
    from stock.import_row where import = $1 and kind = 'WISH'`,
};
/**
 * $1 import, $2 the row to start after: 1,000 rows that are held back. Of a line that is several rows one, with the columns in which
 * those are counted that are not held back.
 */
const HELD = {
  name: 'stock.held-import-rows',
  text: `with lines as materialized (
      select line, min(nth) filter (where kind = 'HELD') as first,
        array_agg(counted.at::int) filter (where kind is distinct from 'HELD') as elsewhere
      from stock.import_row cross join jsonb_array_elements_text(said -> 'countedIn') counted (at)
      where import = $1 and said ? 'countedIn' group by line)
    select r.nth, r.line, r.raw, r.reason, r.problem ->> 'column' as column, r.problem ->> 'value' as value,
      coalesce(l.elsewhere, '{}') as elsewhere,
      concat_ws(' ', r.said ->> 'quantity', r.said ->> 'name', '(' || upper(r.said ->> 'setCode') || ')'
        || coalesce(' ' || (r.said ->> 'number'), '')) as "deckLine",
      (select t.name || ' (' || upper(t.set_code) || ') ' || t.collector_number from cards.tradeable t
        where t.asked_id = r.suggestions[1] limit 1) as suggestion
    from stock.import_row r left join lines l on l.line = r.line and r.said ? 'countedIn'
    where r.import = $1 and r.kind = 'HELD' and r.nth > $2 and r.nth = coalesce(l.first, r.nth) order by r.nth limit 1000`,
};

/**
 * Until the transaction ends: joins of whole stocks with whole files are hashed. PostgreSQL can't know how many rows the steps of a
 * comparison have, and would join some row by row.
 */
const HASH_JOINS = {
  name: 'stock.hash-joins',
  text: `select set_config('enable_nestloop', 'off', true), set_config('work_mem', '64MB', true)`,
};

const AS_USUAL = {
  name: 'stock.joins-as-usual',
  text: `select set_config('enable_nestloop', 'on', true)`,
};

/** A row as it is kept: `said` is what the file says of a copy. */
export interface NewImportRow {
  readonly nth: number;
  readonly line: number;
  readonly section: string;
  readonly raw: readonly string[];
  readonly said: object;
  readonly problem: object | null;
  readonly skipped: string | null;
  readonly card_id: string | null;
  readonly unresolved: string | null;
  readonly suggestions: readonly string[];
  readonly quantity: number;
}

export interface HeldRow {
  readonly nth: number;
  readonly line: number;
  readonly raw: readonly string[];
  readonly reason: string;
  readonly column: string | null;
  readonly value: string | null;
  /** The columns in which other rows of its line are counted, which are not held back. */
  readonly elsewhere: readonly number[];
  readonly suggestion: string | null;
  /** What it says, as a line of a deck. */
  readonly deckLine: string;
}

/** What listings are to do, as the text of a JSON array. */
export interface Changes {
  readonly verb: 'withdraw' | 'change' | 'reprice' | 'add';
  readonly changes: string;
}

/** Copies that deals keep. */
export interface KeptCopies {
  readonly copies: number;
  /** Those of them that the file doesn't have. */
  readonly missing: number;
  readonly shortages: readonly Shortage[];
}

@Injectable()
export class ImportRowRepository {
  constructor(private readonly sql: Sql) {}

  async forget(uuid: string): Promise<void> {
    await this.sql.rows(FORGET, [uuid]);
  }

  /** Adds rows; false if the import has changed in the meantime, or is gone. */
  async add({ uuid, revision }: KeptImport, rows: readonly NewImportRow[]): Promise<boolean> {
    return (await this.sql.rows(ADD, [uuid, revision, JSON.stringify(rows)])).length > 0 || rows.length === 0;
  }

  /** Corrects a row, or all that are like it; resolves with how many. */
  async correct(
    uuid: string,
    row: number,
    correction: object,
    reset: boolean,
    likewise: boolean,
  ): Promise<number> {
    return (await this.sql.rows(CORRECT, [uuid, row, JSON.stringify(correction), reset, likewise])).length;
  }

  /**
   * What the rows are judged by and compared with. Asked for before that: while it is the same, so is the result. What changes in
   * between makes it another one afterwards.
   */
  async basis({ uuid, owner }: KeptImport): Promise<string> {
    await this.sql.rows(HASH_JOINS);
    return (await this.sql.one<{ basis: string }>(BASIS, [uuid, owner])).basis;
  }

  /** Judges each row by itself; resolves with how many copies the rows ask for that are compared with the stock. */
  async judge({ uuid, owner, choices }: KeptImport): Promise<number> {
    await this.sql.rows(FORGET_ABSENT, [uuid]);
    await this.sql.rows(HASH_JOINS);
    await this.sql.rows(JUDGE, [uuid, owner, JSON.stringify(choices)]);
    return Number((await this.sql.one<{ copies: string }>(COPIES_WANTED, [uuid])).copies);
  }

  /** Compares the judged rows with the stock; resolves with the difference, as JSON. */
  async plan(kept: KeptImport): Promise<object> {
    await this.sql.rows(PLAN, valuesOf(kept));
    const { uuid, owner, choices } = kept;
    const values = [uuid, owner, choices.mode];
    const { difference } = await this.sql.one<{ difference: object }>(DIFFERENCE, values);
    const { copies, missing } = await this.keptCopies(kept);
    return { ...difference, reserved: { copies, missing } };
  }

  /** What a plan adds, sets to zero and reprices, as JSON text. */
  async effects({ uuid }: KeptImport): Promise<string> {
    return (await this.sql.one<{ effects: string }>(EFFECTS, [uuid])).effects;
  }

  /** Whether a plan has effects that are not among these. */
  async hasOtherEffects({ uuid }: KeptImport, shown: string): Promise<boolean> {
    return (await this.sql.one<{ other: boolean }>(HAS_OTHER_EFFECTS, [uuid, shown])).other;
  }

  /** What deals keep of the judged rows, and what of that the file doesn't have. */
  async keptCopies(kept: KeptImport): Promise<KeptCopies> {
    return this.sql.one<KeptCopies & object>(KEPT_COPIES, valuesOf(kept));
  }

  /** What a plan changes. */
  async changes(kept: KeptImport, batch: string, now: Date): Promise<Changes[]> {
    const changes = await this.sql.rows<Changes & object>(CHANGES, [
      ...valuesOf(kept),
      batch,
      now.toISOString(),
    ]);
    await this.sql.rows(AS_USUAL);
    return changes;
  }

  wishes(uuid: string): Promise<{ readonly cards: string[]; readonly unknown: number }> {
    return this.sql.one(WISHES, [uuid]);
  }

  held(uuid: string, after: number): Promise<HeldRow[]> {
    return this.sql.rows<HeldRow & object>(HELD, [uuid, after]);
  }
}

const valuesOf = ({ uuid, owner, choices, file }: KeptImport): unknown[] => [
  uuid,
  owner,
  choices.mode,
  JSON.stringify(file?.mapping.fields.filter((field) => field !== null) ?? []),
];
