// A route that answers the file of a stored image; public, because an <img> sends no token. The names can't be guessed.
import { applyDecorators, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { ErrorDefinition } from '../../kernel/domain-error.js';
import { Fails } from '../http/problems/fails.js';
import { type ObjectStorage, StorageError } from '../object-storage/object-storage.js';
import { IMAGE_NAME, IMAGE_SIZES, IMAGE_TYPE } from './image-folder.js';

/** How the files of one kind of images are refused. */
export interface FileErrors {
  readonly missing: ErrorDefinition;
  readonly unavailable: ErrorDefinition;
}

/** The route answers an image, by its `name` and `size`. `what` it is goes into the document: "photo". */
export const AnswersImage = (
  what: string,
  { missing, unavailable }: FileErrors,
  sizes: readonly string[] = IMAGE_SIZES,
  types: readonly string[] = [IMAGE_TYPE],
): MethodDecorator =>
  applyDecorators(
    ApiParam({
      name: 'name',
      description: `The name of the ${what}.`,
      schema: { type: 'string', pattern: IMAGE_NAME.source },
    }),
    ApiParam({
      name: 'size',
      description: `The size of the ${what}.`,
      schema: { type: 'string', enum: [...sizes], example: 'thumbnail' },
    }),
    ApiProduces(...types),
    ApiOkResponse({
      description: `The ${what}.`,
      headers: { 'Cache-Control': { schema: { type: 'string' } } },
      schema: { type: 'string', format: 'binary' },
    }),
    Fails(missing, unavailable),
  );

/** The image with this key, to be cached for good. Throws `missing` and `unavailable`. */
export async function imageAnswer(
  { storage, key, reply }: { storage: ObjectStorage; key: string; reply: FastifyReply },
  { missing, unavailable }: FileErrors,
): Promise<StreamableFile> {
  const bytes = await storage.get(key).catch((error: unknown) => {
    throw error instanceof StorageError ? unavailable() : error;
  });
  if (!bytes) throw missing();
  return cachedForGood(bytes, IMAGE_TYPE, reply);
}

/** These bytes of an image, to be cached for good. */
export function cachedForGood(bytes: Buffer, type: string, reply: FastifyReply): StreamableFile {
  // Only now: an error must not be cached for a year.
  reply.headers({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
  return new StreamableFile(bytes, { type, length: bytes.length });
}
