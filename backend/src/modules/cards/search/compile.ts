// Turns a search into an SQL condition over the rows of PRINTINGS; every value is a bound parameter.
import type { Level, Values } from './conditions/condition.js';
import { termOf } from './conditions/term.js';
import type { Query } from './query.js';

/** What a search is asked of. PostgreSQL leaves out the tables that neither a condition nor the order needs. */
export const PRINTINGS = `cards.printing p left join cards.rules r on r.rid = p.rid
  left join cards.oracle_card o on o.oid = p.oid left join cards.printing_price m on m.pid = p.pid`;

/** How a condition on other rows becomes one on printings: it is asked once for all printings that share the row. */
const OF_PRINTINGS: Readonly<Record<Level, (text: string) => string>> = {
  rules: (text) => `p.rid in (select r.rid from cards.rules r where ${text})`,
  card: (text) => `p.oid in (select o.oid from cards.oracle_card o where ${text})`,
  price: (text) => `p.pid in (select m.pid from cards.printing_price m where ${text})`,
  printing: (text) => text,
};

/** A piece of the condition, and whose rows it is asked of. */
interface Piece {
  readonly of: Level;
  readonly text: string;
}

/** The condition that a printing fulfils the search. */
export function conditionOf(query: Query, values: Values): string {
  const { of, text } = pieceOf(query, values, false);
  return OF_PRINTINGS[of](text);
}

/** A minus moves inwards until it stands before a single term. */
function pieceOf(query: Query, values: Values, negated: boolean): Piece {
  switch (query.kind) {
    case 'all':
    case 'any': {
      const pieces = query.of.map((part) => pieceOf(part, values, negated));
      return joined(pieces, (query.kind === 'all') === negated ? ' or ' : ' and ');
    }
    case 'not':
      return pieceOf(query.of, values, !negated);
    case 'nothing':
    case 'everything':
      return { of: 'printing', text: String((query.kind === 'everything') !== negated) };
    case 'in': {
      const printings = `select p.oid from ${PRINTINGS} where p.gone_at is null and ${conditionOf(query.of, values)}`;
      return { of: 'printing', text: `(p.oid ${negated ? 'not in' : 'in'} (${printings}))` };
    }
    default: {
      const { of, is, isNot } = termOf(query, values);
      return { of, text: negated ? isNot : is };
    }
  }
}

/** Pieces that are asked of the same rows are asked together. */
function joined(pieces: readonly Piece[], by: ' and ' | ' or '): Piece {
  const levels = [...new Set(pieces.map(({ of }) => of))];
  const groups = levels.map((level): Piece => {
    const texts = pieces.filter(({ of }) => of === level).map(({ text }) => text);
    return { of: level, text: `(${texts.join(by)})` };
  });
  const [only] = groups;
  if (only && groups.length === 1) return only;
  return { of: 'printing', text: `(${groups.map(({ of, text }) => OF_PRINTINGS[of](text)).join(by)})` };
}

/** The parts that a search looks for in type lines: which of them are types, the catalogue knows. */
export function typesIn(query: Query): string[] {
  if (query.kind === 'all' || query.kind === 'any') return query.of.flatMap(typesIn);
  if (query.kind === 'not' || query.kind === 'in') return typesIn(query.of);
  return query.kind === 'text' && query.field === 'type' ? [query.part.toLowerCase()] : [];
}
