// A picture of events on the wire.
import { ApiProperty } from '@nestjs/swagger';

/** A picture of an event. The URLs need no token, can't be guessed, and never change their content. */
export class EventPictureDto {
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
