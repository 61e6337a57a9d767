// The bracket expressions of a regular expression: `[a-z]`, `[^\d,]`, `[[:alpha:]_]`.
import { BLANKS, characterOf, codePointOf, literally, NEVER } from './pattern-escapes.js';
import {
  BRACKETS,
  CHARACTER_CLASS,
  CHARACTER_RANGE,
  FAULTY_ESCAPE,
  PatternProblem,
  TOO_COMPLEX,
} from './pattern-problems.js';

const LINE_END = 10;
const WIDEST_RANGE = 20_000;

const CLASSES: Readonly<Record<string, string>> = {
  d: '[:digit:]',
  w: '[:alnum:]_',
  s: BLANKS,
};
/** What is not of a class stands beside the brackets, where a line's end is none of it. */
const OUTSIDE: Readonly<Record<string, string>> = {
  D: '[^[:digit:]]',
  W: '[^[:alnum:]_]',
  S: '[^[:space:]]',
};
const NAMED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['alpha', 'digit', 'alnum', 'upper', 'lower', 'punct', 'xdigit', 'graph', 'print'].map((name) => [
      name,
      `[:${name}:]`,
    ]),
  ),
  blank: ' \\t',
  space: BLANKS,
  word: '[:alnum:]_',
};

/** Reads what stands in brackets; `at` is then behind the closing one. */
export class BracketReader {
  private members = '';
  private readonly outside: string[] = [];

  constructor(
    private readonly source: readonly string[],
    public at: number,
  ) {}

  /** The same for PostgreSQL. Throws a PatternProblem. */
  read(): string {
    const negative = this.source[this.at] === '^';
    if (negative) this.at++;
    for (let first = true; first || this.source[this.at] !== ']'; first = false) {
      if (this.at >= this.source.length) throw new PatternProblem(BRACKETS);
      this.member();
    }
    this.at++;
    if (negative && this.outside.length > 0) throw new PatternProblem(FAULTY_ESCAPE);
    if (negative) return `[^${this.members || NEVER}]`;
    const parts = [...(this.members === '' ? [] : [`[${this.members}]`]), ...this.outside];
    return parts.length > 1 ? `(?:${parts.join('|')})` : (parts[0] ?? NEVER);
  }

  private member(): void {
    const [here = '', next = ''] = this.source.slice(this.at, this.at + 2);
    if (here === '[' && /[:.=]/.test(next)) this.named();
    else if (here === '\\' && /[dwsDWS]/.test(next)) this.escaped(next);
    else this.single();
  }

  private escaped(letter: string): void {
    const outside = OUTSIDE[letter];
    if (outside !== undefined) this.outside.push(outside);
    else this.members += CLASSES[letter] ?? '';
    this.at += 2;
    this.noRange();
  }

  private single(): void {
    const from = this.character();
    if (!this.isRange()) {
      this.add(from, from);
      return;
    }
    this.at++;
    if (this.source[this.at] === '[') throw new PatternProblem(CHARACTER_RANGE);
    this.add(from, this.character());
    this.noRange();
  }

  private isRange(): boolean {
    const after = this.source[this.at + 1];
    return this.source[this.at] === '-' && after !== undefined && after !== ']';
  }

  private noRange(): void {
    if (this.isRange()) throw new PatternProblem(CHARACTER_RANGE);
  }

  private named(): void {
    const name = /^\[:(?<name>[a-z]+):\]/i.exec(this.source.slice(this.at, this.at + 12).join(''))?.groups
      ?.name;
    const known = name === undefined ? undefined : NAMED[name.toLowerCase()];
    if (name === undefined || known === undefined) throw new PatternProblem(CHARACTER_CLASS);
    this.members += known;
    this.at += name.length + 4;
    this.noRange();
  }

  private character(): number {
    if (this.source[this.at] !== '\\') return codePointOf(this.source[this.at++] ?? '');
    const { code, length } = characterOf(this.source, this.at);
    if (code === undefined) throw new PatternProblem(FAULTY_ESCAPE);
    this.at += length;
    return code;
  }

  /** A range leaves the end of a line out. */
  private add(from: number, to: number): void {
    if (to < from) throw new PatternProblem(CHARACTER_RANGE);
    if (to - from > WIDEST_RANGE) throw new PatternProblem(TOO_COMPLEX);
    if (from <= LINE_END && to >= LINE_END) {
      if (from < LINE_END) this.add(from, LINE_END - 1);
      if (to > LINE_END) this.add(LINE_END + 1, to);
    } else this.members += from === to ? literally(from) : `${literally(from)}-${literally(to)}`;
  }
}
