// Searches the catalogue and answers as the public card database does.
import { Injectable } from '@nestjs/common';
import type { QueryResultRow } from 'pg';
import { Sql } from '../../../platform/database/sql.js';
import { Environment } from '../../../platform/environment/environment.js';
import { publicAddress } from '../../../platform/environment/public-address.js';
import { noticesOf } from '../dto/notice.dto.js';
import { CardRefusal, ResponseCache } from '../lookup/index.js';
import { Values } from './conditions/condition.js';
import { findPage, type SearchStatement, searchedRows, typeWords } from './find-page.js';
import { type FoundPrintings, type FoundRow, foundIn, foundStatement } from './found-printings.js';
import { EVERYTHING, type Knowledge } from './keywords/keyword.js';
import { parse } from './parser.js';
import type { Parsed, Query } from './query.js';
import { revealsExtras } from './revealed-extras.js';
import { SearchLimiter } from './search-gate.js';
import { SearchKnowledge } from './search-knowledge.js';
import { pageAddress, type SearchRequest, withOptions } from './search-request.js';
import { SearchRestrictions } from './search-restrictions.js';
import { PAGE_SIZE } from './statement.js';
import { ALL_IGNORED, READING_AGAIN, UnreadableSearch } from './warnings.js';

const REFERENCE = 'https://scryfall.com/docs/reference';
export const NO_MATCH = `Your query didn’t match any cards. Adjust your search terms or refer to the syntax guide at ${REFERENCE}`;
export const PAST_THE_END = `You have paginated beyond the end of these results, reduce your \`page\` parameter or refer to the syntax guide at ${REFERENCE}`;

const ALL_CARDS: Parsed = { query: EVERYTHING, options: {}, warnings: [] };
/** The planner cannot know how many rows a common table has, and sorts them all to merge two. */
const HASHED = { enable_mergejoin: 'off' };
const NOTHING: FoundRow = { total: 0, first: '', all: '' };

@Injectable()
export class CardSearch {
  private readonly gate = new SearchLimiter();

  constructor(
    private readonly sql: Sql,
    private readonly environment: Environment,
    private readonly knowledge: SearchKnowledge,
    private readonly restrictions: SearchRestrictions,
    private readonly answers: ResponseCache,
  ) {}

  /**
   * The answer as the bytes of its JSON, for an account. Throws a CardRefusal: 400 nothing to search by, 404 no card, 422
   * past the last page, 503 too slow or too many at once.
   */
  async search(asked: SearchRequest, account: string): Promise<Buffer> {
    const known = await this.knowledge.now();
    const { query, options, warnings: ignored } = read(asked.q, known);
    const beside = known.isStale ? [READING_AGAIN] : [];
    const warnings = [...ignored, ...beside];
    if (!query) throw new CardRefusal(400, ALL_IGNORED, warnings);
    const chosen = withOptions(asked, options);
    const request = { ...chosen, extras: chosen.extras || revealsExtras(query) };
    const restriction = asked.listed && { restriction: this.restrictions.of('listed', account) };
    // The public card database tells what was asked where the search itself says what is shown.
    const shown = options.unique === undefined ? request : { ...request, extras: chosen.extras };
    return this.gate.run(account, async () => {
      const { total, cards } = await findPage(this.sql, query, { ...request, ...restriction });
      if (total === 0) throw new CardRefusal(404, NO_MATCH, beside);
      if (cards.length === 0) throw new CardRefusal(422, PAST_THE_END, beside);
      return this.listOf(total, cards, shown, warnings);
    });
  }

  /**
   * The rows of a statement over the printings that a search means, all for no search, and the warnings of the search. Throws a
   * CardRefusal: 400 nothing to search by, 503 too slow or too many at once.
   */
  async rowsOf<Row extends QueryResultRow>(
    q: string,
    account: string,
    statementOf: (found: FoundPrintings) => SearchStatement,
  ): Promise<{ readonly rows: readonly Row[]; readonly warnings: readonly string[] }> {
    const known = await this.knowledge.now();
    const { query, options, warnings: ignored } = q === '' ? ALL_CARDS : read(q, known);
    const warnings = [...ignored, ...(known.isStale ? [READING_AGAIN] : [])];
    if (!query) throw new CardRefusal(400, ALL_IGNORED, warnings);
    return this.gate.run(account, async () => {
      const found = { ...(await this.found(query)), unique: options.unique ?? 'cards' };
      return { rows: await searchedRows<Row>(this.sql, statementOf(found), HASHED), warnings };
    });
  }

  /** Kept until cards change: people near one another look for the same. */
  private async found(query: Query): Promise<Omit<FoundPrintings, 'unique'>> {
    const values = new Values(await typeWords(this.sql, query));
    const text = foundStatement(query, values);
    return this.answers.getOrLoadSized(
      JSON.stringify([text, values.list]),
      async () => {
        const [row = NOTHING] = await searchedRows<FoundRow>(this.sql, { text, values: values.list });
        return foundIn(row);
      },
      ({ bits, first }) => bits.length + 8 * first.length,
    );
  }

  /** The cards go out as the text they came in: nothing is parsed and written again. */
  private listOf(
    total: number,
    cards: readonly string[],
    request: SearchRequest,
    warnings: readonly string[],
  ): Buffer {
    const more = request.page * PAGE_SIZE < total;
    const next = `${publicAddress(this.environment)}${pageAddress(request, request.page + 1)}`;
    const head = JSON.stringify({
      object: 'list',
      total_cards: total,
      has_more: more,
      ...(more ? { next_page: next } : {}),
      ...(warnings.length > 0 ? { warnings } : {}),
      ...noticesOf(warnings),
    });
    const [first = '', ...others] = cards;
    return bytesOf([`${head.slice(0, -1)},"data":[${first}`, ...others.flatMap((card) => [',', card]), ']}']);
  }
}

/** The texts one after the other. A text of all of them, half a megabyte of characters, would live for nothing but this. */
function bytesOf(texts: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafe(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0));
  let end = 0;
  for (const text of texts) end += bytes.write(text, end);
  return bytes;
}

function read(q: string, knowledge: Knowledge): Parsed {
  try {
    return parse(q, knowledge);
  } catch (error) {
    if (!(error instanceof UnreadableSearch)) throw error;
    throw new CardRefusal(400, error.message);
  }
}
