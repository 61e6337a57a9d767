// The order of a listing's photos, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray } from 'class-validator';
import { AreUuids } from '../../../platform/http/validation/fields.js';
import { MAX_PHOTOS } from './photo.js';

/** All photos of the listing in their new order; the first is shown in lists. */
export class OrderPhotos {
  @ApiProperty({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    minItems: 1,
    maxItems: MAX_PHOTOS,
    uniqueItems: true,
    example: ['3f0c1b5e-4d7a-4c0e-9a43-6f1d2a7c8e90'],
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayUnique()
  @AreUuids('each of photos must be a UUID')
  // Checked first: the others look at each entry.
  @ArrayMaxSize(MAX_PHOTOS)
  photos: string[];
}
