// Adds and changes many copies of one lister, each call in one or two statements.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { AddedCopies, ChangeMeans, CopyChange, RestoredCopies } from '../domain/copy.js';
import type { Status } from '../domain/listing-status.js';
import { REVISE_KNOWN_LINES } from './known-lines.statements.js';
import {
  ADD_COPIES,
  CHANGE_COPIES,
  FOLLOW_CHANGES,
  LOCK_COPIES,
  MESSAGED_AMONG,
  REPRICE_COPIES,
  RESTORE_COPIES,
} from './many-copies.statements.js';
import { withOwnExternalIds } from './one-line-per-external-id.js';

/** Copies that may fit somebody now, as `OfferedCopies` has them. */
export interface Offered {
  readonly offered: string;
  /** Whether one of them has become a listing to buy; only its terms can make it one. */
  readonly hasBuys?: boolean;
}

/** What was put back, and entries of the copies whose state has changed with it, as JSON. */
export interface RestoredCopiesByState extends RestoredCopies, Offered {
  readonly restored: string;
  readonly withdrawn: string;
}

/** A listing that somebody has sent a message about. */
export type MessagedListing = {
  readonly listing: string;
  readonly cardId: string;
  readonly cardName: string;
};

/**
 * All of it throws outside of a unit of work, and `listings.external-id-taken` for an external ID of another line. The copies are
 * given as the text of a JSON array.
 */
@Injectable()
export class CopiesRepository {
  constructor(private readonly sql: Sql) {}

  /** Adds copies; none unless the account is open, has room for all, and each can be traded. */
  async add(
    lister: string,
    copies: string,
    now: Date,
    max: number,
  ): Promise<AddedCopies & { isOpen: boolean; hasRoom: boolean }> {
    const [added] = await withOwnExternalIds(
      this.sql.rowsForChange<AddedCopies & { isOpen: boolean; hasRoom: boolean }>(ADD_COPIES, [
        lister,
        copies,
        now,
        max,
      ]),
    );
    if (!added) throw new Error('Nothing was answered');
    return added;
  }

  /** Changes copies that are active and as they were seen; undefined unless the account is open. */
  async change(
    lister: string,
    copies: string,
    now: Date,
    status: Status,
    { isLocked }: ChangeMeans = {},
  ): Promise<(CopyChange & Offered) | undefined> {
    if (!isLocked && !(await this.lock(lister, copies))) return undefined;
    return withOwnExternalIds(
      this.sql.one<CopyChange & Offered & { uuid: string }>(CHANGE_COPIES, [lister, copies, now, status]),
    );
  }

  /** Changes prices alone, likewise. */
  async reprice(
    lister: string,
    copies: string,
    { isLocked }: ChangeMeans = {},
  ): Promise<(CopyChange & Offered) | undefined> {
    if (!isLocked && !(await this.lock(lister, copies))) return undefined;
    return this.sql.one<CopyChange & Offered & { uuid: string }>(REPRICE_COPIES, [lister, copies]);
  }

  /** Keeps what the next copies of these external IDs are like. */
  async reviseKnown(lister: string, lines: string, now: Date): Promise<void> {
    await this.sql.rowsForChange(REVISE_KNOWN_LINES, [lister, lines, now]);
  }

  /** Puts copies back that have not changed since; undefined unless the account is open. */
  async restore(
    lister: string,
    entries: string,
    now: Date,
    { isLocked }: ChangeMeans = {},
  ): Promise<RestoredCopiesByState | undefined> {
    if (!isLocked && !(await this.lock(lister, entries))) return undefined;
    return withOwnExternalIds(
      this.sql.one<RestoredCopiesByState & { uuid: string }>(RESTORE_COPIES, [lister, entries, now]),
    );
  }

  /** Logs the lines of a lister that change from now on; resolves with the transaction that began it, or goes on with it. */
  async follow(lister: string, now: Date): Promise<string | undefined> {
    return (await this.sql.row<{ xid: string }>(FOLLOW_CHANGES, [lister, now]))?.xid;
  }

  /** About which of the listings in these entries somebody has sent a message. */
  messagedAmong(lister: string, entries: string): Promise<MessagedListing[]> {
    return this.sql.rows<MessagedListing>(MESSAGED_AMONG, [lister, entries]);
  }

  /** Locks copies by ascending id; false unless the account is open. */
  async lock(lister: string, copies: string): Promise<boolean> {
    const [locked] = await this.sql.rowsForChange<{ isOpen: boolean }>(LOCK_COPIES, [lister, copies]);
    return locked?.isOpen ?? false;
  }
}
