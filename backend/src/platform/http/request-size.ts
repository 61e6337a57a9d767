// Refuses requests of a shape that no client of ours has: what looks at each part of them would be kept busy.
import type { FastifyInstance } from 'fastify';
import { defineError } from '../../kernel/domain-error.js';
import { PROBLEM_OF_STATUS } from './problem.filter.js';

/** Ours send nine; a search's words are one of them. */
const MOST_PARAMETERS = 64;
/** Longer than any cursor, search and name together that we give or take. */
const LONGEST_ADDRESS = 8_000;
/** Five hundred listings with all their fields have 8,000. */
const MOST_VALUES = 20_000;

const [code = '', message = ''] = PROBLEM_OF_STATUS[400] ?? [];
const unreadable = defineError(code, 'invalid', message);

/** An address that is too long, for the problem filter. */
class TooLong extends Error {
  readonly statusCode = 414;
}

/** Refuses long addresses with a 414, many parameters or values with a 400, before anything reads them. */
export function refuseCrowds(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async ({ url }) => {
    if (url.length > LONGEST_ADDRESS) throw new TooLong();
    if (url.split('&').length > MOST_PARAMETERS) throw unreadable();
  });
  fastify.addHook('preValidation', async ({ body }) => {
    if (typeof body === 'object' && body !== null && !hasAtMost(MOST_VALUES, body)) throw unreadable();
  });
}

/** Whether there are at most so many values in it, at whatever depth. Without calling itself. */
function hasAtMost(most: number, body: object): boolean {
  const waiting: object[] = [body];
  let seen = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const values: unknown[] = Object.values(next);
    seen += values.length;
    if (seen > most) return false;
    for (const value of values) if (typeof value === 'object' && value !== null) waiting.push(value);
  }
  return true;
}
