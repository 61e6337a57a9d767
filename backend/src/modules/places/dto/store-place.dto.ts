// Where a store is, on the wire: exact and public.
import { ApiProperty } from '@nestjs/swagger';
import { IsNumber, Max, Min } from 'class-validator';
import { required } from '../../../platform/http/validation/field-problems.js';
import { Line, Visible } from '../../../platform/http/validation/fields.js';

/** Where a store says that it is. */
export class SetStorePlace {
  @ApiProperty({ minLength: 1, maxLength: 300, example: '1814 W Division Street, Chicago, IL 60622' })
  @Line(300, 1)
  @Visible(required)
  address: string;
  @ApiProperty({ minimum: -90, maximum: 90, example: 41.90329 })
  @IsNumber()
  @Min(-90)
  @Max(90)
  latitude: number;
  @ApiProperty({ minimum: -180, maximum: 180, example: -87.67255 })
  @IsNumber()
  @Min(-180)
  @Max(180)
  longitude: number;
}

/** Where a store is, as it has confirmed itself. */
export class StorePlaceDto {
  /** The store’s ID. */
  @ApiProperty({ format: 'uuid', example: '2f0d1c9a-7c55-4a54-8c0e-9f8f0f1f7c21' })
  store: string;
  @ApiProperty({ example: '1814 W Division Street, Chicago, IL 60622' })
  address: string;
  @ApiProperty({ example: 41.90329 })
  latitude: number;
  @ApiProperty({ example: -87.67255 })
  longitude: number;
  /** IANA time zone. */
  @ApiProperty({ example: 'America/Chicago' })
  timeZone: string;
  @ApiProperty({ type: 'string', format: 'date-time', example: '2026-03-01T10:00:00.000Z' })
  confirmedAt: string;
}
