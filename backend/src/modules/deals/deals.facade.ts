// What other modules may ask of deals.
import { Injectable } from '@nestjs/common';
import { type DealRecord, DealsQueries, type Standing } from './deals.queries.js';
import { hasDigits } from './domain/code-in-text.js';
import { RESERVING_STATES } from './domain/deal-machine.js';
import type { SheetCash, SheetLine } from './domain/fair-trade-sheet.js';
import type { FairTradeSheet } from './frozen-sheet.js';
import { HandOverCodes } from './hand-over-codes.js';
import { type CopyOfDeal, DealOpening, type DealToOpen } from './opening.service.js';
import { DealRepository } from './persistence/deal.repository.js';

@Injectable()
export class DealsFacade {
  constructor(
    private readonly opening: DealOpening,
    private readonly queries: DealsQueries,
    private readonly deals: DealRepository,
    private readonly codes: HandOverCodes,
  ) {}

  /**
   * Opens a deal in the caller's unit of work: its copies are reserved, and its sheet is frozen. Resolves with its id. Throws
   * `listings.not-available` where a copy is not on offer any more, and `deals.account-closed` where an account is not open.
   */
  open(deal: DealToOpen): Promise<string> {
    return this.opening.open(deal);
  }

  /** What an account has done with its deals of the last twelve months. */
  recordOf(account: string): Promise<DealRecord> {
    return this.queries.record(account);
  }

  /**
   * Whether a text has the code that its author is to show at the hand-over. Of the other's code it says nothing: an author
   * who sends enough numbers would learn it.
   */
  async showsOwnCode(account: string, deal: string, text: string): Promise<boolean> {
    const found = await this.deals.find(deal);
    if (!found || !RESERVING_STATES.includes(found.state)) return false;
    return hasDigits(text, this.codes.codeOf({ deal, account, revision: found.revision }));
  }

  /** The record of an account, and what a store holds for it now, by deals that are not over. */
  standingOf(account: string, store: string): Promise<Standing> {
    return this.queries.standing(account, store);
  }

  /** The fair-trade sheet of copies as it is now; `lines` are the copies with what each side gives. */
  sheetOf(
    lines: readonly (Omit<SheetLine, 'market'> & Pick<CopyOfDeal, 'cardId'>)[],
    cash: SheetCash | null,
  ): Promise<FairTradeSheet> {
    return this.opening.sheetOf(lines, cash);
  }
}
