// Answers with an ETag: who has one asks whether it is still so, and mostly hears that it is.
import { hash } from 'node:crypto';
import { applyDecorators, Header } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';

/** Kept by whoever asked, who asks each time whether it still holds. */
const ASK_AGAIN = 'private, no-cache';
/** For what is about one person: no browser keeps it, but a program that asks every minute may compare tags. */
export const KEPT_BY_NOBODY = 'no-store';

/**
 * The route's answers carry an ETag, and are 304 without a body to whom has it already; `cacheControl` says who may keep
 * them. The tag is of what is answered, the same on every replica: nothing can be older than the answer itself.
 */
export const Revalidated = (cacheControl = ASK_AGAIN): MethodDecorator =>
  applyDecorators(
    RouteConfig({ cacheControl }),
    ApiResponse({ status: 304, description: 'Nothing has changed since.' }),
  );

/**
 * What is about one person, and is kept by no HTTP cache, but by the service worker of our own client for as long as that
 * person is logged in: it is shown without a network. A targeted field (RFC 9213), so that nothing is kept by mistake.
 */
export const KeptOffline = (): MethodDecorator => Header('service-worker-cache-control', 'private');

/** The tag of an answer: weak, for it is the same whether or not the answer travels compressed. */
export const tagOf = (text: string | Buffer): string =>
  `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`;

/** Gives the answers of `@Revalidated()` routes their tags, unless they have one. */
export function tagAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, answer, done) => {
    const { cacheControl } = request.routeOptions.config as { cacheControl?: string };
    if (cacheControl === undefined || reply.statusCode !== 200 || !isWhole(answer)) {
      return void done(null, answer);
    }
    const tag = String(reply.getHeader('etag') ?? tagOf(answer));
    reply.headers({ etag: tag, 'cache-control': cacheControl });
    if (!isKnown(request.headers['if-none-match'], tag)) return void done(null, answer);
    reply.status(304).removeHeader('content-type');
    done(null, null);
  });
}

/** Not one that is still being read. */
const isWhole = (answer: unknown): answer is string | Buffer =>
  typeof answer === 'string' || Buffer.isBuffer(answer);

/** Whether If-None-Match names this tag: the caller has the answer. */
export const isKnown = (known: string | undefined, tag: string): boolean =>
  known?.split(/\s*,\s*/).some((each) => opaque(each) === opaque(tag)) ?? false;

const opaque = (tag: string): string => tag.replace(/^W\//, '');
