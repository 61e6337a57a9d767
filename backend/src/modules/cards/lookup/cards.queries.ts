// Reads single cards as the raw JSON text of the import.
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Sql, type Statement } from '../../../platform/database/sql.js';
import type { JsonText } from '../../../platform/http/lists/json-text.js';
import type { Card } from '../dto/card.dto.js';
import { CardRefusal } from './card-refusal.js';
import { ResponseCache } from './response-cache.js';

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
// A foreign printing from the live source does not prove that there is no English one.
const SURELY_BY_NUMBER = {
  name: 'cards.by-number-with-english',
  text: BY_NUMBER.text.replace(
    'p.gone_at is null',
    "p.gone_at is null and (p.lang = 'en' or p.source <> 'live')",
  ),
};
const BY_LANGUAGE = {
  name: 'cards.by-language',
  text: `select r.raw::text from cards.printing p join cards.card_raw r using (id)
    where p.set_code = $1 and p.collector_number = $2 and p.lang = $3 and p.gone_at is null`,
};

export const NO_CARD_WITH_ID = 'No card found with the given ID';
export const NO_CARD_WITH_NUMBER = 'No card found with the given set code and collector number';

/** A card as JSON text; synchronous when it is cached. */
export type CardAnswer = JsonText<Card, string> | Promise<JsonText<Card, string>>;

@Injectable()
export class CardsQueries {
  constructor(
    private readonly sql: Sql,
    private readonly answers: ResponseCache,
  ) {}

  /** The card with this id as JSON text. Throws a CardRefusal when there is none. */
  byId(id: string): CardAnswer {
    // Any other text may be the key of another answer.
    if (!isUUID(id)) throw new CardRefusal(404, NO_CARD_WITH_ID);
    return this.answers.getOrLoad(id.toLowerCase(), async () => {
      const row = await this.sql.row<{ raw: string }>(BY_ID, [id]);
      if (!row) throw new CardRefusal(404, NO_CARD_WITH_ID);
      return row.raw;
    });
  }

  /**
   * The card at this number of a set: in this language, or else in English if there is one. Throws a CardRefusal when
   * there is none.
   */
  byNumber(setCode: string, number: string, lang?: string): CardAnswer {
    return lang === undefined
      ? this.atPlace(BY_NUMBER, setCode, number)
      : this.atPlace(BY_LANGUAGE, setCode, number, lang);
  }

  /** The same without a language; a 404 unless the English printing, if any, is surely in the mirror. */
  byNumberWithEnglish(setCode: string, number: string): CardAnswer {
    return this.atPlace(SURELY_BY_NUMBER, setCode, number);
  }

  private atPlace(statement: Statement, setCode: string, ...others: string[]): CardAnswer {
    const place = [setCode.toLowerCase(), ...others];
    return this.answers.getOrLoad([statement.name, ...place].join('\0'), async () => {
      const isText = !place.some((each) => each.includes('\0'));
      const row = isText ? await this.sql.row<{ raw: string }>(statement, place) : undefined;
      if (!row) throw new CardRefusal(404, NO_CARD_WITH_NUMBER);
      return row.raw;
    });
  }
}
