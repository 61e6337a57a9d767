// Finds the one card of a name.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { CardRefusal } from './card-refusal.js';
import type { CardAnswer } from './cards.queries.js';
import type { NameRequest } from './name-request.js';
import { EXACTLY_NAMED, FUZZILY_NAMED } from './named.statement.js';
import { ResponseCache } from './response-cache.js';

export const noneNamed = (name: string): string => `No cards found matching “${name}”`;
export const severalNamed = (name: string): CardRefusal =>
  new CardRefusal(
    404,
    `Too many cards match ambiguous name “${name}”. Add more words to refine your search.`,
    [],
    'ambiguous',
  );

@Injectable()
export class NamedCards {
  constructor(
    private readonly sql: Sql,
    private readonly answers: ResponseCache,
  ) {}

  /** The preferred printing as JSON text. Throws a CardRefusal when no card has the name, or several could be meant. */
  named(request: NameRequest): CardAnswer {
    return this.answers.getOrLoad(`named ${JSON.stringify(request)}`, () => this.read(request));
  }

  private async read({ exact, fuzzy, set }: NameRequest): Promise<string> {
    const name = exact ?? fuzzy ?? '';
    const statement = exact === undefined ? FUZZILY_NAMED : EXACTLY_NAMED;
    const row = await this.sql.row<{ raw: string | null; names?: number }>(statement, [name, set ?? null]);
    if (!row?.raw) throw new CardRefusal(404, noneNamed(name));
    if ((row.names ?? 1) === 1) return row.raw;
    throw severalNamed(name);
  }
}
