// What offers ask of deals.
import { Injectable } from '@nestjs/common';
import type { Cash, OfferKind, OfferTerms } from './domain/offer.js';
import type { FairTradeSheetDto } from './dto/fair-trade-sheet.dto.js';

export interface DealToOpen {
  readonly offer: string;
  readonly kind: OfferKind;
  readonly first: string;
  readonly second: string;
  readonly copies: readonly {
    readonly listing: string;
    readonly giver: string;
    readonly priceCents: number;
  }[];
  readonly cash: Cash | null;
  readonly heldUntil?: Date;
}

@Injectable()
export class OfferDeals {
  open(_deal: DealToOpen): Promise<{ readonly deal: string }> {
    throw new Error('Deals are not built yet');
  }

  sheet(
    _parties: { readonly first: string; readonly second: string },
    _terms: Pick<OfferTerms, 'lines' | 'cash'>,
  ): Promise<FairTradeSheetDto> {
    throw new Error('Deals are not built yet');
  }

  async completed(_account: string): Promise<number> {
    throw new Error('Deals are not built yet');
  }
}
