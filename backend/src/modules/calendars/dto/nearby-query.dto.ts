// Which events of an area a calendar or a feed has.
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsNumber, IsOptional, Matches, Max, Min } from 'class-validator';

const RADII_KM = [5, 10, 20, 50, 100, 200] as const;
const WORD = /^[A-Z][A-Z0-9_]{0,49}$/;

/** A format, and the area around a place. */
export class NearbyQuery {
  /** Only this game: a value from `GET /api/catalogs/tcg-types`. */
  @ApiProperty({ type: 'string', example: 'MAGIC_THE_GATHERING', required: false })
  @IsOptional()
  @Matches(WORD, { message: '$property must be a value such as MAGIC_THE_GATHERING' })
  tcg?: string;
  /** The format: a value from `GET /api/catalogs/tcg-formats`. */
  @ApiProperty({ type: 'string', example: 'COMMANDER' })
  @Matches(WORD, { message: '$property must be a value such as COMMANDER' })
  format: string;
  /** Of the place, in degrees. It is rounded to two decimals. */
  @ApiProperty({ minimum: -90, maximum: 90, example: 41.88 })
  @Type(() => Number)
  @IsNumber()
  @Min(-90)
  @Max(90)
  latitude: number;
  /** Of the place, in degrees. It is rounded to two decimals. */
  @ApiProperty({ minimum: -180, maximum: 180, example: -87.63 })
  @Type(() => Number)
  @IsNumber()
  @Min(-180)
  @Max(180)
  longitude: number;
  /** How far around the place, in kilometers. */
  @ApiProperty({ type: 'integer', enum: RADII_KM, default: 50, example: 20, required: false })
  @IsOptional()
  @Type(() => Number)
  @IsIn(RADII_KM)
  radiusKm: number = 50;
}
