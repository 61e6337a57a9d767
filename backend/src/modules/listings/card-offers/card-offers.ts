// Who offers some cards near somebody.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import type { Role } from '../../../kernel/role.js';
import { Sql } from '../../../platform/database/sql.js';
import { type DistanceDto, PlacesFacade } from '../../places/index.js';
import type { Condition } from '../domain/condition.js';
import type { Finish } from '../domain/listing-kind.js';
import { OFFERS_ANYWHERE, OFFERS_NEAR } from './card-offers.statement.js';

/** Like copies of one lister. */
export interface OfferedLot {
  /** One of the listings. */
  readonly id: string;
  /** The listings, the same first: 20 of them at most. */
  readonly ids: readonly string[];
  /** The card, whatever its printing. */
  readonly card: string;
  readonly printing: string;
  readonly lister: string;
  readonly cents: number;
  readonly type: 'SELL' | 'TRADE';
  readonly condition: Condition;
  readonly finish: Finish;
  readonly language: string;
  readonly copies: number;
  /** When the copy was counted whose count is the oldest. */
  readonly countedAt: string;
  readonly isStale: boolean;
}

/** Somebody who has such lots. */
export interface OfferingLister {
  readonly account: string;
  readonly role: Role;
  readonly name: string;
  /** Of a store. */
  readonly address: string | null;
  /** Whether they are within the radius. */
  readonly isNear: boolean;
  /** Sorts by distance: in steps of 100 m, of a person their band; a million and more is unknown. */
  readonly key: number;
  readonly distance: DistanceDto | null;
}

export interface CardOffers {
  /** The card of each printing that was asked for and is known. */
  readonly asked: Readonly<Record<string, string>>;
  readonly lots: readonly OfferedLot[];
  readonly listers: readonly OfferingLister[];
  /** Whether there are more listers or copies than were compared. */
  readonly isCut: boolean;
}

/** Whose offers are asked for. */
export interface AskedCards {
  readonly printings: readonly string[];
  readonly anywhere: boolean;
  /** Those who are near and have the most of the cards come first. */
  readonly maxListers: number;
}

/** Beyond the radius, as far again is looked at, for what is missing within it. */
const BEYOND = 2;

@Injectable()
export class CardOffersQueries {
  constructor(
    private readonly sql: Sql,
    private readonly places: PlacesFacade,
    private readonly clock: Clock,
  ) {}

  /**
   * What others offer of the cards of these printings, within twice the radius of the account or, if it has none, anywhere: at most
   * `maxListers` of them.
   */
  async of(account: string, { printings, anywhere, maxListers }: AskedCards): Promise<CardOffers> {
    const values = [[...new Set(printings)], account, this.clock.now(), maxListers];
    const area = anywhere ? null : await this.places.areaOf(account, BEYOND);
    if (!area) return this.sql.one<CardOffers & object>(OFFERS_ANYWHERE, values);
    return this.sql.one<CardOffers & object>(OFFERS_NEAR, [...values, area.radiusKm, ...area.box]);
  }
}
