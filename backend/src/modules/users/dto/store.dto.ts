// A local store on the wire, as every member sees it.
import { ApiProperty } from '@nestjs/swagger';

/** A local store. What it hides or left empty is null. */
export class StoreDto {
  @ApiProperty({ format: 'uuid', example: '7b0c5a52-14f5-4e3e-9c6a-0c1d6a1f2b11' })
  uuid: string;
  /** @example "The Gilded Goblet" */
  name: string;
  @ApiProperty({ type: 'string', nullable: true, example: '1814 W Division Street, Chicago, IL 60622' })
  address: string | null;
  @ApiProperty({ type: 'string', nullable: true, example: '+1 (312) 555-0142' })
  phoneNumber: string | null;
  @ApiProperty({ type: 'string', nullable: true, example: 'store@playset.example' })
  email: string | null;
  @ApiProperty({ type: 'string', nullable: true, example: 'https://gilded-goblet.example' })
  website: string | null;
}
