// Reads what a card has cost, day by day.
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Sql } from '../../../platform/database/sql.js';
import { dateOf } from '../facts/raw-values.js';
import { CardRefusal } from './card-refusal.js';
import { NO_CARD_WITH_ID } from './cards.queries.js';
import { PRICE_HISTORY } from './price-history.statement.js';

/** How many days an answer has unless somebody asks for others. */
export const DEFAULT_DAYS = 365;
/** How many days an answer has at the most: five years. */
export const MAX_DAYS = 1826;

export const WRONG_ORDER = 'The first day is after the last one';
export const noDay = (name: string): string => `The parameter “${name}” must be a day such as 2026-02-14`;

@Injectable()
export class PriceHistoryQueries {
  constructor(private readonly sql: Sql) {}

  /**
   * What the card with this id has cost from one day to another, as JSON text; undefined bounds are the usual ones.
   * Throws a CardRefusal for a card that is not known, and for bounds that are no days or in the wrong order.
   */
  async of(id: string, from: unknown, to: unknown): Promise<string> {
    const days = [day('from', from), day('to', to)];
    const [first, last] = days;
    if (first && last && first > last) throw new CardRefusal(400, WRONG_ORDER);
    const row = isUUID(id)
      ? await this.sql.row<{ history: string }>(PRICE_HISTORY, [id, ...days, DEFAULT_DAYS, MAX_DAYS])
      : undefined;
    if (!row) throw new CardRefusal(404, NO_CARD_WITH_ID);
    return row.history;
  }
}

function day(name: string, value: unknown): string | null {
  if (value === undefined || value === '') return null;
  const date = dateOf(value);
  if (!date) throw new CardRefusal(400, noDay(name));
  return date;
}
