// Which copies somebody wants to see, in SQL. What isn't asked for is left out: an index that has the rest then answers alone.
import type { Role } from '../../../kernel/role.js';
import type { Condition } from '../domain/condition.js';
import type { Finish } from '../domain/listing-kind.js';
import { isFresh } from '../persistence/count-age.sql.js';
import type { OfferType } from './dto/on-offer-query.dto.js';

/** The values of a statement, numbered as they are bound. */
export class StatementValues {
  readonly list: unknown[] = [];

  /** Binds a value; answers how the statement names it. */
  bind(value: unknown, type: string): string {
    this.list.push(value);
    return `$${this.list.length}::${type}`;
  }
}

/** Prices are in cents. */
export interface OfferFilter {
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  readonly condition?: readonly Condition[] | undefined;
  readonly finish?: readonly Finish[] | undefined;
  readonly language?: readonly string[] | undefined;
  readonly type?: OfferType | undefined;
  readonly lister?: Role | undefined;
  readonly isFresh?: boolean | undefined;
}

/** Conditions on a copy `l`, and on its lister `n`. */
export function offeredSql(
  filter: OfferFilter,
  values: StatementValues,
  now: string,
): { readonly copy: string; readonly lister: string } {
  const when = (value: unknown, type: string, condition: (parameter: string) => string): string[] =>
    value === undefined ? [] : [condition(values.bind(value, type))];
  return {
    copy: [
      // The words of the indexes.
      `l.type in ('SELL', 'TRADE')`,
      ...when(filter.type, 'text', (type) => `l.type = ${type}`),
      ...when(filter.minPrice, 'int', (cents) => `l.price_cents >= ${cents}`),
      ...when(filter.maxPrice, 'int', (cents) => `l.price_cents <= ${cents}`),
      ...when(filter.condition, 'text[]', (list) => `l.condition = any (${list})`),
      ...when(filter.finish, 'text[]', (list) => `l.finish = any (${list})`),
      ...when(filter.language, 'text[]', (list) => `l.language = any (${list})`),
    ].join(' and '),
    lister: [
      'true',
      ...when(filter.lister, 'text', (role) => `n.role = ${role}`),
      ...(filter.isFresh ? [isFresh('l.counted_at', 'n.role', now)] : []),
    ].join(' and '),
  };
}
