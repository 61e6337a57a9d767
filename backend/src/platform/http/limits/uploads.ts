// Uploads: a route that takes the bytes of a file as its body, which may be larger than any other.
import { applyDecorators, UnsupportedMediaTypeException } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';

/** The largest file, in bytes. */
export const MAX_UPLOAD_BYTES = 20_000_000;
/** The largest calendar, in bytes. */
export const MAX_CALENDAR_BYTES = 1_000_000;
/** The largest photo, in bytes. */
export const MAX_PHOTO_BYTES = 5_000_000;

const KINDS = {
  file: {
    types: ['application/octet-stream', 'text/csv'],
    maxBytes: MAX_UPLOAD_BYTES,
    description: 'The bytes of the file, or pasted text in UTF-8: at most 20 MB.',
  },
  calendar: {
    types: ['text/calendar'],
    maxBytes: MAX_CALENDAR_BYTES,
    description: 'The bytes of an iCalendar file: at most 1 MB.',
  },
  photo: {
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    maxBytes: MAX_PHOTO_BYTES,
    description: 'The bytes of the photo: at most 5 MB.',
  },
} as const;
type Kind = keyof typeof KINDS;

const TAKES_UPLOAD = 'takesUpload';

/** The route's body is the bytes of a file, a Buffer of up to 20 MB, of a calendar, up to 1 MB, or of a photo, up to 5 MB. Pasted text is a file too. */
export const Upload = (kind: Kind = 'file'): MethodDecorator =>
  applyDecorators(
    RouteConfig({ [TAKES_UPLOAD]: kind }),
    ApiConsumes(...KINDS[kind].types),
    ApiBody({
      description: KINDS[kind].description,
      schema: { type: 'string', format: 'binary' },
    }),
  );

/** Reads the bodies of routes with `@Upload()` as bytes. Other routes refuse such bodies with a 415. */
export function takeUploads(fastify: FastifyInstance): void {
  const kindOf = new Map<string, string>();
  for (const [kind, { types, maxBytes }] of Object.entries(KINDS)) {
    for (const type of types) kindOf.set(type, kind);
    fastify.addContentTypeParser(
      [...types],
      { parseAs: 'buffer', bodyLimit: maxBytes },
      (_request, body, done) => done(null, body),
    );
  }
  fastify.addHook('onRequest', ({ headers, routeOptions }, _reply, done) => {
    const kind = kindOf.get(headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '');
    const { [TAKES_UPLOAD]: taken } = routeOptions.config as { [TAKES_UPLOAD]?: Kind };
    done(kind === undefined || kind === taken ? undefined : new UnsupportedMediaTypeException());
  });
}
