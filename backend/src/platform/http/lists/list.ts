// Every list is bounded: `limit` and an opaque `after` in, a Link to the next page and the total out.
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import type { PageRow } from '../../database/json-page.js';
import { cursorOf } from './cursor.js';
import { JsonText } from './json-text.js';

/** A part of a list: its entries, how many there are in all (`10000+` where no more are counted), and the cursor of the next page if there is one. */
export class Page<Entry> {
  constructor(
    readonly entries: readonly Entry[] | JsonText<readonly Entry[]>,
    readonly total: number | string,
    readonly next?: string,
  ) {}

  /** A list so short that it has one page. */
  static whole<Entry>(entries: readonly Entry[]): Page<Entry> {
    return new Page(entries, entries.length);
  }
}

/** The page of a `pageText` statement. Only tests check that its JSON fits the DTO. */
export const writtenPage = <Entry>({ entries, total, next }: PageRow): Page<Entry> =>
  new Page(new JsonText(encoded(entries)), total, next ? cursorOf(next) : undefined);

/** In characters: a longer text is encoded to UTF-8 once, and not for each of ETag, Content-Length and socket. */
const LONG = 16_384;
const encoded = (text: string): string | Buffer => (text.length < LONG ? text : Buffer.from(text));

/**
 * Serializes what controllers return: a page as its entries with the total and the next link in headers, JSON text as it is.
 * A hook, not an interceptor, which would cost every call a chain of observables.
 */
export function sendAnswers(fastify: FastifyInstance): void {
  fastify.addHook('preSerialization', (request, reply, answer, done) => {
    if (answer instanceof JsonText && answer.tag) reply.header('etag', answer.tag);
    if (!(answer instanceof Page)) return void done(null, answer);
    reply.header('x-total-count', String(answer.total));
    if (answer.next) {
      const url = new URL(request.url, 'http://localhost');
      url.searchParams.set('after', answer.next);
      reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
    }
    done(null, answer.entries);
  });
  fastify.setReplySerializer((answer) => (answer instanceof JsonText ? answer.text : JSON.stringify(answer)));
}

/** The route answers a Page as a JSON array of `entry` with its headers. */
export function Listed(entry: new () => unknown): MethodDecorator {
  return ApiOkResponse({
    description: 'A page of the list.',
    type: entry,
    isArray: true,
    headers: {
      Link: { description: 'The next page, if there is one.', schema: { type: 'string' } },
      'X-Total-Count': {
        description:
          'The total number of entries. Lists of events and stores count at most 10,000: `10000+` means more.',
        schema: { type: 'string', pattern: '^(\\d+|10000\\+)$', example: '25' },
      },
    },
  });
}
