// Shows sets: as the card database describes them, or as their printings tell.
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Sql } from '../../../platform/database/sql.js';
import { Environment } from '../../../platform/environment/environment.js';
import { publicAddress } from '../../../platform/environment/public-address.js';
import type { JsonText } from '../../../platform/http/lists/json-text.js';
import type { CardCatalog } from '../dto/card-catalog.dto.js';
import { BLOCKS } from '../facts/blocks.js';
import { CardRefusal } from './card-refusal.js';
import { searchable } from './parameters.js';
import { ResponseCache } from './response-cache.js';

/** A block is called by its first set. */
const IN_BLOCKS = JSON.stringify(
  BLOCKS.flatMap(({ name, sets }) => sets.map((code) => ({ code, block_code: sets[0], block: name }))),
);
const SETS = `cards.set_info s left join json_to_recordset($2::json) as b (code text, block_code text, block text)
    using (code)`;

// $1: what our addresses begin with; $2: the blocks.
const described = (count: string) => `coalesce(s.raw::text, json_strip_nulls(json_build_object(
    'object', 'set', 'id', s.id, 'code', s.code, 'name', s.name, 'uri', $1::text || '/api/cards/sets/' || s.code,
    'scryfall_uri', s.page, 'search_uri', $1 || '/api/cards/search?include_extras=true&include_variations=true'
      || '&order=set&q=e%3A' || s.code || '&unique=prints',
    'released_at', s.released_at, 'set_type', s.set_type, 'card_count', ${count}, 'digital', s.digital,
    'nonfoil_only', s.nonfoil_only, 'foil_only', s.foil_only,
    'block_code', b.block_code, 'block', b.block))::text)`;

/** A set whose cards have all gone is one no more, unless the card database has it. */
const KNOWN = '(s.card_count > 0 or s.raw is not null)';

const ALL = {
  name: 'cards.sets',
  text: `select coalesce(string_agg(${described('s.card_count')}, ','
      order by s.released_at desc nulls last, s.code), '') as data
    from ${SETS} where ${KNOWN}`,
};
// A set by itself is counted without variations, in a list with them: so does the card database.
const ONE = {
  name: 'cards.set',
  text: `select ${described('s.card_count - s.variations')} as data from ${SETS}
    where ${KNOWN} and (s.code = $3 or $4::uuid in
      (s.id, substring(s.raw::text from '"id"\\s*:\\s*"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"')::uuid))`,
};

const CODES = {
  name: 'cards.set-codes',
  text: `select coalesce(json_agg(s.code order by s.code), '[]') as codes from cards.set_info s where ${KNOWN}`,
};

export const NO_SET = 'No Magic set found for the given code or ID';

@Injectable()
export class CardSets {
  constructor(
    private readonly sql: Sql,
    private readonly environment: Environment,
    private readonly answers: ResponseCache,
  ) {}

  /** The codes of all sets as the JSON text of a catalog. */
  codes(): JsonText<CardCatalog> | Promise<JsonText<CardCatalog>> {
    return this.answers.getOrLoad('set-codes', async () => {
      const { codes } = await this.sql.one<{ codes: string[] }>(CODES);
      return JSON.stringify({
        object: 'catalog',
        uri: `${publicAddress(this.environment)}/api/cards/set-codes`,
        total_values: codes.length,
        data: codes,
      });
    });
  }

  /** All sets, newest first, as the JSON text of a list. */
  async all(): Promise<string> {
    const row = await this.sql.row<{ data: string }>(ALL, [publicAddress(this.environment), IN_BLOCKS]);
    return `{"object":"list","has_more":false,"data":[${row?.data ?? ''}]}`;
  }

  /** The set with this code or id as JSON text. Throws a CardRefusal when there is none. */
  async byCode(codeOrId: string): Promise<string> {
    const code = searchable(codeOrId).toLowerCase();
    const values = [publicAddress(this.environment), IN_BLOCKS, code, isUUID(code) ? code : null];
    const row = await this.sql.row<{ data: string }>(ONE, values);
    if (!row) throw new CardRefusal(404, NO_SET);
    return row.data;
  }
}
