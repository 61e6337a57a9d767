// A web page of somebody else may send a form to us without asking the browser's leave; JSON it may not.
import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** The config of a route that takes forms: what they say is not read, and the call needs no cookie. */
export const TAKES_FORMS = { takesForms: true };

const FORM = /^application\/x-www-form-urlencoded\b/i;
const ANY_FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Refuses form bodies with a 415: Nest would read them as if they were JSON. */
export function refuseForms(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ headers, routeOptions }, _reply, done) => {
    const type = headers['content-type'] ?? '';
    // A request without a route has no config.
    const takesForms = (routeOptions.config as { takesForms?: boolean } | undefined)?.takesForms === true;
    // As text the body is skipped.
    if (takesForms && ANY_FORM.test(type)) headers['content-type'] = 'text/plain';
    done(FORM.test(type) && !takesForms ? new UnsupportedMediaTypeException() : undefined);
  });
}
