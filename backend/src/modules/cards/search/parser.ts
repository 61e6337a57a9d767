// Reads a search: terms are joined by "and" unless "or" stands between them, brackets group, a minus negates.
import { joined } from './joined.js';
import { DISPLAY_KEYWORDS, KEYWORDS } from './keywords/all.js';
import { choice } from './keywords/display.js';
import { EVERYTHING, isIgnored, type Keyword, type Knowledge, NOTHING, negated } from './keywords/keyword.js';
import { TOO_COMPLEX } from './pattern-problems.js';
import type { DisplayOptions, Parsed, Query } from './query.js';
import { hasLookaround } from './regular-expression.js';
import { type Sign, scan, type Term, type Token } from './scanner.js';
import {
  ignoredRest,
  ignoredTerm,
  OPTION_IN_BRACKETS,
  TOO_MANY_PATTERNS,
  UNCLOSED_BRACKETS,
  UnreadableSearch,
  unknownKeyword,
  unknownPatternKeyword,
} from './warnings.js';

/** Each term is a condition on every card: no honest search has as many. */
export const MAX_TERMS = 40;
/** The most regular expressions of a search. */
export const MAX_PATTERNS = 6;

/** Reads the text of a search. Throws an UnreadableSearch. */
export function parse(text: string, knowledge: Knowledge = {}): Parsed {
  return new Parser(knowledge).parse(scan(text));
}

/** What was read between two brackets so far: whole alternatives, and the parts of the one that is being read. */
interface Open {
  readonly negated: boolean;
  readonly alternatives: Query[];
  parts: Query[];
}

type Keyed = Term & { readonly key: string; readonly sign: Sign };

class Parser {
  private readonly open: Open[] = [opened(false)];
  private readonly warnings: string[] = [];
  private options: DisplayOptions = {};
  private terms = 0;
  private patterns = 0;
  private lookarounds = 0;

  constructor(private readonly knowledge: Knowledge) {}

  // Brackets are kept in a list, not in calls: there may be thousands.
  parse(tokens: readonly Token[]): Parsed {
    for (const token of tokens) {
      if (token.type === 'open') this.open.push(opened(token.negated));
      else if (token.type === 'close') this.close();
      else if (token.type === 'or') closeAlternative(this.innermost());
      else if (token.type === 'term') this.add(this.term(token));
    }
    const outermost = this.innermost();
    if (this.open.length > 1) throw new UnreadableSearch(UNCLOSED_BRACKETS);
    const query = read(outermost);
    return { ...(query ? { query } : {}), options: this.options, warnings: this.warnings };
  }

  private innermost(): Open {
    const innermost = this.open.at(-1);
    if (!innermost) throw new UnreadableSearch(UNCLOSED_BRACKETS);
    return innermost;
  }

  private close(): void {
    const closed = this.innermost();
    this.open.pop();
    this.innermost();
    const query = read(closed);
    this.add(query && closed.negated ? negated(query) : query);
  }

  private add(query: Query | undefined): void {
    if (query) this.innermost().parts.push(query);
  }

  private term(term: Term): Query | undefined {
    const { key, sign, source, value } = term;
    // How cards are shown has no opposite: with a minus it is a keyword that there is not.
    const isPlain = key !== undefined && sign === ':' && !term.negated;
    const option = isPlain ? DISPLAY_KEYWORDS.get(key) : undefined;
    if (option) {
      if (this.open.length > 1) throw new UnreadableSearch(OPTION_IN_BRACKETS);
      const chosen = choice(option, term.writing === 'bare' ? value : source.slice(source.indexOf(':') + 1));
      if (typeof chosen === 'string') this.warnings.push(chosen);
      else this.options = { ...this.options, ...chosen };
      return undefined;
    }
    if (++this.terms > MAX_TERMS) {
      if (this.terms === MAX_TERMS + 1) this.warnings.push(ignoredRest(source, MAX_TERMS));
      return undefined;
    }
    if (term.unclosed) return term.negated ? EVERYTHING : NOTHING;
    if (isKeyed(term)) return this.keyword(term);
    if (value.trim() === '') return undefined;
    const query: Query = term.exact ? { kind: 'whole-name', name: value } : { kind: 'name', part: value };
    return term.negated ? negated(query) : query;
  }

  private keyword(term: Keyed): Query | undefined {
    const { key, sign, source, value, writing } = term;
    const typed = term.negated ? `-${key}` : key;
    const keyword = KEYWORDS.get(key);
    const ignore = (reason: string): undefined => {
      this.warnings.push(ignoredTerm(source, reason));
    };
    if (!keyword || value === '') return ignore(unknownKeyword(typed));
    if (writing === 'pattern') {
      if (!keyword.patterns) return ignore(unknownPatternKeyword(typed));
      if (++this.patterns > MAX_PATTERNS) throw new UnreadableSearch(TOO_MANY_PATTERNS);
    }
    if (term.negated && keyword.noMinus) {
      return sign === ':' || sign === '=' ? ignore(unknownKeyword(typed)) : EVERYTHING;
    }
    return this.reading(keyword, term, ignore);
  }

  private reading(
    keyword: Keyword,
    { key, sign, value, writing, negated: isNegated }: Keyed,
    ignore: (reason: string) => undefined,
  ): Query | undefined {
    const reading = keyword.read({ key, sign, value, writing, knowledge: this.knowledge });
    if (isIgnored(reading)) return ignore(reading.ignored);
    // Where nothing is searched by it, the expression was not even read.
    const isSearched = writing === 'pattern' && reading.kind !== 'nothing';
    if (isSearched && hasLookaround(value) && ++this.lookarounds > 1) return ignore(TOO_COMPLEX);
    this.options = { ...this.options, ...keyword.shows };
    return isNegated ? negated(reading) : reading;
  }
}

const isKeyed = (term: Term): term is Keyed => term.key !== undefined && term.sign !== undefined;

const opened = (isNegated: boolean): Open => ({ negated: isNegated, alternatives: [], parts: [] });

function closeAlternative(open: Open): void {
  const alternative = joined('all', open.parts);
  if (alternative) open.alternatives.push(alternative);
  open.parts = [];
}

function read(open: Open): Query | undefined {
  closeAlternative(open);
  return joined('any', open.alternatives);
}
