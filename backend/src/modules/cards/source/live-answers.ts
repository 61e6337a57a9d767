// Keeps what the live card database answered, for all replicas, for as long as it holds; bounded in rows.
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { Environment } from '../../../platform/environment/environment.js';
import type { Bucket } from './live-limits.js';

/** An answer: the text to answer with, or a LiveRefusal as JSON. */
export interface LiveAnswer {
  readonly status: 200 | 400 | 404 | 422;
  readonly text: string;
  /** Whether it was asked for just now. */
  readonly isFresh: boolean;
}

/** A page of a search has up to a megabyte, all else some kilobytes. */
const MAX_ROWS: Record<Bucket, number> = { search: 1_000, other: 10_000 };

const FIND = {
  name: 'cards.find-live-answer',
  text: 'select status, body from cards.live_answer where key = $1 and expires_at > now()',
};
// The oldest go. The delete does not see the row that is just written: that one is the last of those allowed.
const KEEP = {
  name: 'cards.keep-live-answer',
  text: `with kept as (
      insert into cards.live_answer (key, bucket, status, body, expires_at)
      values ($1, $2, $3, $4, now() + $5 * interval '1 s')
      on conflict (key) do update set status = excluded.status, body = excluded.body, stored_at = excluded.stored_at,
        expires_at = excluded.expires_at
    )
    delete from cards.live_answer where key in (
      select key from cards.live_answer where bucket = $2 order by stored_at desc offset $6 - 1 for update skip locked)`,
};
@Injectable()
export class LiveAnswers {
  constructor(
    private readonly sql: Sql,
    private readonly environment: Environment,
  ) {}

  /** What is known about this path. */
  async find(path: string): Promise<LiveAnswer | undefined> {
    const row = await this.sql.row<{ status: LiveAnswer['status']; body: string }>(FIND, [this.keyOf(path)]);
    return row && { status: row.status, text: row.body, isFresh: false };
  }

  /** Keeps an answer for so many seconds. */
  async keep(bucket: Bucket, path: string, { status, text }: LiveAnswer, seconds: number): Promise<void> {
    await this.sql.rows(KEEP, [this.keyOf(path), bucket, status, text, seconds, MAX_ROWS[bucket]]);
  }

  /** Another card database would answer otherwise. */
  private keyOf(path: string): Buffer {
    return createHash('sha256').update(`GET ${this.environment.SCRYFALL_API_URL} ${path}`).digest();
  }
}
