// Every list is bounded: `limit` and an opaque `after` in, a Link to the next page and the total out.
import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { cursorOf, type KeyPart } from './cursor.js';
import type { PageQuery } from './page-query.dto.js';

/** A part of a list: its entries, how many there are in all, and the cursor of the next page if there is one. */
export interface Page<Entry> {
  readonly entries: readonly Entry[];
  readonly total: number;
  readonly next?: string;
}

/**
 * Reads the page that was asked for: `read` gives one row more than `limit`, each with the total. Behind the end there
 * is no row to tell it, so the first row of the list is asked.
 */
export async function pageOf<Row extends { readonly total: number }, Entry>(
  { limit, after }: Pick<PageQuery, 'limit' | 'after'>,
  read: (limit: number, after?: string) => Promise<readonly Row[]>,
  entry: (row: Row) => Entry,
  key: (row: Row) => readonly KeyPart[],
): Promise<Page<Entry>> {
  const rows = await read(limit, after);
  const [first] = rows.length > 0 || !after ? rows : await read(0);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = rows.length > limit && last !== undefined ? cursorOf(key(last)) : undefined;
  return { entries: shown.map(entry), total: first?.total ?? 0, next };
}

@Injectable()
class ListInterceptor implements NestInterceptor<Page<unknown>, readonly unknown[]> {
  intercept(context: ExecutionContext, next: CallHandler<Page<unknown>>): Observable<readonly unknown[]> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(
      map((page) => {
        reply.header('x-total-count', String(page.total));
        if (page.next) {
          const url = new URL(request.url, 'http://localhost');
          url.searchParams.set('after', page.next);
          reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
        }
        return page.entries;
      }),
    );
  }
}

/** The route answers a Page as a JSON array of `entry` with its headers. */
export function Listed(entry: new () => unknown): MethodDecorator {
  return applyDecorators(
    UseInterceptors(ListInterceptor),
    ApiOkResponse({
      description: 'A page of the list.',
      type: entry,
      isArray: true,
      headers: {
        Link: { description: 'The next page, if there is one.', schema: { type: 'string' } },
        'X-Total-Count': { description: 'How many entries there are in all.', schema: { type: 'integer' } },
      },
    }),
  );
}
