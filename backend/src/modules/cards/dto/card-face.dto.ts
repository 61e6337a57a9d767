// A face of a card on the wire.
import { ApiProperty } from '@nestjs/swagger';
import { OpenObject } from '../../../platform/http/openapi/open-object.js';
import { CardImages } from './card-images.dto.js';

/** One face of a card that has several. Further keys may be there. */
@OpenObject()
export class CardFace {
  /** @example "Low Lantern" */
  name?: string;
  /** @example "{1}{W}" */
  mana_cost?: string;
  /** @example "Artifact" */
  type_line?: string;
  /** @example "Vigilance" */
  oracle_text?: string;
  /** @example "Light is the first courtesy." */
  flavor_text?: string;
  /** @example "2" */
  power?: string;
  /** @example "3" */
  toughness?: string;
  /** @example "4" */
  loyalty?: string;
  /** @example "5" */
  defense?: string;
  /** @example ["W"] */
  colors?: string[];
  /** @example "Tomasz Wieliczka" */
  artist?: string;
  /** Only on reversible cards. */
  @ApiProperty({ format: 'uuid', example: '11f1cf7c-8a39-5b83-920f-b5586fc4f731' })
  oracle_id?: string;
  /** The pictures, where each face has its own. */
  image_uris?: CardImages;
}
