// Reads a list of cards that somebody wants, and puts them on their watchlist as wants.
import { Injectable, UnsupportedMediaTypeException } from '@nestjs/common';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { type WantedCard, WatchlistFacade } from '../../watchlist/index.js';
import { type CardLine, CardLists } from './card-lists.js';
import type { ImportedWants, ImportWantsQuery, LeftOutLine } from './dto/wanted-list.dto.js';
import { emptyUpload, listUnreadable, MAX_WANTED_LINES, wantedListTooLong } from './import.errors.js';

@Injectable()
export class WantedListsService {
  constructor(
    private readonly lists: CardLists,
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
    const lines = await this.read(bytesOf(content));
    const cards = lines.flatMap(({ printing: id, copies: quantity, isExact }): WantedCard[] =>
      id ? [{ id, quantity, anyPrinting: printings === 'any' || !isExact }] : [],
    );
    const { wanted, listed, copies } = await this.watchlist.wantAll(owner, cards, {
      list: list ?? null,
      subtractListed,
    });
    const leftOut = lines.flatMap(({ line, text, printing, reason }): LeftOutLine[] => {
      if (printing && wanted.has(printing)) return [];
      return [{ line, text, reason: reason ?? (listed.has(printing ?? '') ? 'listed' : 'no-room') }];
    });
    return { lines: lines.length - leftOut.length, copies, leftOut };
  }

  private async read(content: Buffer): Promise<readonly CardLine[]> {
    const list = await this.lists.read(content, MAX_WANTED_LINES);
    if (list.kind === 'too-long') throw wantedListTooLong();
    if (list.kind === 'read') return list.lines;
    throw listUnreadable({ errors: [{ field: 'body', code: list.code, message: list.message }] });
  }
}

function bytesOf(content: unknown): Buffer {
  if (content === undefined) throw emptyUpload();
  if (!Buffer.isBuffer(content)) throw new UnsupportedMediaTypeException();
  if (content.length === 0) throw emptyUpload();
  return content;
}
