// A filter of stock in SQL: one text for all filters, so that few statements are planned. What is not asked for is null.
import { wordsOf } from '../../../platform/database/words.js';
import { marketCents } from '../../cards/index.js';
import { countAge, roleOf } from '../../listings/index.js';
import type { StockFilter } from '../dto/stock-filter.dto.js';

/** The number of parameters that a filter takes. */
const PARAMETERS = 15;

/** When the copy on the market was counted that was counted longest ago; nobody counts those that are reserved. */
const oldest = (isAsked: string) => `min(c.counted_at) filter (where c.status = 'ACTIVE' and ${isAsked})`;

/** The parts of a filter of the lister $1 whose parameters start at $`first`. */
export interface FilterSql {
  /** A common table expression that `copy` reads: the words as patterns, where nothing that was typed is a wildcard. */
  readonly patterns: string;
  /** Whether a row `c` of listings.copies is among them. */
  readonly copy: string;
  /** Whether a group of such rows of one line is among them. */
  readonly line: string;
  /** Whether the market price decides. */
  readonly needsMarket: string;
  /** Whether a row with `price_cents` and `market_cents` is among them. */
  readonly market: string;
}

export function filterSql(first: number): FilterSql {
  const [
    q,
    set,
    condition,
    finish,
    language,
    type,
    minPrice,
    maxPrice,
    shelf,
    counted,
    minRatio,
    maxRatio,
    batch,
    ages,
    now = '',
  ] = Array.from({ length: PARAMETERS }, (_, nth) => `$${first + nth}`);
  const oneOf = (column: string, parameter: string | undefined) =>
    `(${parameter}::text[] is null or c.${column} = any (${parameter}::text[]))`;
  return {
    patterns: `patterns as materialized (
      select array_agg('%' || regexp_replace(platform.plain(word), '([\\\\%_])', '\\\\\\1', 'g') || '%') as patterns
      from unnest(${q}::text[]) word)`,
    copy: [
      `(${q}::text[] is null or coalesce(c.words || ' ' || c.own_words, c.words) like all ((select patterns from patterns)::text[]))`,
      oneOf('card_set_code', set),
      oneOf('condition', condition),
      oneOf('finish', finish),
      oneOf('language', language),
      oneOf('type', type),
      `(${minPrice}::int is null or c.price_cents >= ${minPrice}::int)`,
      `(${maxPrice}::int is null or c.price_cents <= ${maxPrice}::int)`,
      `(${shelf}::text is null or coalesce(c.shelf, '') = ${shelf}::text)`,
    ].join(' and '),
    line: [
      `(${counted}::timestamptz is null or min(c.counted_at) < ${counted}::timestamptz)`,
      `(${batch}::uuid is null or bool_or(c.import = ${batch}::uuid) filter (where ${batch}::uuid is not null))`,
      `(${ages}::text[] is null or ${countAge(oldest(`${ages}::text[] is not null`), roleOf('$1'), now)} = any (${ages}::text[]))`,
    ].join(' and '),
    needsMarket: `(${minRatio}::float8 is not null or ${maxRatio}::float8 is not null)`,
    market: [
      `(${minRatio}::float8 is null or price_cents >= ${minRatio}::float8 * market_cents)`,
      `(${maxRatio}::float8 is null or price_cents <= ${maxRatio}::float8 * market_cents)`,
    ].join(' and '),
  };
}

/**
 * Common table expressions that end in `found`: the lines of a lister $1 that match, with these columns, aggregates of rows `c` of
 * listings.copies, and their market price where `withMarket` holds: card and finish are collected only then. A large stock has
 * thousands of lines: each column that is added up takes a tenth of the time. `offset 0` keeps PostgreSQL from looking a price up
 * again where it is compared.
 */
export const groupedLines = (
  filter: FilterSql,
  withMarket: string,
  columns: readonly string[] = [],
): string => `${filter.patterns},
    lines as (
      select ${['c.line', 'min(c.price_cents) as price_cents', ...columns].join(', ')},
        (min(c.card_id::text) filter (where ${withMarket}))::uuid as card_id,
        min(c.finish collate "C") filter (where ${withMarket}) as finish
      from listings.copies c where c.lister = $1 and ${filter.copy} group by c.line having ${filter.line}),
    found as materialized (
      select * from (
        select l.*, case when ${withMarket} then (select ${marketCents('l.finish')} from cards.tradeable m
          where m.asked_id = l.card_id limit 1) end as market_cents
        from lines l offset 0) priced
      where ${filter.market})`;

const cents = (dollars: number | undefined) => (dollars === undefined ? null : Math.round(dollars * 100));

/** The values of these parameters at the moment `now`; all are null of a filter that asks for nothing. */
export function filterValues(filter: StockFilter, now: Date): unknown[] {
  const words = wordsOf(filter.q);
  return [
    words.length > 0 ? words : null,
    filter.set?.map((code) => code.toLowerCase()) ?? null,
    filter.condition ?? null,
    filter.finish ?? null,
    filter.language ?? null,
    filter.type ?? null,
    cents(filter.minPrice),
    cents(filter.maxPrice),
    filter.shelf ?? null,
    filter.countedBefore === undefined ? null : new Date(filter.countedBefore),
    filter.minMarketRatio ?? null,
    filter.maxMarketRatio ?? null,
    filter.import ?? null,
    filter.age ?? null,
    filter.age ? now : null,
  ];
}
