// What other modules may ask of the card database.
import { Injectable } from '@nestjs/common';
import type { QueryResultRow } from 'pg';
import type { DomainError } from '../../kernel/domain-error.js';
import { Sql } from '../../platform/database/sql.js';
import { Environment } from '../../platform/environment/environment.js';
import { requestInvalid } from '../../platform/http/validation/validation.js';
import type { MarketPrice } from './domain/market-price.js';
import { searchTooSlow, tooManySearches } from './domain/search.errors.js';
import type { Card } from './dto/card.dto.js';
import { type Notice, noticeOf } from './dto/notice.dto.js';
import { type ImportSummary, importCatalogue } from './import/index.js';
import { CardRefusal, CardsQueries, MarketPrices } from './lookup/index.js';
import {
  CardSearch,
  type FoundPrintings,
  type RestrictionFor,
  type SearchRestriction,
  SearchRestrictions,
  type SearchStatement,
  TOO_SLOW,
} from './search/index.js';

/** A printing of a card as a listing remembers it. */
export interface CardSnapshot {
  readonly id: string;
  readonly name: string;
  /** In lower case: `brm`. */
  readonly setCode: string;
  readonly setName: string;
  /** Text, not a number: `12a`, `44★`. */
  readonly collectorNumber: string;
  /** An address of our own: it shows a picture for as long as the card is known. */
  readonly imageUrl: string;
  /** Whether it exists on paper; digital-only cards can't be traded at a counter. */
  readonly paper: boolean;
  /** Of `nonfoil`, `foil`, `etched`, and whatever the card database adds. */
  readonly finishes: readonly string[];
}

/** The subselect hides the number of ids from the planner, which would otherwise replan each call at a higher cost than running it. */
const SNAPSHOTS = {
  name: 'cards.snapshots',
  text: `select asked.id as "askedId", p.id, p.name, p.set_code as "setCode", s.name as "setName",
      p.collector_number as "collectorNumber", '/api/cards/' || p.id || '/image/front/normal' as "imageUrl",
      p.games @> '{paper}' as paper, p.finishes
    from unnest((select $1::uuid[])) wanted (id) join cards.printing asked using (id)
    join cards.printing p on p.id = coalesce(asked.merged_into, asked.id)
    join cards.set_info s on s.code = p.set_code`,
};

/** Seconds. */
const RETRY_AFTER = 5;

/** A refusal of the card database as a problem of the field that was typed in. */
function problemOf({ body: { status, details, notice } }: CardRefusal): DomainError {
  const { code, message, params } = notice;
  if (status !== 503)
    return requestInvalid({ errors: [{ field: 'q', code, message, ...(params && { params }) }] });
  return (details === TOO_SLOW ? searchTooSlow : tooManySearches)({ retryAfter: RETRY_AFTER });
}

@Injectable()
export class CardsFacade {
  constructor(
    private readonly sql: Sql,
    private readonly prices: MarketPrices,
    private readonly environment: Environment,
    private readonly restrictions: SearchRestrictions,
    private readonly search: CardSearch,
    private readonly cards: CardsQueries,
  ) {}

  /** The printing with this id as the card database describes it, or the one that it was merged into. */
  async card(id: string): Promise<Card | undefined> {
    try {
      return JSON.parse((await this.cards.byId(id)).text) as Card;
    } catch (error) {
      if (error instanceof CardRefusal) return undefined;
      throw error;
    }
  }

  /**
   * The printings with these ids (UUIDs in lower case), by the id that was asked for. Unknown ids are absent; printings
   * that have left the card database since are still known, and one that was merged into another is that other.
   */
  async snapshots(ids: readonly string[]): Promise<ReadonlyMap<string, CardSnapshot>> {
    const rows = await this.sql.rows<CardSnapshot & { askedId: string }>(SNAPSHOTS, [[...new Set(ids)]]);
    return new Map(rows.map(({ askedId, ...snapshot }) => [askedId, snapshot]));
  }

  /** What the printings with these ids (UUIDs in lower case) cost, in their order. */
  marketPrices(ids: readonly string[]): Promise<readonly MarketPrice[]> {
    return this.prices.of(ids);
  }

  /**
   * Says in SQL what printings are left of a search of an account that asks for them alone: `condition` is asked of each printing,
   * `p.id` is its id. Call it in a provider's constructor.
   */
  restrictSearch(name: SearchRestriction, condition: RestrictionFor): void {
    this.restrictions.set(name, condition);
  }

  /**
   * The rows of a statement about the printings that a search means, all for "", and what the search has to say beside. Searches
   * wait for one another: an account has two at once. Throws `request.invalid`, `cards.search-too-slow` and `cards.too-many-searches`.
   */
  async searchPrintings<Row extends QueryResultRow>(
    q: string,
    account: string,
    statementOf: (found: FoundPrintings) => SearchStatement,
  ): Promise<{ readonly rows: readonly Row[]; readonly notices: readonly Notice[] }> {
    try {
      const { rows, warnings } = await this.search.rowsOf<Row>(q, account, statementOf);
      return { rows, notices: warnings.map(noticeOf) };
    } catch (error) {
      throw error instanceof CardRefusal ? problemOf(error) : error;
    }
  }

  /** Loads the sample catalogue from its file. Loading it again changes nothing; two loads wait for one another. */
  importCatalogue(path: string): Promise<ImportSummary> {
    return importCatalogue(this.environment.DATABASE_URL ?? '', path, { source: 'sample', wait: true });
  }
}
