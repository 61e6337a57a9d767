// Uploads: a route that takes the bytes of a file as its body, which may be larger than any other.
import { applyDecorators, UnsupportedMediaTypeException } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';

/** The largest file, in bytes. */
export const MAX_UPLOAD_BYTES = 20_000_000;
const MEDIA_TYPES = ['application/octet-stream', 'text/csv'];

const TAKES_UPLOAD = 'takesUpload';

/** The route's body is the bytes of a file, a Buffer of up to 20 MB. Pasted text is a file too. */
export const Upload = (): MethodDecorator =>
  applyDecorators(
    RouteConfig({ [TAKES_UPLOAD]: true }),
    ApiConsumes(...MEDIA_TYPES),
    ApiBody({
      description: 'The bytes of the file, or pasted text in UTF-8: at most 20 MB.',
      schema: { type: 'string', format: 'binary' },
    }),
  );

/** Reads the bodies of routes with `@Upload()` as bytes. Other routes refuse such bodies with a 415. */
export function takeUploads(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(
    MEDIA_TYPES,
    { parseAs: 'buffer', bodyLimit: MAX_UPLOAD_BYTES },
    (_request, body, done) => done(null, body),
  );
  fastify.addHook('onRequest', ({ headers, routeOptions }, _reply, done) => {
    const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
    const isRight = !MEDIA_TYPES.includes(type) || TAKES_UPLOAD in routeOptions.config;
    done(isRight ? undefined : new UnsupportedMediaTypeException());
  });
}
