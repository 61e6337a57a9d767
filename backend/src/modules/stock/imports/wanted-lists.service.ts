// Reads a list of cards that somebody wants, and puts them on their watchlist as wants.
import { Injectable, UnsupportedMediaTypeException } from '@nestjs/common';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { type WantedCard, WatchlistFacade } from '../../watchlist/index.js';
import { type ImportRow, readFile } from '../formats/index.js';
import type { ImportedWants, ImportWantsQuery, LeftOutLine } from './dto/wanted-list.dto.js';
import { emptyUpload, listUnreadable, MAX_WANTED_LINES, wantedListTooLong } from './import.errors.js';
import { CardResolver } from './resolve/card-resolver.js';
import type { Verdict } from './resolve/decide.js';

/** Rows that are resolved together. */
const CHUNK = 1_000;
/** Where a name alone is said, or a set has the card in several ways, the likeliest printing will do for any. */
const ANY_WILL_DO: ReadonlySet<string> = new Set(['no-set', 'several-printings']);
const MAX_TEXT = 200;

/** A line of the list: the card that it asks for, or why it is left out. */
interface ReadLine {
  readonly row: ImportRow;
  readonly card?: WantedCard;
  readonly reason?: string;
}

@Injectable()
export class WantedListsService {
  constructor(
    private readonly cards: CardResolver,
    private readonly watchlist: WatchlistFacade,
  ) {}

  /**
   * Wants the cards of a list. Throws `stock.empty-upload`, `stock.list-unreadable`, `stock.list-too-long`, `watchlist.list-not-found`,
   * `watchlist.account-closed`.
   */
  async import(
    { uuid: owner }: Pick<Caller, 'uuid'>,
    content: unknown,
    { list, printings, subtractListed }: ImportWantsQuery,
  ): Promise<ImportedWants> {
    const lines = await this.read(bytesOf(content), printings === 'any');
    const cards = lines.flatMap(({ card }) => card ?? []);
    const { wanted, listed, copies } = await this.watchlist.wantAll(owner, cards, {
      list: list ?? null,
      subtractListed,
    });
    const leftOut = lines.flatMap(({ row, card, reason }) => {
      if (card && wanted.has(card.id)) return [];
      return leftOutOf(row, reason ?? (listed.has(card?.id ?? '') ? 'listed' : 'no-room'));
    });
    return { lines: lines.length - leftOut.length, copies, leftOut };
  }

  private async read(content: Buffer, anyPrinting: boolean): Promise<ReadLine[]> {
    const file = await readFile(content);
    if (file.kind === 'refused')
      throw listUnreadable({ errors: [{ field: 'body', code: file.code, message: file.message }] });
    if (file.rows.length > MAX_WANTED_LINES) throw wantedListTooLong();
    // Names that look alike are suggestions for somebody who looks at them: nobody does so here.
    const resolution = { ...(await this.cards.begin()), alikeLeft: 0 };
    const lines: ReadLine[] = [];
    for (let done = 0; done < file.rows.length; done += CHUNK) {
      const rows = file.rows.slice(done, done + CHUNK);
      const verdicts = await this.cards.resolve(rows, file.format, resolution);
      lines.push(...rows.map((row, nth) => readLine(row, verdicts[nth], anyPrinting)));
    }
    return lines;
  }
}

function bytesOf(content: unknown): Buffer {
  if (content === undefined) throw emptyUpload();
  if (!Buffer.isBuffer(content)) throw new UnsupportedMediaTypeException();
  if (content.length === 0) throw emptyUpload();
  return content;
}

function readLine(row: ImportRow, verdict: Verdict | undefined, anyPrinting: boolean): ReadLine {
  const { quantity, problem, skipped } = row;
  // A condition or a price that is not understood says nothing of the card that is wanted.
  const reason = skipped ?? (problem && !verdictHasCard(verdict) ? problem.code : undefined);
  if (reason) return { row, reason };
  if (quantity === 0) return { row, reason: 'none' };
  if (verdict && 'card' in verdict) return { row, card: { id: verdict.card, quantity, anyPrinting } };
  const unresolved = verdict?.unresolved ?? 'unknown-card';
  const likeliest = ANY_WILL_DO.has(unresolved) ? verdict?.suggestions[0] : undefined;
  return likeliest
    ? { row, card: { id: likeliest, quantity, anyPrinting: true } }
    : { row, reason: unresolved };
}

const verdictHasCard = (verdict: Verdict | undefined): boolean =>
  verdict !== undefined && ('card' in verdict || verdict.suggestions.length > 0);

const leftOutOf = ({ line, raw }: ImportRow, reason: string): LeftOutLine[] => [
  { line, text: raw.join(', ').slice(0, MAX_TEXT), reason },
];
