// The feed of lines that have changed, for tills and sales channels: no change is skipped, however late it commits.
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { DAY_MS } from '../../../kernel/durations.js';
import { Sql } from '../../../platform/database/sql.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { cursorOf, keyOf } from '../../../platform/http/lists/cursor.js';
import { JsonText } from '../../../platform/http/lists/json-text.js';
import { requestInvalid } from '../../../platform/http/validation/validation.js';
import { ListingsFacade } from '../../listings/index.js';
import { cursorTooOld, feedStarting } from '../domain/stock.errors.js';
import type { LineChanges, LineChangesQuery } from './dto/line-changes.dto.js';
import { FEED_START, LINE_CHANGES } from './till.statements.js';

/** How long changes are kept, in milliseconds: see the retention of listings. */
const KEPT_MS = 30 * DAY_MS;
/** How long the start of a feed waits for transactions that began before it. */
const START_TIMEOUT_MS = 5_000;
const START_INTERVAL_MS = 50;

/** A page of the log, and what its transaction ids are of. */
interface Page {
  readonly changes: string;
  readonly hasMore: boolean;
  readonly last: readonly [at: string, xid: string, seq: string] | null;
  readonly epoch: string;
  readonly xmin: string;
}

@Injectable()
export class LineChangesService {
  constructor(
    private readonly sql: Sql,
    private readonly listings: ListingsFacade,
    private readonly clock: Clock,
  ) {}

  /**
   * What has changed after a cursor; without one, the cursor of now. Throws `stock.cursor-too-old`, `stock.feed-starting`,
   * `listings.account-closed`.
   */
  async since({ uuid }: Caller, { after, limit }: LineChangesQuery): Promise<JsonText<LineChanges>> {
    const now = this.clock.now();
    if (after === undefined) return answer('[]', await this.start(uuid, now), false);
    const { at, epoch, xid, seq } = read(after);
    if (now.getTime() - new Date(at).getTime() > KEPT_MS) throw cursorTooOld();
    await this.listings.followChanges(uuid, now);
    const page = await this.sql.one<Page>(LINE_CHANGES, [uuid, xid, seq, limit]);
    // Its transactions are of another database or ahead of this one: what has changed since can't be said any more.
    if (epoch !== page.epoch || BigInt(xid) > BigInt(page.xmin)) throw cursorTooOld();
    // Without a change the time goes on, so that a quiet feed does not grow old.
    const last = page.last ?? [now.toISOString(), xid, seq];
    return answer(page.changes, cursorAt(page.epoch, ...last), page.hasMore);
  }

  /** Transactions that began before the log did don't write to it: the feed begins once they have ended. */
  private async start(lister: string, now: Date): Promise<string> {
    const followed = await this.listings.followChanges(lister, now);
    for (let waited = 0; waited <= START_TIMEOUT_MS; waited += START_INTERVAL_MS) {
      const { xid, epoch } = await this.sql.one<{ xid: string; epoch: string }>(FEED_START);
      if (BigInt(xid) > BigInt(followed)) return cursorAt(epoch, now.toISOString(), xid, '0');
      await pause(START_INTERVAL_MS);
    }
    throw feedStarting();
  }
}

const answer = (changes: string, next: string, hasMore: boolean): JsonText<LineChanges> =>
  new JsonText(`{"changes":${changes},"next":${JSON.stringify(next)},"hasMore":${hasMore}}`);

const cursorAt = (epoch: string, at: string, xid: string, seq: string): string =>
  cursorOf([at, `${epoch}.${xid}`, seq]);

const MAX_XID = 2n ** 63n;
/** Throws a 400 for a malformed cursor. Releases before this check gave cursors without an epoch. */
function read(after: string) {
  const [at, transaction, seq] = keyOf(after, 'moment', 'line', 'line');
  const [, epoch, xid = ''] = /^(?:([0-9a-f]{8})\.)?(\d{1,19})$/.exec(transaction) ?? [];
  if ([xid, seq].every((part) => /^\d{1,19}$/.test(part) && BigInt(part) < MAX_XID))
    return { at, epoch, xid, seq };
  throw requestInvalid({ errors: [{ field: 'after', message: 'after must be the next of an answer' }] });
}
