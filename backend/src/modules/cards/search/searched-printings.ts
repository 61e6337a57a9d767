// The printings that a search means, as SQL for a statement of another module.
import { conditionOf, PRINTINGS } from './compile.js';
import type { Values } from './conditions/condition.js';
import type { DisplayOptions, Query } from './query.js';

/** A printing is a row `p` with its `id`, its `pid`, its card `oid` and its place `rank_name` in the order of names. */
export interface SearchedPrintings {
  /** What to select from. */
  readonly from: string;
  /** Whether a row is meant. It may stand in a statement more than once. */
  readonly where: string;
  /** How the search wants cards shown: each once, or in each of its printings. */
  readonly unique: NonNullable<DisplayOptions['unique']>;
  /** Binds the values of the statement. */
  readonly values: Pick<Values, 'bind' | 'list'>;
}

/** Every printing counts, also the odd ones: people own what they hold in their hand. */
export const searchedPrintings = (
  query: Query,
  { unique = 'cards' }: DisplayOptions,
  values: Values,
): SearchedPrintings => ({
  from: PRINTINGS,
  where: `(p.gone_at is null and ${conditionOf(query, values)})`,
  unique,
  values,
});
