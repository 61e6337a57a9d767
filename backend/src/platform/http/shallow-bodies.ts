// Refuses bodies that are nested deeper than any of ours: what walks through them calls itself, and would run out of stack.
import { BadRequestException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** Ours have three levels; the rest is room for what comes along with identifiers of cards. */
const LEVELS = 32;

/** Refuses deeper bodies with a 400, before anything reads them. */
export function refuseDeepBodies(fastify: FastifyInstance): void {
  fastify.addHook('preValidation', async ({ body }) => {
    if (isDeeper(body, LEVELS)) throw new BadRequestException();
  });
}

/** Level by level, without calling itself. */
function isDeeper(body: unknown, levels: number): boolean {
  let level = [body];
  for (let depth = 0; depth <= levels; depth += 1) {
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
    if (level.length === 0) return false;
  }
  return true;
}
