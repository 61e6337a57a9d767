// The reads of a store about deals of others at its counter.
import { Injectable } from '@nestjs/common';
import type { PageRow } from '../../platform/database/json-page.js';
import { Sql } from '../../platform/database/sql.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { FIRST_UUID, keyOf } from '../../platform/http/lists/cursor.js';
import { type Page, writtenPage } from '../../platform/http/lists/list.js';
import type { PageQuery } from '../../platform/http/lists/page-query.dto.js';
import type { Deal } from './domain/deal.js';
import { hasAttested, type WitnessAct } from './domain/witness.js';
import type { CounterEntry, WitnessedDeal } from './dto/witness.dto.js';
import { CounterRulesRepository } from './persistence/counter-rules.repository.js';
import { DealRepository } from './persistence/deal.repository.js';
import { ZONE } from './persistence/zone.sql.js';
import { AT_COUNTER, MEETING_AT, OWN_AT_COUNTER, WITNESSED } from './witness.statements.js';

const FROM_THE_FIRST = ['-infinity', FIRST_UUID] as const;

/** A deal whose parties meet at a store, or of which the store is one. */
export interface MetAt {
  readonly uuid: string;
  readonly first: string;
  readonly second: string;
  readonly revision: number;
}

@Injectable()
export class WitnessQueries {
  constructor(
    private readonly sql: Sql,
    private readonly deals: DealRepository,
    private readonly rules: CounterRulesRepository,
  ) {}

  /** What lies at the counter of a store, what is due first. */
  async atCounter({ uuid }: Pick<Caller, 'uuid'>, { limit, after }: PageQuery): Promise<Page<CounterEntry>> {
    const start = after ? keyOf(after, 'moment', 'uuid') : FROM_THE_FIRST;
    return writtenPage(await this.sql.one<PageRow>(AT_COUNTER, [uuid, limit, ...start]));
  }

  /** The deals of others that a store may witness now, or the one that is named. */
  metAt(store: string, now: Date, deal: string | null = null): Promise<MetAt[]> {
    return this.sql.rows<MetAt & object>(MEETING_AT, [store, now, deal]);
  }

  /** The store's own deals that take codes now. */
  ownAt(store: string, now: Date): Promise<MetAt[]> {
    return this.sql.rows<MetAt & object>(OWN_AT_COUNTER, [store, now]);
  }

  /** A deal that ended as this store has attested it: a repeated call finds it so. */
  async attested(store: string, uuid: string, act: WitnessAct): Promise<Deal | undefined> {
    const deal = await this.deals.find(uuid);
    return deal?.witness === store && hasAttested(deal, store, act) ? deal : undefined;
  }

  deal(uuid: string): Promise<Deal | undefined> {
    return this.deals.find(uuid);
  }

  witnessed(
    uuid: string,
    store: string,
    codeOf: string,
    acts: readonly WitnessAct[],
  ): Promise<WitnessedDeal | undefined> {
    return this.sql.row<WitnessedDeal & object>(WITNESSED, [uuid, store, codeOf, acts]);
  }

  /** Whether a store keeps cards for others. */
  async keepsCards(store: string): Promise<boolean> {
    return (await this.rules.of(store)).keepsCards;
  }

  /** The zone of a store. */
  async zoneOf(store: string): Promise<string> {
    return (await this.sql.one<{ zone: string }>(ZONE, [store, null])).zone;
  }
}
