// Keeps the messages of offers, and how far each of the two has read.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { ThreadState } from '../domain/thread.js';
import {
  FOR_REPORT,
  FORGET_TEXTS,
  HIDE,
  LOCK_THREAD,
  MARK_READ,
  MUTE,
  NUMBER,
  THREAD,
  WRITE,
} from './message.statements.js';

/** A thread as one of the two has it. */
export interface ThreadRow extends ThreadState {
  readonly deal: string | null;
  readonly other: string;
  /** Whether the other one is gone, one of the two has blocked the other, or they may not trade with each other. */
  readonly isApart: boolean;
  readonly isMuted: boolean;
  readonly unread: number;
}

/** A message that was written. */
export interface NewMessage {
  readonly offer: string;
  readonly uuid: string;
  readonly author: string;
  readonly to: string;
  readonly text: string;
  readonly sentAt: Date;
}

/** A message with what a report keeps of it. */
export interface ReportedMessage {
  /** Null where its author has closed the account. */
  readonly text: string | null;
  readonly author: string;
  readonly sentAt: Date;
  readonly offer: string;
  readonly deal: string | null;
  readonly parties: readonly string[];
}

@Injectable()
export class MessageRepository {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** The thread of an offer; undefined unless the account is one of the two. */
  thread(account: string, offer: string): Promise<ThreadRow | undefined> {
    return this.sql.row<ThreadRow & object>(THREAD, [account, offer, this.clock.now()]);
  }

  /** Adds a message; whether it is the one that the other is notified of, until everything is read. */
  async write(message: NewMessage): Promise<boolean> {
    this.unitOfWork.managerOf(WRITE.name);
    const { offer, uuid, author, text, sentAt, to } = message;
    const row = await this.sql.one<{ isNews: boolean }>(WRITE, [offer, uuid, author, text, sentAt, to]);
    return row.isNews;
  }

  /** The number of a message in the thread of an offer; undefined unless the account is one of the two. */
  numberOf(
    account: string,
    offer: string,
    message: string,
  ): Promise<{ readonly deal: string | null; readonly nth: number | null } | undefined> {
    return this.sql.row(NUMBER, [account, offer, message]);
  }

  /** Marks messages up to a number as read; whether nothing is left that was unread. */
  async markRead(account: string, offer: string, nth: number): Promise<boolean> {
    await this.sql.rowsForChange(LOCK_THREAD, [offer]);
    const row = await this.sql.row<{ unread: number }>(MARK_READ, [account, offer, nth]);
    return row?.unread === 0;
  }

  /** Mutes a thread, or not any more. */
  async mute(account: string, offer: string, isMuted: boolean): Promise<void> {
    this.unitOfWork.managerOf(MUTE.name);
    await this.sql.rows(MUTE, [account, offer, isMuted]);
  }

  /** A message, for a report about it. */
  forReport(uuid: string): Promise<ReportedMessage | undefined> {
    return this.sql.row<ReportedMessage & object>(FOR_REPORT, [uuid]);
  }

  /** Hides a message from both, or shows it again with null; false if there is none. */
  async hide(uuid: string, since: Date | null): Promise<boolean> {
    this.unitOfWork.managerOf(HIDE.name);
    return (await this.sql.rows(HIDE, [uuid, since])).length > 0;
  }

  /** Removes the texts that an account has written. */
  async forgetTexts(account: string): Promise<void> {
    this.unitOfWork.managerOf(FORGET_TEXTS.name);
    await this.sql.rows(FORGET_TEXTS, [account]);
  }
}
