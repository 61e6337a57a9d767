// Keeps messages about listings, and who takes none from whom.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { RecentMessages, ReportReason } from '../domain/message.js';
import {
  ADD_MESSAGE,
  FIND_MESSAGE,
  HOLD_MESSAGE,
  MARK_MAILED,
  MESSAGED_LISTING,
  MESSAGED_LISTINGS,
  RECENT,
  REPORT,
} from './message.statements.js';

const MAX_LISTINGS = 1_000;

/** A listing that somebody writes about. */
export interface MessagedListing {
  readonly uuid: string;
  readonly lister: string;
  readonly card_id: string;
  readonly card_name: string;
  readonly card_set_name: string;
  readonly card_number: string;
  readonly price_cents: number;
}

/** A listing that messages were sent about, and by whom. */
export interface ListingWithSenders {
  readonly listing: string;
  readonly cardId: string;
  readonly cardName: string;
  readonly senders: readonly string[];
}

/** A message as it is kept. */
export interface MessageRow extends Omit<MessagedListing, 'lister'> {
  readonly sender: string;
  readonly recipient: string;
  readonly listing: string;
  readonly body: string;
  readonly mailed_at: Date | null;
  readonly reported_at: Date | null;
  readonly report_reason: ReportReason | null;
  readonly report_note: string | null;
}

/** A message to be kept. */
export interface NewMessage {
  readonly uuid: string;
  readonly sender: string;
  readonly about: MessagedListing;
  readonly body: string;
  readonly sentAt: Date;
  readonly forgetAfter: Date;
}

@Injectable()
export class MessageRepository {
  constructor(private readonly sql: Sql) {}

  /** The listing of this lister that messages were sent about, or without one their active ones; 1000 at most. */
  withSenders(lister: string, listing?: string): Promise<ListingWithSenders[]> {
    return this.sql.rows<ListingWithSenders>(MESSAGED_LISTINGS, [lister, listing ?? null, MAX_LISTINGS]);
  }

  /** The listing, if it is on the market. */
  messagedListing(uuid: string, now: Date): Promise<MessagedListing | undefined> {
    return this.sql.row<MessagedListing>(MESSAGED_LISTING, [uuid, now]);
  }

  /** Counts what the recipient got; until the transaction ends nobody else counts for the same recipient. */
  async recent(
    recipient: string,
    sender: string,
    now: Date,
  ): Promise<RecentMessages & { readonly isBlocked: boolean }> {
    await this.sql.lock('messages', recipient);
    return this.sql.one(RECENT, [recipient, sender, now]);
  }

  async add({ uuid, sender, about, body, sentAt, forgetAfter }: NewMessage): Promise<void> {
    const { lister, uuid: listing, card_id, card_name, card_set_name, card_number, price_cents } = about;
    const snapshot = [listing, card_id, card_name, card_set_name, card_number, price_cents];
    await this.sql.rows(ADD_MESSAGE, [uuid, sender, lister, ...snapshot, body, sentAt, forgetAfter]);
  }

  find(uuid: string): Promise<MessageRow | undefined> {
    return this.sql.row<MessageRow>(FIND_MESSAGE, [uuid]);
  }

  /** A message that nobody else changes until the transaction ends. */
  async hold(uuid: string): Promise<MessageRow | undefined> {
    return (await this.sql.rowsForChange<MessageRow>(HOLD_MESSAGE, [uuid]))[0];
  }

  async markMailed(uuid: string, now: Date): Promise<void> {
    await this.sql.rows(MARK_MAILED, [uuid, now]);
  }

  async report(uuid: string, now: Date, reason: ReportReason, note: string, keptUntil: Date): Promise<void> {
    await this.sql.rows(REPORT, [uuid, now, reason, note, keptUntil]);
  }
}
