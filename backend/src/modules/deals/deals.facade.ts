// What other modules may ask of deals.
import { Injectable } from '@nestjs/common';
import { type CardsHeld, type DealRecord, DealsQueries } from './deals.queries.js';
import type { SheetCash, SheetLine } from './domain/fair-trade-sheet.js';
import type { FairTradeSheet } from './frozen-sheet.js';
import { type CopyOfDeal, DealOpening, type DealToOpen } from './opening.service.js';

@Injectable()
export class DealsFacade {
  constructor(
    private readonly opening: DealOpening,
    private readonly queries: DealsQueries,
  ) {}

  /**
   * Opens a deal in the caller's unit of work: its copies are reserved, and its sheet is frozen. Throws `listings.not-available`
   * where a copy is not on offer any more, and `deals.account-closed` where an account is not open.
   */
  open(deal: DealToOpen): Promise<{ readonly deal: string }> {
    return this.opening.open(deal);
  }

  /** What an account has done with its deals of the last twelve months. */
  recordOf(account: string): Promise<DealRecord> {
    return this.queries.record(account);
  }

  /** What a store holds for an account now, by deals that are not over. */
  heldFor(account: string, store: string): Promise<CardsHeld> {
    return this.queries.heldFor(account, store);
  }

  /** The fair-trade sheet of copies as it is now; `lines` are the copies with what each side gives. */
  sheetOf(
    lines: readonly (Omit<SheetLine, 'market'> & Pick<CopyOfDeal, 'cardId'>)[],
    cash: SheetCash | null,
  ): Promise<FairTradeSheet> {
    return this.opening.sheetOf(lines, cash);
  }
}
