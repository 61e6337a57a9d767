// The files of photos; public, because an <img> sends no token. Their names can't be guessed.
import { Controller, Get, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Sql } from '../../../platform/database/sql.js';
import { Public } from '../../../platform/http/access/access.js';
import { Fails } from '../../../platform/http/problems/fails.js';
import { OneOf } from '../../../platform/http/validation/one-of.pipe.js';
import { ObjectStorage, StorageError } from '../../../platform/object-storage/object-storage.js';
import { photoNotFound, photosUnavailable } from './photo.errors.js';
import { keyOfPhoto, PHOTO_SIZES, PHOTO_TYPE, type PhotoSize } from './photo.js';
import { SHOWN_PHOTO } from './photo.statements.js';

const NAME = /^[\w-]{43}$/;
const SIZE = { type: 'string' as const, enum: [...PHOTO_SIZES], example: 'thumbnail' };

@ApiTags('listings')
@Controller('listings/photos')
export class PhotoFilesController {
  constructor(
    private readonly sql: Sql,
    private readonly storage: ObjectStorage,
  ) {}

  /** A photo of a listing, by the URL that the listing has for it */
  @Public()
  @Get(':name/:size')
  @ApiParam({
    name: 'name',
    description: 'The name of the photo.',
    schema: { type: 'string', pattern: NAME.source },
  })
  @ApiParam({ name: 'size', description: 'The size of the photo.', schema: SIZE })
  @ApiProduces(PHOTO_TYPE)
  @ApiOkResponse({
    description: 'The photo.',
    headers: { 'Cache-Control': { schema: { type: 'string' } } },
    schema: { type: 'string', format: 'binary' },
  })
  @Fails(photoNotFound, photosUnavailable)
  async getPhoto(
    @Param('name') name: string,
    @Param('size', new OneOf(PHOTO_SIZES)) size: PhotoSize,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const isShown = NAME.test(name) && (await this.sql.row(SHOWN_PHOTO, [name]));
    const bytes = isShown ? await this.storage.get(keyOfPhoto(name, size)).catch(refused) : undefined;
    if (!bytes) throw photoNotFound();
    // Only now: an error must not be cached for a year.
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    return new StreamableFile(bytes, { type: PHOTO_TYPE, length: bytes.length });
  }
}

function refused(error: unknown): never {
  throw error instanceof StorageError ? photosUnavailable() : error;
}
