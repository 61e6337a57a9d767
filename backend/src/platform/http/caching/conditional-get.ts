// Conditional GET: answers carry an ETag, and a matching If-None-Match gets a 304.
import { hash } from 'node:crypto';
import { applyDecorators, Header } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';

/** Stored by the client alone, which revalidates it each time. */
const REVALIDATE = 'private, no-cache';
/** For personal data: no browser stores it, but a polling program may still compare ETags. */
export const NO_STORE = 'no-store';

/**
 * The route's answers carry an ETag, and a matching If-None-Match gets a 304 without a body. The tag is a hash of the answer,
 * so it is the same on every replica.
 */
export const ConditionalGet = (cacheControl = REVALIDATE): MethodDecorator =>
  applyDecorators(RouteConfig({ cacheControl }), ApiResponse({ status: 304, description: 'Not modified.' }));

/**
 * The service worker of our client may store the answer while its owner is logged in, to show it offline; no HTTP cache may.
 * A targeted field (RFC 9213), so that nothing else is stored by mistake.
 */
export const CachedOffline = (): MethodDecorator => Header('service-worker-cache-control', 'private');

/** The ETag of an answer: weak, as it does not depend on the content encoding. */
export const etagOf = (text: string | Buffer): string =>
  `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`;

/** Adds ETags to the answers of `@ConditionalGet()` routes that have none yet. */
export function addETags(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, answer, done) => {
    const { cacheControl } = request.routeOptions.config as { cacheControl?: string };
    if (cacheControl === undefined || reply.statusCode !== 200 || !isBuffered(answer)) {
      return void done(null, answer);
    }
    const tag = String(reply.getHeader('etag') ?? etagOf(answer));
    reply.headers({ etag: tag, 'cache-control': cacheControl });
    if (!matchesETag(request.headers['if-none-match'], tag)) return void done(null, answer);
    reply.status(304).removeHeader('content-type');
    done(null, null);
  });
}

/** Whether the answer is no stream. */
const isBuffered = (answer: unknown): answer is string | Buffer =>
  typeof answer === 'string' || Buffer.isBuffer(answer);

/** Whether If-None-Match names this ETag. Without a pattern for the blanks: one would look at a long run of them again and again. */
export const matchesETag = (known: string | undefined, tag: string): boolean =>
  known?.split(',').some((each) => opaque(each.trim()) === opaque(tag)) ?? false;

const opaque = (tag: string): string => tag.replace(/^W\//, '');
