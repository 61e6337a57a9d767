// The reads of distances: of some accounts, and of all stores in their order.
import { Injectable } from '@nestjs/common';
import type { PageRow } from '../../platform/database/json-page.js';
import { Sql } from '../../platform/database/sql.js';
import { wordsOf } from '../../platform/database/words.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { FIRST_UUID, keyOf } from '../../platform/http/lists/cursor.js';
import { JsonText } from '../../platform/http/lists/json-text.js';
import { type Page, writtenPage } from '../../platform/http/lists/list.js';
import { ProfileAudience, type StoresQuery } from '../users/index.js';
import { DISTANCES, NEAREST_STORES, NEAREST_STORES_SAYING } from './distances.statements.js';
import type { AccountDistance, DistancesQuery, StoreWithDistance } from './dto/distances.dto.js';

/** Before every store: no name is empty. */
const FIRST = [0, 0, '', FIRST_UUID] as const;

@Injectable()
export class DistancesQueries {
  constructor(
    private readonly sql: Sql,
    private readonly audience: ProfileAudience,
  ) {}

  /** How far these accounts are from the caller: those that are open and not hidden from them, and whose distance is known. */
  async of({ uuid }: Caller, { accounts }: DistancesQuery): Promise<JsonText<readonly AccountDistance[]>> {
    const shown = await this.audience.shownTo(uuid, accounts);
    const { entries } = await this.sql.one<{ entries: string }>(DISTANCES, [shown, uuid]);
    return new JsonText(entries);
  }

  /** The stores that are listed, the nearest first. Those whose distance is unknown come last, by name. */
  async stores({ uuid }: Caller, { q, limit, after }: StoresQuery): Promise<Page<StoreWithDistance>> {
    const words = wordsOf(q);
    const start = after ? keyOf(after, 'number', 'number', 'line', 'uuid') : FIRST;
    const asked = [limit, uuid, ...start];
    return writtenPage(
      await (words.length > 0
        ? this.sql.one<PageRow>(NEAREST_STORES_SAYING, [...asked, words])
        : this.sql.one<PageRow>(NEAREST_STORES, asked)),
    );
  }
}
