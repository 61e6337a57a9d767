// Keeps where accounts are, what they prefer, and how often they have moved.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { Coordinates } from '../domain/distance.js';
import { DEFAULT_RADIUS_KM, MOVES_A_DAY, MOVES_PERIOD_MS, type Unit } from '../domain/place.js';

/** What is kept of a town with a place. */
export interface ChosenTown extends Coordinates {
  readonly id: number;
  readonly label: string;
  readonly country: string;
  readonly zone: string;
}

/** Where an account is from now on. */
export interface NewPlace extends Coordinates {
  readonly account: string;
  readonly town: ChosenTown;
  /** Of a store, which is exactly there; a person is in a town. */
  readonly address?: string;
  readonly at: Date;
}

/** Who comes to a first place looks around it, unless they have chosen how far. */
const SAVE = {
  name: 'places.save',
  text: `with preferred as (
      insert into places.preference as p (account, radius_km, place_version)
      select $1::uuid, case when not exists (select from places.account_place where account = $1) then ${DEFAULT_RADIUS_KM} end, 1
      on conflict (account) do update set place_version = p.place_version + 1)
    insert into places.account_place
      (account, is_exact, town, label, country, zone, address, latitude, longitude, confirmed_at)
    values ($1::uuid, $2::text is not null, $3::int, $4::text, $5::text, $6::text, $2, $7::float8, $8::float8, $9::timestamptz)
    on conflict (account) do update set is_exact = excluded.is_exact, town = excluded.town, label = excluded.label,
      country = excluded.country, zone = excluded.zone, address = excluded.address, latitude = excluded.latitude,
      longitude = excluded.longitude, confirmed_at = excluded.confirmed_at`,
};
/** A removed address is kept as its hash alone. */
const hashed = (address: string) => `encode(sha256(convert_to(${address}, 'UTF8')), 'hex')`;
const REMOVE = {
  name: 'places.remove',
  text: `with removed as (delete from places.account_place where account = $1::uuid returning account, address)
    update places.preference p set place_version = p.place_version + 1,
      left_address_digest = coalesce(${hashed('r.address')}, p.left_address_digest)
    from removed r where p.account = r.account`,
};
const IS_THERE = {
  name: 'places.is-there',
  text: `select exists (select from places.account_place where account = $1::uuid and latitude = $2::float8
    and longitude = $3::float8 and address is not distinct from $4::text) as there`,
};
/** An account that comes to a place has a preference. */
const HAS_MOVED = {
  name: 'places.has-moved',
  text: `select coalesce(${hashed('p.address')}, f.left_address_digest) <> ${hashed('$2::text')} as "hasMoved" from places.preference f
    left join places.account_place p on p.account = f.account where f.account = $1::uuid`,
};
/** One statement counts and refuses: two calls at once are not both the last one. */
const COUNT_MOVE = {
  name: 'places.count-move',
  text: `insert into places.moves as m (account, since, count) values ($1::uuid, $2::timestamptz, 1)
    on conflict (account) do update set
      since = case when m.since <= $3::timestamptz then excluded.since else m.since end,
      count = case when m.since <= $3 then 1 else m.count + 1 end
    where m.since <= $3 or m.count < ${MOVES_A_DAY}
    returning count`,
};
const MOVES_SINCE = {
  name: 'places.moves-since',
  text: 'select since from places.moves where account = $1::uuid',
};
const PREFER = {
  name: 'places.prefer',
  text: `insert into places.preference (account, radius_km, unit) values ($1::uuid, $2::int, $3::text)
    on conflict (account) do update set radius_km = excluded.radius_km, unit = excluded.unit`,
};

@Injectable()
export class PlaceRepository {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Whether the account is at just this point already. */
  async isThere(account: string, { latitude, longitude }: Coordinates, address?: string): Promise<boolean> {
    const values = [account, latitude, longitude, address ?? null];
    return (await this.sql.one<{ there: boolean }>(IS_THERE, values)).there;
  }

  /** Whether the store has another address than this one, or had another one when it removed its place; false where it never had any. */
  async hasMoved(account: string, address: string): Promise<boolean> {
    const row = await this.sql.row<{ hasMoved: boolean | null }>(HAS_MOVED, [account, address]);
    return row?.hasMoved ?? false;
  }

  /** Counts a move of the account; gives when the next is possible if it was one too many. */
  async countMove(account: string, at: Date): Promise<Date | undefined> {
    this.unitOfWork.managerOf(COUNT_MOVE.name);
    const before = new Date(at.getTime() - MOVES_PERIOD_MS);
    if (await this.sql.row(COUNT_MOVE, [account, at, before])) return undefined;
    const { since } = await this.sql.one<{ since: Date }>(MOVES_SINCE, [account]);
    return new Date(since.getTime() + MOVES_PERIOD_MS);
  }

  /** The account is there from now on. */
  async save({ account, town, address, latitude, longitude, at }: NewPlace): Promise<void> {
    this.unitOfWork.managerOf(SAVE.name);
    const { id, label, country, zone } = town;
    await this.sql.rows(SAVE, [account, address ?? null, id, label, country, zone, latitude, longitude, at]);
  }

  /** The account is nowhere. */
  async remove(account: string): Promise<void> {
    this.unitOfWork.managerOf(REMOVE.name);
    await this.sql.rows(REMOVE, [account]);
  }

  /** How far the account looks, and in which unit. */
  async prefer(account: string, radiusKm: number | null, unit: Unit | null): Promise<void> {
    this.unitOfWork.managerOf(PREFER.name);
    await this.sql.rows(PREFER, [account, radiusKm, unit]);
  }
}
