// The reads about a market nearby: who has what the caller wants, who wants what they have, and what was found for them.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import type { PageRow } from '../../../platform/database/json-page.js';
import { Sql, type Statement } from '../../../platform/database/sql.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { FROM_THE_LATEST, keyOf } from '../../../platform/http/lists/cursor.js';
import { Page, writtenPage } from '../../../platform/http/lists/list.js';
import type { CardIdsQuery } from '../../listings/index.js';
import { PlacesFacade } from '../../places/index.js';
import type { MutualMatchDto } from '../mutual/mutual-matches.dto.js';
import {
  MUTUAL_MATCHES_ANYWHERE,
  MUTUAL_MATCHES_AT_EVENT,
  MUTUAL_MATCHES_NEAR,
} from '../mutual/mutual-matches.statement.js';
import { DEMAND_ANYWHERE, DEMAND_NEAR } from './demand.statements.js';
import type { DemandDto, MatchesQuery, SupplyDto, WantMatchDto } from './nearby.dto.js';
import { MATCHES, MATCHES_OF_BATCH } from './nearby.statements.js';
import { SUPPLY_ANYWHERE, SUPPLY_NEAR } from './supply.statements.js';

@Injectable()
export class NearbyQueries {
  constructor(
    private readonly sql: Sql,
    private readonly places: PlacesFacade,
    private readonly clock: Clock,
  ) {}

  /** Of each card that the caller wants and somebody nearby has or buys: how many, and for how much. */
  async supply({ uuid }: Caller, { cardIds }: CardIdsQuery): Promise<Page<SupplyDto>> {
    const area = await this.places.areaOf(uuid);
    const values = [uuid, cardIds, this.clock.now(), ...(area?.box ?? [])];
    return Page.whole(await this.sql.rows<SupplyDto & object>(area ? SUPPLY_NEAR : SUPPLY_ANYWHERE, values));
  }

  /** Of each card that several people nearby want: how many, in steps. */
  async demand({ uuid, role }: Caller, { cardIds }: CardIdsQuery): Promise<Page<DemandDto>> {
    const area = await this.places.areaOf(uuid);
    const values = [uuid, cardIds, role === 'STORE', ...(area?.box ?? [])];
    return Page.whole(await this.sql.rows<DemandDto & object>(area ? DEMAND_NEAR : DEMAND_ANYWHERE, values));
  }

  /** Copies that fit what the caller wants, those that were found last first. */
  async matches({ uuid }: Caller, { batch, limit, after }: MatchesQuery): Promise<Page<WantMatchDto>> {
    const start = after ? keyOf(after, 'moment', 'uuid') : FROM_THE_LATEST;
    const statement = batch ? MATCHES_OF_BATCH : MATCHES;
    const values = [uuid, limit, ...start, batch ?? null, this.clock.now()];
    return writtenPage(await this.sql.one<PageRow>(statement, values));
  }

  /** Players nearby, or at an event, who have what the caller wants and want what they have, the best for both first. */
  async mutualMatches({ uuid }: Caller, event?: string): Promise<Page<MutualMatchDto>> {
    const matches = (statement: Statement, more: readonly unknown[]) =>
      this.sql.rows<MutualMatchDto & object>(statement, [uuid, this.clock.now(), ...more]);
    if (event !== undefined) return Page.whole(await matches(MUTUAL_MATCHES_AT_EVENT, [event]));
    const area = await this.places.areaOf(uuid);
    return Page.whole(await matches(area ? MUTUAL_MATCHES_NEAR : MUTUAL_MATCHES_ANYWHERE, area?.box ?? []));
  }
}
