// The stores of a map on the wire: what the part of the earth that it shows has.
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsNumber, IsOptional, Max, Min } from 'class-validator';
import { Words } from '../../../platform/http/validation/fields.js';
import { MAX_MAP_STORES } from '../domain/place.js';

/** The box that a map shows, and words to search the stores in it by. */
export class MapQuery {
  /** The southern edge, in degrees. */
  @ApiProperty({ minimum: -90, maximum: 90, example: 41.6 })
  @Type(() => Number)
  @IsNumber()
  @Min(-90)
  @Max(90)
  south: number;
  /** The western edge, in degrees; greater than `east` where the box crosses the date line. */
  @ApiProperty({ minimum: -180, maximum: 180, example: -87.9 })
  @Type(() => Number)
  @IsNumber()
  @Min(-180)
  @Max(180)
  west: number;
  /** The northern edge, in degrees. */
  @ApiProperty({ minimum: -90, maximum: 90, example: 42.1 })
  @Type(() => Number)
  @IsNumber()
  @Min(-90)
  @Max(90)
  north: number;
  /** The eastern edge, in degrees. */
  @ApiProperty({ minimum: -180, maximum: 180, example: -87.4 })
  @Type(() => Number)
  @IsNumber()
  @Min(-180)
  @Max(180)
  east: number;
  /**
   * Words of a name or an address.
   * @example "market"
   */
  @IsOptional()
  @Words(100)
  q?: string;
}

/** A store on a map. */
export class MapStore {
  @ApiProperty({ format: 'uuid', example: '7b0c5a52-14f5-4e3e-9c6a-0c1d6a1f2b11' })
  uuid: string;
  /** @example "The Gilded Goblet" */
  name: string;
  /** @example "1814 W Division Street, Chicago, IL 60622" */
  address: string;
  @ApiProperty({ example: 41.90329 })
  latitude: number;
  @ApiProperty({ example: -87.67255 })
  longitude: number;
}

/** The stores of a map. */
export class MapStores {
  /** Those that are nearest to the middle. */
  @ApiProperty({ type: MapStore, isArray: true, maxItems: MAX_MAP_STORES })
  stores: MapStore[];
  /** Whether these are all stores of the box. */
  isComplete: boolean;
}
