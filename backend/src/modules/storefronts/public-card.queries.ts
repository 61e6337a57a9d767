// The read of a card's public page: the card, what it costs, and who has it.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Sql } from '../../platform/database/sql.js';
import { CardsFacade } from '../cards/index.js';
import { cardNotFound } from './domain/storefront.errors.js';
import type { CardOffers, PublicCard } from './dto/public-card.dto.js';
import { OFFERS } from './storefronts.statements.js';

@Injectable()
export class PublicCardQueries {
  constructor(
    private readonly sql: Sql,
    private readonly cards: CardsFacade,
    private readonly clock: Clock,
  ) {}

  /** A printing as anybody sees it. Throws `storefronts.card-not-found`. */
  async one(id: string): Promise<PublicCard> {
    const card = await this.cards.card(id);
    if (!card) throw cardNotFound();
    const [price] = await this.cards.marketPrices([id]);
    const offers = await this.sql.one<CardOffers>(OFFERS, [id, this.clock.now()]);
    const texts = [card.oracle_text, ...(card.card_faces ?? []).map(({ oracle_text }) => oracle_text)];
    return {
      id: card.id,
      name: card.name,
      setCode: card.set,
      setName: card.set_name,
      collectorNumber: card.collector_number,
      typeLine: card.type_line ?? null,
      oracleText: texts.filter(Boolean).join('\n\n') || null,
      rarity: card.rarity ?? null,
      artist: card.artist ?? null,
      marketPrice: dollars(price?.usdCents),
      marketPriceFoil: dollars(price?.usdFoilCents),
      marketPriceDate: price?.asOf ?? null,
      offers,
    };
  }
}

const dollars = (cents: number | null | undefined): number | null =>
  cents === null || cents === undefined ? null : cents / 100;
