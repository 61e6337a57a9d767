// Keeps what stores say of themselves.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { Hours } from '../domain/hours.js';

/** What a store says of itself. */
export interface StorefrontState extends Hours {
  readonly store: string;
  /** Null for none. */
  readonly description: string | null;
  /** IANA; null if unknown. */
  readonly timeZone: string | null;
  /** The id of its picture; null for none, undefined for the one that it has. */
  readonly picture: string | null | undefined;
  readonly changedAt: Date;
}

const SAVE = {
  name: 'storefronts.save',
  text: `insert into storefronts.storefront (store, description, weekly, exceptions, time_zone, changed_at, picture)
    values ($1::uuid, $2::text, $3::jsonb, $4::jsonb, $5::text, $6::timestamptz, $7::uuid)
    on conflict (store) do update set description = excluded.description, weekly = excluded.weekly,
      exceptions = excluded.exceptions, time_zone = excluded.time_zone, changed_at = excluded.changed_at,
      picture = case when $8::boolean then storefront.picture else excluded.picture end, version = storefront.version + 1`,
};
const VERSION = {
  name: 'storefronts.version',
  text: 'select version from storefronts.storefront where store = $1::uuid',
};

@Injectable()
export class StorefrontRepository {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** The version of what the store says; 0 before it first says something. */
  async versionOf(store: string): Promise<number> {
    return (await this.sql.row<{ version: number }>(VERSION, [store]))?.version ?? 0;
  }

  /** The store says this from now on. */
  async save({
    store,
    description,
    weekly,
    exceptions,
    timeZone,
    picture,
    changedAt,
  }: StorefrontState): Promise<void> {
    this.unitOfWork.managerOf(SAVE.name);
    const hours = [JSON.stringify(weekly), JSON.stringify(exceptions)];
    await this.sql.rows(SAVE, [
      ...[store, description, ...hours, timeZone, changedAt],
      ...[picture ?? null, picture === undefined],
    ]);
  }
}
