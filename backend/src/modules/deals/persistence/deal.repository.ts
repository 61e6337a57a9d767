// Keeps deals: loads one for a step under a row lock, and writes it with its lines and its history.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { Deal } from '../domain/deal.js';
import type { DealEvent } from '../domain/deal-machine.js';
import type { SheetFigures } from '../domain/fair-trade-sheet.js';
import {
  changingRowOf,
  type DealRow,
  dealOf,
  type LastStep,
  type LineRow,
  lineRowsOf,
  rowOf,
} from './deal.row.js';
import { zoneOf } from './zone.sql.js';

const CHANGING = `state, version, revision, cash_cents, payer, meeting, proposal, lost_place, moves, amendment, shelf, signals, confirmed_by, witness, whereabouts,
  claimed_by, undo_by, settlement, dispute, conflict, conflict_by, conflict_until, end_reason, end_note, ended_by, late_by, no_show_by, done_at,
  timer_at, starts_at, ends_at, due_at, whose_turn,
  cards, changed_at`;
const LASTING = 'uuid, offer, kind, first, second, first_role, second_role, store, first_card, created_at';
const LINE = `nth, listing, giver, card_id, card_name, card_set_code, card_set_name, card_number, card_image_url, finish, language,
  condition, agreed_condition, price_cents, shelf, is_struck`;

const columnsOf = (row: string) =>
  `${LASTING}, ${CHANGING}`
    .split(/,\s+/)
    .map((column) => `${row}.${column}`)
    .join(', ');
const FIND = {
  name: 'deals.find',
  text: `select ${columnsOf('d')}, s.event as last_event, s.by as last_by
    from deals.deal d join deals.step s on s.deal = d.uuid and s.version = d.version where d.uuid = $1`,
};
/** The join comes after the lock: a row that another transaction has changed would have no step of its old version any more. */
const LOCK = { name: 'deals.lock', text: 'select uuid from deals.deal where uuid = $1 for update' };
const PARTIES = {
  name: 'deals.parties',
  text: 'select array[first, second] as parties from deals.deal where uuid = $1',
};
const LINES = { name: 'deals.lines', text: `select ${LINE} from deals.line where deal = $1 order by nth` };
/** $1 a row without its sheet, $2 the sheet, $3 the rows of its lines. */
const ADD = {
  name: 'deals.add',
  text: `with added as (
      insert into deals.deal (${LASTING}, ${CHANGING}, sheet)
      select ${LASTING}, ${CHANGING}, $2::json from json_populate_record(null::deals.deal, $1::json)
      returning uuid, version, changed_at, first, state),
    stepped as (
      insert into deals.step (deal, version, at, by, event, state)
      select uuid, version, changed_at, first, 'OPENED', state from added)
    insert into deals.line (deal, ${LINE}, is_held)
    select a.uuid, ${LINE}, is_held from added a, json_populate_recordset(null::deals.line, $3::json) l`,
};
const SAVE = {
  name: 'deals.save',
  text: `update deals.deal d set (${CHANGING}) = (select ${CHANGING} from json_populate_record(null::deals.deal, $2::json))
    where d.uuid = $1`,
};
/** $1 deal, $2 rows: what may change of a line. */
const SAVE_LINES = {
  name: 'deals.save-lines',
  text: `update deals.line l set is_struck = r.is_struck, is_held = r.is_held, agreed_condition = r.agreed_condition,
      price_cents = r.price_cents
    from json_populate_recordset(null::deals.line, $2::json) r where l.deal = $1 and l.nth = r.nth
      and (l.is_struck, l.is_held, l.agreed_condition, l.price_cents)
        is distinct from (r.is_struck, r.is_held, r.agreed_condition, r.price_cents)`,
};
/** $1 deal, $2 sheet. */
const SAVE_SHEET = {
  name: 'deals.save-sheet',
  text: 'update deals.deal set sheet = $2::json where uuid = $1',
};
const ADD_STEP = {
  name: 'deals.add-step',
  text: 'insert into deals.step (deal, version, at, by, event, state) values ($1, $2, $3, $4, $5, $6)',
};
const ROLES = {
  name: 'deals.roles',
  text: `select l.uuid, l.role, l.name, ${zoneOf('l.uuid', 'null')} as zone
    from users.listers l where l.uuid = any ($1::uuid[])`,
};
/** $1 account: its live deals, in the order of their ids. */
const LIVE_OF = {
  name: 'deals.live-of',
  text: `select uuid from deals.deal where is_live and (first = $1 or second = $1) order by uuid`,
};
const AT_ITS_COUNTER = `state in ('SCHEDULED', 'READY') and meeting ->> 'kind' = 'COUNTER'`;
const COUNTING_ON = `store is null and meeting #>> '{store,uuid}' = $1::uuid::text
  and (${AT_ITS_COUNTER} or state in ('AT_COUNTER', 'RETURNING'))`;
/** $1 account: with whom it has live deals, and who count on its counter. */
const PARTNERS_OF = {
  name: 'deals.partners-of',
  text: `select distinct case when first = $1 then second else first end as uuid from deals.deal
    where is_live and (first = $1 or second = $1)
    union select unnest(array[first, second]) from deals.deal where ${COUNTING_ON}`,
};
/** $1 store: deals of two others who are to meet at its counter, or whose cards lie there. */
const COUNTING_ON_STORE = {
  name: 'deals.counting-on-store',
  text: `select uuid from deals.deal where ${COUNTING_ON} order by uuid`,
};
/** $1 account: nobody can agree any more to what it has asked to undo. */
const FORGET_UNDO = {
  name: 'deals.forget-undo',
  text: 'update deals.deal set undo_by = null, whose_turn = null where undo_by = $1 and (first = $1 or second = $1)',
};
/** $1 now, $2 after, $3 how many. */
const OVERDUE = {
  name: 'deals.overdue',
  text: `select uuid from deals.deal where timer_at <= $1 and uuid > $2
    union select uuid from deals.deal where conflict_until <= $1 and uuid > $2 order by uuid limit $3`,
};
/** $1 event. */
const AT_EVENT = {
  name: 'deals.at-event',
  text: `select uuid from deals.deal where state in ('SCHEDULED', 'READY') and meeting #>> '{event,id}' = $1 order by uuid`,
};

/** $1 store: deals whose parties are to meet at its counter, its own and those of two others. */
const MEETING_AT_COUNTER = {
  name: 'deals.meeting-at-counter',
  text: `select uuid from deals.deal where store = $1::uuid and ${AT_ITS_COUNTER}
    union all select uuid from deals.deal where store is null and meeting #>> '{store,uuid}' = $1::uuid::text and ${AT_ITS_COUNTER}
    order by uuid`,
};

/** A party when the deal is opened. */
export type Participant = {
  readonly uuid: string;
  readonly role: DealRow['first_role'];
  readonly name: string;
  /** Null where it is unknown. */
  readonly zone: string | null;
};

@Injectable()
export class DealRepository {
  constructor(private readonly sql: Sql) {}

  /** A deal that nobody else can change until the transaction ends. */
  async forChange(uuid: string): Promise<Deal | undefined> {
    const locked = await this.sql.rowsForChange(LOCK, [uuid]);
    return locked.length > 0 ? this.find(uuid) : undefined;
  }

  /** Both accounts of a deal, in the order in which they are to be locked; none of a deal that isn't there. */
  async partiesOf(uuid: string): Promise<readonly string[]> {
    const row = await this.sql.row<{ parties: string[] }>(PARTIES, [uuid]);
    return row?.parties.toSorted() ?? [];
  }

  /** A deal as it is now. */
  async find(uuid: string): Promise<Deal | undefined> {
    const row = await this.sql.row<DealRow & LastStep & object>(FIND, [uuid]);
    return row && dealOf(row, await this.sql.rows<LineRow & object>(LINES, [uuid]));
  }

  /** Takes off what the account has asked to undo. */
  async forgetUndo(account: string): Promise<void> {
    await this.sql.rows(FORGET_UNDO, [account]);
  }

  /** Both accounts, by id; one that is closed is absent. */
  async participants(accounts: readonly string[]): Promise<ReadonlyMap<string, Participant>> {
    const rows = await this.sql.rows<Participant>(ROLES, [accounts]);
    return new Map(rows.map((row) => [row.uuid, row]));
  }

  async add(
    deal: Deal,
    sheet: SheetFigures,
    roles: Pick<DealRow, 'first_role' | 'second_role'>,
  ): Promise<void> {
    const values = [rowOf(deal, roles), sheet, lineRowsOf(deal)];
    await this.sql.rows(
      ADD,
      values.map((value) => JSON.stringify(value)),
    );
  }

  /** Keeps what both have agreed on instead. */
  async saveSheet(uuid: string, sheet: SheetFigures): Promise<void> {
    await this.sql.rows(SAVE_SHEET, [uuid, JSON.stringify(sheet)]);
  }

  /** Keeps a deal after a step. */
  async save(deal: Deal, event: DealEvent, by: string | null): Promise<void> {
    await this.sql.rows(SAVE, [deal.uuid, JSON.stringify(changingRowOf(deal))]);
    await this.sql.rows(SAVE_LINES, [deal.uuid, JSON.stringify(lineRowsOf(deal))]);
    await this.addStep(deal, event, by);
  }

  /** The live deals of an account, in the order in which they are to be locked. */
  liveOf(account: string): Promise<readonly string[]> {
    return this.ids(LIVE_OF, [account]);
  }

  /** Deals of two others who count on the counter of a store. */
  countingOn(store: string): Promise<readonly string[]> {
    return this.ids(COUNTING_ON_STORE, [store]);
  }

  /** With whom an account has live deals, and who count on its counter. */
  partnersOf(account: string): Promise<readonly string[]> {
    return this.ids(PARTNERS_OF, [account]);
  }

  /** Deals whose time is over, the first after an id. */
  overdue(now: Date, after: string, most: number): Promise<readonly string[]> {
    return this.ids(OVERDUE, [now, after, most]);
  }

  /** Deals whose parties were to meet at an event. */
  atEvent(event: string): Promise<readonly string[]> {
    return this.ids(AT_EVENT, [event]);
  }

  /** Deals whose parties are to meet at the counter of a store, holds among them. */
  atCounter(store: string): Promise<readonly string[]> {
    return this.ids(MEETING_AT_COUNTER, [store]);
  }

  private async ids(statement: typeof OVERDUE, values: readonly unknown[]): Promise<readonly string[]> {
    const rows = await this.sql.rows<{ uuid: string }>(statement, values);
    return rows.map(({ uuid }) => uuid);
  }

  private async addStep(deal: Deal, event: DealEvent, by: string | null): Promise<void> {
    await this.sql.rows(ADD_STEP, [deal.uuid, deal.version, deal.changedAt, by, event, deal.state]);
  }
}
