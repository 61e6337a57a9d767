// A web page of somebody else may send a form to us without asking the browser's leave; JSON it may not.
import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** Refuses form bodies with a 415: Nest would read them as if they were JSON. */
export function refuseForms(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ headers }, _reply, done) => {
    const isForm = /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '');
    done(isForm ? new UnsupportedMediaTypeException() : undefined);
  });
}
