// The addresses of a card's pictures on the wire.
import { OpenObject } from '../../../platform/http/openapi/open-object.js';

/** Pictures by size. Never crop, blur, recolour, cover or stamp them. */
@OpenObject()
export class CardImages {
  /**
   * 146 by 204 pixels.
   * @example "/api/cards/5187db92-c0ce-505a-85da-2bdb9e166acf/image/front/small"
   */
  small?: string;
  /**
   * 488 by 680 pixels.
   * @example "/api/cards/5187db92-c0ce-505a-85da-2bdb9e166acf/image/front/normal"
   */
  normal?: string;
  /**
   * 672 by 936 pixels.
   * @example "/api/cards/5187db92-c0ce-505a-85da-2bdb9e166acf/image/front/large"
   */
  large?: string;
  /**
   * 745 by 1040 pixels, with round corners.
   * @example "/api/cards/5187db92-c0ce-505a-85da-2bdb9e166acf/image/front/png"
   */
  png?: string;
  /**
   * The artwork only; show artist and copyright next to it.
   * @example "/api/cards/5187db92-c0ce-505a-85da-2bdb9e166acf/image/front/art_crop"
   */
  art_crop?: string;
  /**
   * 480 by 680 pixels, without the border.
   * @example "/api/cards/5187db92-c0ce-505a-85da-2bdb9e166acf/image/front/border_crop"
   */
  border_crop?: string;
}
