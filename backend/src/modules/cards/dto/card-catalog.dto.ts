// A catalogue of names on the wire.
import { ApiProperty } from '@nestjs/swagger';

/** Names, and nothing else of the cards that bear them. */
export class CardCatalog {
  @ApiProperty({ enum: ['catalog'], example: 'catalog' })
  object: 'catalog';
  /**
   * Its own address.
   * @example "https://playset.example/api/cards/autocomplete?q=lantern"
   */
  uri: string;
  /** The number of names. */
  @ApiProperty({ type: 'integer', example: 2 })
  total_values: number;
  /** @example ["Lantern Warden", "Lanternlit Quay"] */
  data: string[];
}
