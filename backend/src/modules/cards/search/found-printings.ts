// The printings that a search means, for statements of other modules: found once, and kept until cards change.
import { conditionOf, PRINTINGS } from './compile.js';
import type { Values } from './conditions/condition.js';
import type { DisplayOptions, Query } from './query.js';

/** How many are known one by one, the first by name; of all others a statement can only ask whether one is among them. */
export const FIRST_PRINTINGS = 1_500;

/** A printing is known by its number, the `pid` of the view `cards.printing_keys`. */
export interface FoundPrintings {
  readonly total: number;
  /** The first FIRST_PRINTINGS by name. */
  readonly first: readonly number[];
  /** A bit for each number, set for what was found and for what was merged into it: `isFound` asks it. */
  readonly bits: Buffer;
  /** How the search wants cards shown: each once, or in each of its printings. */
  readonly unique: NonNullable<DisplayOptions['unique']>;
}

/** The answer of `foundStatement`: numbers with commas between them, which takes a tenth of reading an array. */
export interface FoundRow {
  readonly total: number;
  readonly first: string;
  readonly all: string;
}

/** Every printing counts, also the odd ones: people own what they hold in their hand. */
export const foundStatement = (query: Query, values: Values): string => `with found as materialized (
      select p.id, p.pid, p.rank_name from ${PRINTINGS} where p.gone_at is null and ${conditionOf(query, values)})
    select (select count(*)::int from found) as total,
      (select coalesce(string_agg(pid::text, ',' order by rank_name, pid), '') from (
        select pid, rank_name from found order by rank_name, pid limit ${FIRST_PRINTINGS}) f) as first,
      (select coalesce(string_agg(pid::text, ','), '') from (
        select pid from found
        union all select m.pid from cards.printing m join found f on f.id = m.merged_into) f) as all`;

/** What a row says. */
export const foundIn = (row: FoundRow): Omit<FoundPrintings, 'unique'> => ({
  total: row.total,
  first: row.first === '' ? [] : row.first.split(',').map(Number),
  bits: bitsOf(row.all),
});

const COMMA = 44;
const ZERO = 48;

/** Reads the numbers by hand: there are a hundred thousand of them in a search for everything. */
function bitsOf(numbers: string): Buffer {
  let bits = Buffer.alloc(1024);
  let number = 0;
  for (let at = 0; at <= numbers.length; at++) {
    const code = at < numbers.length ? numbers.charCodeAt(at) : COMMA;
    if (code !== COMMA) {
      number = number * 10 + code - ZERO;
      continue;
    }
    if (number >= bits.length * 8) bits = Buffer.concat([bits], Math.max(bits.length * 2, (number >> 3) + 1));
    // No printing has the number 0: it is what an empty text is read as.
    if (number > 0) bits[number >> 3] = (bits[number >> 3] ?? 0) | (1 << (number & 7));
    number = 0;
  }
  return bits;
}

/** A condition: the bits have the number. A printing that was added since has none. */
export const isFound = (pid: string, bits: string): string =>
  `case when ${pid} < 8 * length(${bits}) then get_bit(${bits}, ${pid}) = 1 end`;

/**
 * An expression: an array with what each printing is shown as, at the position of its number; of one that was merged into another what that
 * is shown as. The view concatenates two, which unpacks them once; each element would unpack them again.
 */
export const lookupOf = (
  column: 'oid' | 'art' | 'pid' | 'rank_name' | 'nonfoil_cents' | 'foil_cents' | 'etched_cents',
): string => `((select ${column} from cards.printing_lookups))`;

/** The market price in cents of a copy by the number of its printing and its finish; null where none is known. */
export const lookupCents = (pid: string, finish: string): string =>
  `nullif(case ${finish} when 'FOIL' then ${lookupOf('foil_cents')}[${pid}]
    when 'ETCHED' then ${lookupOf('etched_cents')}[${pid}] else ${lookupOf('nonfoil_cents')}[${pid}] end, 0)`;
