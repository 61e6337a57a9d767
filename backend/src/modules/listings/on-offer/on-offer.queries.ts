// The read of what is on offer around somebody.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { JsonText } from '../../../platform/http/lists/json-text.js';
import { CardsFacade } from '../../cards/index.js';
import { PlacesFacade } from '../../places/index.js';
import type { OnOffer } from './dto/on-offer.dto.js';
import type { OnOfferQuery } from './dto/on-offer-query.dto.js';
import { type AskedOffers, type OffersRow, onOfferStatement } from './on-offer.statement.js';

@Injectable()
export class OnOfferQueries {
  constructor(
    private readonly cards: CardsFacade,
    private readonly places: PlacesFacade,
    private readonly clock: Clock,
  ) {}

  /** Cards that a search means and others offer. Throws what `CardsFacade.searchPrintings` throws. */
  async of({ uuid: account }: Caller, query: OnOfferQuery): Promise<JsonText<OnOffer>> {
    const { q, sort, limit, page } = query;
    const area = query.radius === 'mine' ? await this.places.areaOf(account) : null;
    const asked: AskedOffers = {
      account,
      area,
      filter: filterOf(query),
      sort,
      limit,
      offset: (page - 1) * limit,
      now: this.clock.now(),
    };
    const { rows, notices } = await this.cards.searchPrintings<OffersRow>(q, account, (found) =>
      onOfferStatement(found, asked),
    );
    const { entries, total, isPartial } = rows[0] ?? { entries: '[]', total: 0, isPartial: false };
    const head = JSON.stringify({ total, isPartial, notices });
    return new JsonText(`${head.slice(0, -1)},"cards":${entries}}`);
  }
}

const cents = (dollars: number | undefined) =>
  dollars === undefined ? undefined : Math.round(dollars * 100);

function filterOf(query: OnOfferQuery): AskedOffers['filter'] {
  const { condition, finish, language, type, lister, fresh } = query;
  const [minPrice, maxPrice] = [cents(query.minPrice), cents(query.maxPrice)];
  return { minPrice, maxPrice, condition, finish, language, type, lister, isFresh: fresh };
}
