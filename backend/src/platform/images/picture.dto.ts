// An uploaded picture on the wire.
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import { IsUuid } from '../http/validation/fields.js';

/** A picture that a store has uploaded. The URLs need no token, can't be guessed, and never change their content. */
export class PictureDto {
  @ApiProperty({ format: 'uuid', example: '3f0c1b5e-4d7a-4c0e-9a43-6f1d2a7c8e90' })
  uuid: string;
  /**
   * WebP, at most 1,600 pixels a side.
   * @example "/api/events/pictures/mG3vQ0cZl2sYwq0T5o1XbqP4a8rJ6kH7dE9fU2nC1xA/full"
   */
  url: string;
  /**
   * WebP, at most 320 pixels a side.
   * @example "/api/events/pictures/mG3vQ0cZl2sYwq0T5o1XbqP4a8rJ6kH7dE9fU2nC1xA/thumbnail"
   */
  thumbnailUrl: string;
  /** Of the full size, in pixels. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 1600 })
  width: number;
  @ApiProperty({ type: 'integer', minimum: 1, example: 900 })
  height: number;
}

/** The `picture` that is asked for by its id; null for none, and optional. */
export const PictureId = (description: string): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      ...{ type: 'string', format: 'uuid', nullable: true, required: false },
      example: '3f0c1b5e-4d7a-4c0e-9a43-6f1d2a7c8e90',
      description,
    }),
    ValidateIf((_, value) => value !== null && value !== undefined),
    IsUuid(),
  );
