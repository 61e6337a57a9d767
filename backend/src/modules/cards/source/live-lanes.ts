// Whose turn it is to ask the live card database: one pace for all replicas, and a rest when it fails or asks for one.
// The time is PostgreSQL's: the replicas' own clocks may differ.
import { Injectable, Logger } from '@nestjs/common';
import { Sql, type Statement } from '../../../platform/database/sql.js';
import { type FailureKind, LIMITED, LiveFailure, TAKE, WORKED } from '../upstream/index.js';
import { type Lane, LiveLimits } from './live-limits.js';

/** A call that may start in `wait` milliseconds. `attempt` marks the one that tries whether it works again. */
export interface Turn {
  readonly lane: Lane;
  readonly wait: number;
  readonly attempt: string | null;
}

const STANDS = {
  name: 'cards.live-turn-stands',
  text: `select open_until is not distinct from $2::timestamptz as stands from cards.live_lane where lane = $1`,
};
const FAILED = {
  name: 'cards.live-call-failed',
  text: `with before as (select lane, open_until from cards.live_lane where lane = $1 for update)
    update cards.live_lane kept set failures = kept.failures + 1,
      open_until = case when kept.failures >= 4 or before.open_until = $2::timestamptz
        then greatest(before.open_until, clock_timestamp() + interval '30 s') else before.open_until end
    from before where before.lane = kept.lane
    returning before.open_until is null and kept.open_until is not null as "isNews"`,
};
const UNREACHABLE = {
  name: 'cards.live-unreachable',
  text: `with before as (select lane, open_until from cards.live_lane order by lane for update)
    update cards.live_lane kept set open_until = greatest(before.open_until, clock_timestamp() + interval '30 s')
    from before where before.lane = kept.lane returning before.open_until is null as "isNews"`,
};
@Injectable()
export class LiveLanes {
  private readonly logger = new Logger('LiveCards');

  constructor(
    private readonly sql: Sql,
    private readonly limits: LiveLimits,
  ) {}

  /** Takes the next turn within `patience` milliseconds. Throws a LiveFailure, `held` or `busy`, at once if there is none. */
  async take(lane: Lane, patience: number): Promise<Turn> {
    const values = [lane, this.limits.pace[lane], patience, this.limits.patience + 1_000];
    const row = await this.sql.row<{
      isMine: boolean;
      wait: number;
      attempt: string | null;
      isHeld: boolean;
    }>(TAKE, values);
    if (row?.isMine) return { lane, wait: Math.max(0, row.wait), attempt: row.attempt };
    if (row && !row.isHeld) throw new LiveFailure('busy', 'too many are waiting');
    throw new LiveFailure('held', 'nobody asks at the moment');
  }

  /** Throws a LiveFailure when what happened during the wait takes the turn back. */
  async confirm({ lane, attempt }: Turn): Promise<void> {
    const row = await this.sql.row<{ stands: boolean }>(STANDS, [lane, attempt]);
    if (!row?.stands) throw new LiveFailure('held', 'nobody asks any more');
  }

  /** The call was answered, with whatever. */
  async worked({ lane, attempt }: Turn): Promise<void> {
    const row = await this.sql.row<{ isWellAgain: boolean }>(WORKED, [lane, attempt]);
    if (row?.isWellAgain) this.logger.log('The live card database answers again.');
  }

  /** The call came to nothing. The rest that follows is told once, not once a call. */
  async failed({ lane, attempt }: Turn, { kind, message, retryAfter }: LiveFailure): Promise<void> {
    const lasting: Partial<Record<FailureKind, readonly [Statement, readonly unknown[]]>> = {
      limited: [LIMITED, [retryAfter, attempt]],
      unreachable: [UNREACHABLE, []],
    };
    const [statement, values] = lasting[kind] ?? [FAILED, [lane, attempt]];
    const rows = await this.sql.rows<{ isNews: boolean }>(statement, values);
    if (!rows.some(({ isNews }) => isNews)) return;
    this.logger.warn(`The live card database is left alone for a while: ${message}.`);
  }
}
