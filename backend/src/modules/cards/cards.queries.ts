// Reads single cards, as the text they came in.
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Sql } from '../../platform/database/sql.js';
import { CardRefusal } from './card-refusal.js';

// A card that was merged into another is answered with that other one.
const BY_ID = {
  name: 'cards.by-id',
  text: `select raw::text from cards.card_raw
    where id = coalesce((select merged_into from cards.printing where id = $1), $1)`,
};
const BY_NUMBER = {
  name: 'cards.by-number',
  text: `select r.raw::text from cards.printing p join cards.card_raw r using (id)
    where p.set_code = $1 and p.collector_number = $2 and p.gone_at is null
    order by p.lang <> 'en', p.lang limit 1`,
};

@Injectable()
export class CardsQueries {
  constructor(private readonly sql: Sql) {}

  /** The card with this id as JSON text. Throws a CardRefusal when there is none. */
  async byId(id: string): Promise<string> {
    const row = isUUID(id) ? await this.sql.row<{ raw: string }>(BY_ID, [id]) : undefined;
    if (!row) throw new CardRefusal(404, 'No card found with the given ID');
    return row.raw;
  }

  /** The card at this number of a set, in English if there is one. Throws a CardRefusal when there is none. */
  async byNumber(setCode: string, number: string): Promise<string> {
    const isText = !`${setCode}${number}`.includes('\0');
    const row = isText
      ? await this.sql.row<{ raw: string }>(BY_NUMBER, [setCode.toLowerCase(), number])
      : undefined;
    if (!row) throw new CardRefusal(404, 'No card found with the given set code and collector number');
    return row.raw;
  }
}
