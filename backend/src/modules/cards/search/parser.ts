// Reads a search: terms are joined by "and" unless "or" stands between them, brackets group, a minus negates.
import type { Query } from './query.js';
import { scan, type Term, type Token } from './scanner.js';
import { keywordTerm } from './terms.js';

/** A read search. `query` is absent when every term was ignored; `warnings` say which were, for a person. */
export interface Parsed {
  readonly query?: Query;
  readonly warnings: readonly string[];
}

/** Brackets that do not match. */
export class UnclosedBrackets extends Error {}

const SHOWN_LENGTH = 20;
/** Each term is a condition on every card: no honest search has as many. */
export const MOST_TERMS = 40;

/** Reads the text of a search. Throws UnclosedBrackets. */
export function parse(text: string): Parsed {
  return new Parser(scan(text)).parse();
}

class Parser {
  private at = 0;
  private terms = 0;
  private readonly warnings: string[] = [];

  constructor(private readonly tokens: readonly Token[]) {}

  parse(): Parsed {
    const query = this.alternatives();
    if (this.at < this.tokens.length) throw new UnclosedBrackets();
    return { ...(query ? { query } : {}), warnings: this.warnings };
  }

  private alternatives(): Query | undefined {
    const parts = [this.sequence()];
    while (this.tokens[this.at]?.type === 'or') {
      this.at++;
      parts.push(this.sequence());
    }
    return joined('any', parts);
  }

  private sequence(): Query | undefined {
    const parts: (Query | undefined)[] = [];
    for (;;) {
      const token = this.tokens[this.at];
      if (!token || token.type === 'close' || token.type === 'or') return joined('all', parts);
      this.at++;
      if (token.type === 'open') parts.push(negatedIf(token.negated, this.group()));
      else if (token.type === 'term') parts.push(negatedIf(token.negated, this.term(token)));
    }
  }

  private group(): Query | undefined {
    const query = this.alternatives();
    if (this.tokens[this.at]?.type !== 'close') throw new UnclosedBrackets();
    this.at++;
    return query;
  }

  private term({ source, exact, key, operator, value, unclosed }: Term): Query | undefined {
    if (++this.terms > MOST_TERMS) {
      if (this.terms === MOST_TERMS + 1) this.warnings.push(tooManyTerms(source));
      return undefined;
    }
    if (unclosed) return { kind: 'nothing' };
    if (key && operator) {
      const query = keywordTerm(key, operator, value);
      if (!query) this.warnings.push(unknownKeyword(source, key));
      return query;
    }
    if (value.trim() === '') return undefined;
    return exact ? { kind: 'whole-name', name: value } : { kind: 'name', part: value };
  }
}

function joined(kind: 'all' | 'any', parts: readonly (Query | undefined)[]): Query | undefined {
  const of = parts.filter((part) => part !== undefined);
  return of.length > 1 ? { kind, of } : of[0];
}

const negatedIf = (negated: boolean, query: Query | undefined): Query | undefined =>
  negated && query ? { kind: 'not', of: query } : query;

function unknownKeyword(source: string, key: string): string {
  return `Invalid expression “${shortened(source)}” was ignored. Unknown keyword “${shortened(key)}”.`;
}

const tooManyTerms = (source: string): string =>
  `Invalid expression “${shortened(source)}” was ignored, and so was all after it. A search has at most ${MOST_TERMS} terms.`;

/** Quotes are cut between whole characters. */
function shortened(text: string): string {
  const characters = [...text];
  return characters.length > SHOWN_LENGTH ? `${characters.slice(0, SHOWN_LENGTH).join('')}…` : text;
}
