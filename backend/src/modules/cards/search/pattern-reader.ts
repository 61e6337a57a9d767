// Reads a regular expression piece by piece, and writes each for PostgreSQL.
import { BracketReader } from './pattern-brackets.js';
import { codePointOf, escapeOf, literally } from './pattern-escapes.js';
import {
  BRACES,
  FAULTY_ESCAPE,
  NO_OPERAND,
  NO_REFERENCES,
  PARENTHESES,
  PatternProblem,
  REPETITIONS,
  TOO_COMPLEX,
} from './pattern-problems.js';

const MAX_REPETITIONS = 255;
/** How many single characters an expression may come to, its repetitions written out. */
const MAX_ATOMS = 600;
const MAX_CONSTRAINTS = 4;
/** How many single characters a repetition within a look around may come to. */
const MAX_SCANNED = 16;
/** What stands for more than one character, as it is written. */
const WIDE = /^[.[(]/;

/** What a quantifier would apply to. */
type Before = 'nothing' | 'atom' | 'quantifier' | 'lazy' | 'constraint';

interface Group {
  /** A look around, which cannot be repeated. */
  readonly constraint: boolean;
  atoms: number;
  /** Of a look around: whether something in it stands for many characters, and whether something repeats. */
  wide: boolean;
  repeats: boolean;
}

const group = (constraint: boolean): Group => ({ constraint, atoms: 0, wide: false, repeats: false });

/** Reads one expression. */
export class PatternReader {
  private at = 0;
  private before: Before = 'nothing';
  private constraints = 0;
  /** How many atoms the last piece comes to. */
  private last = 0;
  private readonly groups: Group[] = [group(false)];
  private far = false;
  private written = '';

  constructor(private readonly source: readonly string[]) {}

  /**
   * Whether it looks around by more than plain characters. PostgreSQL does that from every place of a text again: it
   * takes ten times as long as all else, and once more for each.
   */
  get hasLookaround(): boolean {
    return this.far;
  }

  /** The same for PostgreSQL, without options. Throws a PatternProblem. */
  read(): string {
    while (this.at < this.source.length) this.piece(this.source[this.at] ?? '');
    if (this.groups.length > 1) throw new PatternProblem(PARENTHESES);
    return this.written;
  }

  private piece(character: string): void {
    if (character === '\\') this.escape();
    else if (character === '[') this.brackets();
    else if (character === '(') this.open();
    else if (character === ')') this.close();
    else if (character === '|') this.alternative();
    else if (character === '^' || character === '$') this.constraint(character, 1);
    else if ('*+?'.includes(character)) this.quantifier(character, 1, character === '?');
    else if (character === '{' && /\d/.test(this.source[this.at + 1] ?? '')) this.bound();
    else this.atom(character === '.' ? '.' : literally(codePointOf(character)), 1);
  }

  private atom(written: string, length: number, atoms = 1): void {
    this.written += written;
    this.at += length;
    this.before = 'atom';
    this.constraints = 0;
    const look = this.look();
    if (look && WIDE.test(written)) look.wide = true;
    this.count(atoms);
  }

  /** The look around that is being read. */
  private look(): Group | undefined {
    return this.groups.find(({ constraint }) => constraint);
  }

  private count(atoms: number): void {
    const innermost = this.groups.at(-1);
    if (!innermost) return;
    innermost.atoms += atoms;
    this.last = atoms;
    if (innermost.atoms > MAX_ATOMS) throw new PatternProblem(TOO_COMPLEX);
  }

  /** Many places without a character between them are more than PostgreSQL can follow, and mean no more than a few. */
  private constraint(written: string, length: number): void {
    if (++this.constraints > MAX_CONSTRAINTS) throw new PatternProblem(TOO_COMPLEX);
    this.written += written;
    this.at += length;
    this.before = 'constraint';
  }

  private escape(): void {
    const { written, length, kind } = escapeOf(this.source, this.at);
    if (kind === 'faulty') throw new PatternProblem(FAULTY_ESCAPE);
    if (kind === 'reference') throw new PatternProblem(NO_REFERENCES);
    if (kind === 'constraint') this.constraint(written, length);
    else this.atom(written, length, kind === 'symbols' ? 8 : 1);
  }

  private brackets(): void {
    const reader = new BracketReader(this.source, this.at + 1);
    const written = reader.read();
    this.atom(written, reader.at - this.at);
  }

  private open(): void {
    const [, mark, next, after] = this.source.slice(this.at, this.at + 4);
    if (mark === '?' && next === '#') {
      this.comment();
      return;
    }
    let [written, length, constraint] = ['(?:', 1, false];
    if (mark === '?') {
      const behind = next === '<' && (after === '=' || after === '!');
      constraint = behind || next === '=' || next === '!';
      if (!constraint && next !== ':') throw new PatternProblem(NO_OPERAND);
      length = behind ? 4 : 3;
      if (constraint && this.look()) throw new PatternProblem(TOO_COMPLEX);
      if (constraint) written = this.source.slice(this.at, this.at + length).join('');
    }
    this.written += written;
    this.at += length;
    this.before = 'nothing';
    this.groups.push(group(constraint));
  }

  private comment(): void {
    const end = this.source.indexOf(')', this.at);
    if (end < 0) throw new PatternProblem(PARENTHESES);
    this.at = end + 1;
  }

  private close(): void {
    const closed = this.groups.length > 1 ? this.groups.pop() : undefined;
    if (!closed) throw new PatternProblem(PARENTHESES);
    if (closed.constraint) {
      this.constraint(')', 1);
      this.count(closed.atoms);
      this.looked(closed);
    } else this.atom(')', 1, Math.max(closed.atoms, 1));
  }

  /** A single character is seen in passing, whatever it may be. */
  private looked({ wide, repeats, atoms }: Group): void {
    if (!repeats && !(wide && atoms > 1)) return;
    if (this.far) throw new PatternProblem(TOO_COMPLEX);
    this.far = true;
  }

  private alternative(): void {
    this.written += '|';
    this.at++;
    this.before = 'nothing';
    this.constraints = 0;
  }

  private bound(): void {
    const rest = this.source.slice(this.at, this.at + 16).join('');
    const { 0: written, groups } = /^\{(?<least>\d+)(?<open>,(?<most>\d*))?\}/.exec(rest) ?? {};
    if (written === undefined) throw new PatternProblem(BRACES);
    const least = Number(groups?.least);
    const most = groups?.most ? Number(groups.most) : least;
    if (least > MAX_REPETITIONS || most > MAX_REPETITIONS || most < least)
      throw new PatternProblem(REPETITIONS);
    this.quantifier(written, Math.max(most, 1), false);
  }

  private quantifier(written: string, times: number, mayBeLazy: boolean): void {
    const lazy = mayBeLazy && this.before === 'quantifier';
    if (!lazy && this.before !== 'atom') throw new PatternProblem(NO_OPERAND);
    this.before = lazy ? 'lazy' : 'quantifier';
    this.written += written;
    this.at += written.length;
    const look = this.look();
    if (look) look.repeats = true;
    if (look && times > 1 && this.last * times > MAX_SCANNED) throw new PatternProblem(TOO_COMPLEX);
    this.count(this.last * (times - 1));
  }
}
