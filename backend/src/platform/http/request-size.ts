// Refuses requests of a shape that no client of ours has: what looks at each part of them would be kept busy.
import { BadRequestException, HttpException, HttpStatus } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** Ours send nine; a search's words are one of them. */
const MOST_PARAMETERS = 64;
/** Longer than any cursor, search and name together that we give or take. */
const LONGEST_ADDRESS = 8_000;
/** Five hundred listings with all their fields have 8,000. */
const MOST_VALUES = 20_000;
/** Ours have three levels; the rest is room for what comes along with identifiers of cards. */
const LEVELS = 32;

/**
 * Refuses long addresses with a 414, many parameters, and bodies of many values or of many levels with a 400, before anything
 * reads them: what walks through a deep body calls itself, and would run out of stack.
 */
export function refuseCrowds(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ url }, _reply, done) => {
    if (url.length > LONGEST_ADDRESS) return done(new HttpException('', HttpStatus.URI_TOO_LONG));
    if (url.split('&').length > MOST_PARAMETERS) return done(new BadRequestException());
    done();
  });
  fastify.addHook('preValidation', ({ body }, _reply, done) => {
    done(isSmall(body) ? undefined : new BadRequestException());
  });
}

/** Whether neither the values in it are too many nor its levels. Level by level, without calling itself. */
function isSmall(body: unknown): boolean {
  let level = [body];
  let seen = 0;
  for (let depth = 0; depth <= LEVELS; depth++) {
    const next: unknown[] = [];
    for (const each of level) {
      if (typeof each !== 'object' || each === null) continue;
      const values: unknown[] = Object.values(each);
      seen += values.length;
      if (seen > MOST_VALUES) return false;
      next.push(...values);
    }
    if (next.length === 0) return true;
    level = next;
  }
  return false;
}
