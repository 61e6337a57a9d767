// Where the caller is and how far they look, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsNumber, Max, Min, ValidateIf } from 'class-validator';
import { IfGiven } from '../../../platform/http/validation/fields.js';
import { MAX_RADIUS_KM, MIN_RADIUS_KM, MOVES_A_DAY, UNITS, type Unit } from '../domain/place.js';

/** A town, or a point whose nearest town it is. */
export class SetPlace {
  /** The ID of a town. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 2147483647, required: false, example: 4250542 })
  @IfGiven()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  town?: number;
  /** With `longitude`, instead of a town: the nearest one is taken. */
  @ApiProperty({ minimum: -90, maximum: 90, required: false, example: 39.8 })
  @IfGiven()
  @IsNumber()
  @Min(-90)
  @Max(90)
  latitude?: number;
  @ApiProperty({ minimum: -180, maximum: 180, required: false, example: -89.64 })
  @IfGiven()
  @IsNumber()
  @Min(-180)
  @Max(180)
  longitude?: number;
}

/** Null is a choice of its own; what is missing is refused. */
const isSet = (_: unknown, value: unknown): boolean => value !== null;

/** How far the caller looks. */
export class SetPlacePreferences {
  /** In kilometres; null for anywhere. */
  @ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: MIN_RADIUS_KM,
    maximum: MAX_RADIUS_KM,
    example: 25,
    description: 'In kilometres; null for anywhere.',
  })
  @ValidateIf(isSet)
  @IsInt()
  @Min(MIN_RADIUS_KM)
  @Max(MAX_RADIUS_KM)
  radiusKm: number | null;
  @ApiProperty({
    type: 'string',
    enum: UNITS,
    nullable: true,
    example: 'KM',
    description: 'Kilometres or miles; null for what the language of the client uses.',
  })
  @ValidateIf(isSet)
  @IsIn(UNITS)
  unit: Unit | null;
}

/** The place of an account, as only its owner sees it. */
export class PlaceDto {
  /** The ID of the town that it is, or that is nearest to a store. */
  @ApiProperty({ type: 'integer', example: 4250542 })
  town: number;
  /** The town with its state or country. */
  @ApiProperty({ example: 'Springfield, Illinois, United States' })
  label: string;
  /** ISO 3166-1 alpha-2. */
  @ApiProperty({ example: 'US' })
  country: string;
  /** IANA time zone. */
  @ApiProperty({ example: 'America/Chicago' })
  timeZone: string;
  /** A store's address; null for a player, who is in a town. */
  @ApiProperty({ type: 'string', nullable: true, example: null, description: 'Of a store; otherwise null.' })
  address: string | null;
  /** Rounded to two decimals, but for a store. */
  @ApiProperty({ example: 39.8 })
  latitude: number;
  @ApiProperty({ example: -89.64 })
  longitude: number;
}

/** Where the caller is, and how far they look. */
export class OwnPlaceDto {
  @ApiProperty({ type: PlaceDto, nullable: true, description: 'Null until it is set.' })
  place: PlaceDto | null;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 25,
    description: 'In kilometres; null for anywhere.',
  })
  radiusKm: number | null;
  @ApiProperty({
    type: 'string',
    enum: UNITS,
    nullable: true,
    example: null,
    description: 'Kilometres or miles; null for what the language of the client uses.',
  })
  unit: Unit | null;
  /** How often the place can still be moved today. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: MOVES_A_DAY, example: 4 })
  movesLeft: number;
  /** Moves on when the place is set or removed; 0 before it is first set. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 2 })
  version: number;
}
