// Searches the catalogue and answers as the public card database does.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { Environment } from '../../../platform/environment/environment.js';
import { CardRefusal } from '../card-refusal.js';
import { type Parsed, parse, UnclosedBrackets } from './parser.js';
import { revealsExtras } from './query.js';
import { pageAddress, type SearchRequest } from './search-request.js';
import { PAGE_SIZE, searchStatement } from './statement.js';

const REFERENCE = 'https://scryfall.com/docs/reference';
const NO_MATCH = `Your query didn’t match any cards. Adjust your search terms or refer to the syntax guide at ${REFERENCE}`;
const PAST_THE_END = `You have paginated beyond the end of these results, reduce your \`page\` parameter or refer to the syntax guide at ${REFERENCE}`;

@Injectable()
export class CardSearch {
  constructor(
    private readonly sql: Sql,
    private readonly environment: Environment,
  ) {}

  /** The answer as JSON text. Throws a CardRefusal: 400 nothing to search by, 404 no card, 422 past the last page. */
  async search(asked: SearchRequest): Promise<string> {
    const { query, warnings } = read(asked.q);
    if (!query) throw new CardRefusal(400, 'All of your terms were ignored.', warnings);
    const request = { ...asked, extras: asked.extras || revealsExtras(query) };
    const { text, values } = searchStatement(query, request);
    // Unnamed: it is planned for its values, and searches have no end of shapes.
    const row = await this.sql.row<{ total: number; data: string | null }>({ name: '', text }, values);
    if (!row || row.total === 0) throw new CardRefusal(404, NO_MATCH);
    if (row.data === null) throw new CardRefusal(422, PAST_THE_END);
    return this.listOf(row.total, row.data, request, warnings);
  }

  /** The cards go out as the text they came in: nothing is parsed and written again. */
  private listOf(total: number, data: string, request: SearchRequest, warnings: readonly string[]): string {
    const more = request.page * PAGE_SIZE < total;
    const next = `${this.environment.PUBLIC_URL ?? ''}${pageAddress(request, request.page + 1)}`;
    const head = JSON.stringify({
      object: 'list',
      total_cards: total,
      has_more: more,
      ...(more ? { next_page: next } : {}),
      ...(warnings.length > 0 ? { warnings } : {}),
    });
    return `${head.slice(0, -1)},"data":[${data}]}`;
  }
}

function read(q: string): Parsed {
  try {
    return parse(q);
  } catch (error) {
    if (!(error instanceof UnclosedBrackets)) throw error;
    throw new CardRefusal(400, 'Your search contains unclosed parentheses.');
  }
}
