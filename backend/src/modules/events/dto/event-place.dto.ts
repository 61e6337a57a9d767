// Where an event is that isn’t at its store, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { IsNumber, Max, Min } from 'class-validator';

/** A point, such as the middle of a town that `GET /places` finds. */
export class EventPlaceBody {
  @ApiProperty({ minimum: -90, maximum: 90, example: 39.80172 })
  @IsNumber()
  @Min(-90)
  @Max(90)
  latitude: number;
  @ApiProperty({ minimum: -180, maximum: 180, example: -89.64371 })
  @IsNumber()
  @Min(-180)
  @Max(180)
  longitude: number;
}

/** Where an event is that isn’t at its store. Distances, maps and calendars of an area go by it. */
export class EventPlaceDto {
  /**
   * The town that it is in or near.
   * @example "Springfield, Illinois"
   */
  label: string;
  @ApiProperty({ example: 39.80172 })
  latitude: number;
  @ApiProperty({ example: -89.64371 })
  longitude: number;
}
