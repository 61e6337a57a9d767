// A card that belongs to another, on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { OpenObject } from '../../../platform/http/openapi/open-object.js';

/** A token, another half, or whatever else belongs to a card. */
@OpenObject()
export class RelatedCard {
  @ApiProperty({ format: 'uuid', example: '5187db92-c0ce-505a-85da-2bdb9e166acf' })
  id?: string;
  /**
   * Its relation to the card: `token`, `meld_part`, `meld_result`, `combo_piece`.
   * @example "token"
   */
  component?: string;
  /** @example "Lantern Wisp" */
  name?: string;
  /** @example "Token Creature — Spirit" */
  type_line?: string;
}
