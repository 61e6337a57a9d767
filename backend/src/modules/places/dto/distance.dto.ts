// How far away somebody is, on the wire: the same in every list.
import { ApiProperty } from '@nestjs/swagger';

/** How far it is from the caller's place: to a store exactly, to a player in bands. */
export class DistanceDto {
  @ApiProperty({
    type: 'number',
    nullable: true,
    minimum: 0,
    example: 2.1,
    description:
      'In kilometers: to a store with one decimal, to a player 1, 3, 5, 10, 20 or 50. Null for a player farther away than 50 km.',
  })
  km: number | null;
  @ApiProperty({
    example: false,
    description: 'Whether it is a band: players are never located more exactly.',
  })
  isAbout: boolean;
}

/** The property `distance` of an entry of a list. */
export const ApiDistance = (): PropertyDecorator =>
  ApiProperty({
    type: DistanceDto,
    nullable: true,
    description: 'How far away it is; null unless both the caller and it have a place.',
  });
