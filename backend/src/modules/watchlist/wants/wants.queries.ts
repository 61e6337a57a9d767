// The reads of wants: SQL to answers in one step.
import { Injectable } from '@nestjs/common';
import type { PageRow } from '../../../platform/database/json-page.js';
import { Sql } from '../../../platform/database/sql.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { versionTag } from '../../../platform/http/caching/version.js';
import { FROM_THE_LATEST, keyOf } from '../../../platform/http/lists/cursor.js';
import { JsonText } from '../../../platform/http/lists/json-text.js';
import { Page, writtenPage } from '../../../platform/http/lists/list.js';
import { listNotFound, wantNotFound } from '../domain/want.errors.js';
import type { WantDto, WantsQuery } from '../dto/want.dto.js';
import type { WantListDto } from '../dto/want-list.dto.js';
import { LIST, LISTS, WANT, WANTS, WANTS_OF_LIST, WHOLE_WANT } from './want.statements.js';

type Owner = Pick<Caller, 'uuid'>;
type WantRow = { readonly want: string; readonly version: number };

@Injectable()
export class WantsQueries {
  constructor(private readonly sql: Sql) {}

  /** The caller's wants, the latest first. */
  async own({ uuid }: Owner, { limit, after, list }: WantsQuery): Promise<Page<WantDto>> {
    const values = [uuid, limit, ...(after ? keyOf(after, 'moment', 'uuid') : FROM_THE_LATEST)];
    return writtenPage(
      list
        ? await this.sql.one<PageRow>(WANTS_OF_LIST, [...values, list])
        : await this.sql.one<PageRow>(WANTS, values),
    );
  }

  /** What the caller says of a card. Throws `watchlist.want-not-found`. */
  async one({ uuid }: Owner, cardId: string): Promise<JsonText<WantDto>> {
    const row = await this.sql.row<WantRow>(WANT, [uuid, cardId]);
    if (!row) throw wantNotFound();
    return new JsonText(row.want, versionTag(row.version));
  }

  /** The same with the copies that are wanted by other ids of the card; undefined if nothing is said. */
  async whole({ uuid }: Owner, cardId: string): Promise<JsonText<WantDto> | undefined> {
    const row = await this.sql.row<WantRow>(WHOLE_WANT, [uuid, cardId]);
    return row && new JsonText(row.want);
  }

  /** The caller's lists, by name. */
  async lists({ uuid }: Owner): Promise<Page<WantListDto>> {
    return Page.whole(await this.sql.rows<WantListDto & object>(LISTS, [uuid]));
  }

  /** One of them. Throws `watchlist.list-not-found`. */
  async list({ uuid }: Owner, list: string): Promise<WantListDto> {
    const row = await this.sql.row<WantListDto & object>(LIST, [uuid, list]);
    if (!row) throw listNotFound();
    return row;
  }
}
