// Who else sells cards that somebody doesn't get.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import type { Role } from '../../../kernel/role.js';
import { Sql } from '../../../platform/database/sql.js';
import { PlacesFacade } from '../../places/index.js';
import { NEXT_BEST_ANYWHERE, NEXT_BEST_NEAR } from './next-best.statement.js';

/** For how many cards others are looked for. */
const MAX_CARDS = 5;

/** A card in any of its printings, but not from this giver. */
export interface MissedCard {
  readonly printing: string;
  readonly giver: string;
}

/** A copy of a missed card that somebody else sells. */
export interface NextBestCopy<Missed extends MissedCard> {
  readonly missed: Missed;
  readonly listing: string;
  readonly lister: string;
  readonly name: string;
  readonly role: Role;
  readonly cents: number;
}

type CopyRow = Omit<NextBestCopy<MissedCard>, 'missed'> & {
  /** Which of the missed cards it is, counted from 0. */
  readonly nth: number;
};

@Injectable()
export class NextBestQueries {
  constructor(
    private readonly sql: Sql,
    private readonly places: PlacesFacade,
    private readonly clock: Clock,
  ) {}

  /**
   * For each of the first five missed cards the cheapest three copies that others within the radius of the account sell, of equal prices
   * the nearer one first; anywhere if it has no radius.
   */
  async of<Missed extends MissedCard>(
    account: string,
    missed: readonly Missed[],
  ): Promise<NextBestCopy<Missed>[]> {
    const cards = missed.slice(0, MAX_CARDS).map(({ printing, giver }) => ({ printing, giver }));
    if (cards.length === 0) return [];
    const values = [JSON.stringify(cards), account, this.clock.now()];
    const area = await this.places.areaOf(account);
    const rows = area
      ? await this.sql.rows<CopyRow>(NEXT_BEST_NEAR, [...values, ...area.box])
      : await this.sql.rows<CopyRow>(NEXT_BEST_ANYWHERE, values);
    return rows.flatMap(({ nth, ...copy }) => {
      const card = missed[nth];
      return card ? [{ ...copy, missed: card }] : [];
    });
  }
}
