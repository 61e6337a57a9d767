// The reads of maps.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import { wordsOf } from '../../platform/database/words.js';
import { JsonText } from '../../platform/http/lists/json-text.js';
import { boxBetween, boxValues, middleOf } from './domain/place.js';
import type { MapQuery, MapStores } from './dto/map.dto.js';
import { STORES_IN_BOX, STORES_IN_BOX_SAYING } from './map.statements.js';

@Injectable()
export class MapQueries {
  constructor(private readonly sql: Sql) {}

  /** The stores that a map shows: those nearest to its middle where there are too many. */
  async stores({ q, ...edges }: MapQuery): Promise<JsonText<MapStores>> {
    const words = wordsOf(q);
    const { latitude, longitude } = middleOf(edges);
    const box = [...boxValues(boxBetween(edges)), latitude, longitude];
    const { answer } = await (words.length > 0
      ? this.sql.one<{ answer: string }>(STORES_IN_BOX_SAYING, [...box, words])
      : this.sql.one<{ answer: string }>(STORES_IN_BOX, box));
    return new JsonText(answer);
  }
}
