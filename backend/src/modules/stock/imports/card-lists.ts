// Reads lists of cards that are pasted or uploaded: decks, want lists, files of other programs.
import { Injectable } from '@nestjs/common';
import type { Finish } from '../../listings/index.js';
import { type ImportRow, type Refusal, readFile } from '../formats/index.js';
import { CardResolver } from './resolve/card-resolver.js';
import type { Verdict } from './resolve/decide.js';

/** Rows that are resolved together. */
const CHUNK = 1_000;
/** Where a name alone is given, or a set has the card in several ways, its likeliest printing says which card it is. */
const CARD_IS_CLEAR: ReadonlySet<string> = new Set(['no-set', 'unknown-id', 'several-printings']);
const MAX_TEXT = 200;

/** A line of a list: a card, or why it is none. */
export interface CardLine {
  /** 1-based. */
  readonly line: number;
  readonly text: string;
  readonly copies: number;
  /** A printing of the card; undefined if none was found. */
  readonly printing?: string;
  /** Whether the line names this very printing. */
  readonly isExact: boolean;
  readonly finish?: Finish;
  /** Why there is no card. */
  readonly reason?: string;
}

export type CardList =
  | { readonly kind: 'read'; readonly lines: readonly CardLine[] }
  | { readonly kind: 'too-long' }
  | Refusal;

@Injectable()
export class CardLists {
  constructor(private readonly cards: CardResolver) {}

  /** All lines of a list, in their order; none is lost. */
  async read(content: Uint8Array, mostLines: number): Promise<CardList> {
    const file = await readFile(content);
    if (file.kind === 'refused') return file;
    if (file.rows.length > mostLines) return { kind: 'too-long' };
    // Names that look alike are suggestions for somebody who looks at them: nobody does so here.
    const resolution = { ...(await this.cards.begin()), alikeLeft: 0 };
    const lines: CardLine[] = [];
    for (let done = 0; done < file.rows.length; done += CHUNK) {
      const rows = file.rows.slice(done, done + CHUNK);
      const verdicts = await this.cards.resolve(rows, file.format, resolution);
      lines.push(...rows.map((row, nth) => lineOf(row, verdicts[nth])));
    }
    return { kind: 'read', lines };
  }
}

function lineOf(row: ImportRow, verdict: Verdict | undefined): CardLine {
  const { line, raw, quantity: copies, finish, skipped, problem } = row;
  const common = { line, text: raw.join(', ').slice(0, MAX_TEXT), copies };
  const without = (reason: string): CardLine => ({ ...common, isExact: false, reason });
  if (skipped) return without(skipped);
  // A condition or a price that can't be read says nothing of the card.
  if (problem && (copies === 0 || !verdictHasCard(verdict))) return without(problem.code);
  if (copies === 0) return without('none');
  const said = finish ? { finish } : {};
  if (verdict && 'card' in verdict) return { ...common, ...said, printing: verdict.card, isExact: true };
  const unresolved = verdict?.unresolved ?? 'unknown-card';
  const likeliest = CARD_IS_CLEAR.has(unresolved) ? verdict?.suggestions[0] : undefined;
  return likeliest ? { ...common, ...said, printing: likeliest, isExact: false } : without(unresolved);
}

const verdictHasCard = (verdict: Verdict | undefined): boolean =>
  verdict !== undefined && ('card' in verdict || verdict.suggestions.length > 0);
