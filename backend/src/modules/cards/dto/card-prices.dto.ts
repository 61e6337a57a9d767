// The market prices of a card on the wire.
import { OpenObject } from '../../../platform/http/openapi/open-object.js';

/** Market prices as decimal text; null where there is none. */
@OpenObject()
export class CardPrices {
  /** @example "1.10" */
  usd?: string | null;
  /** @example "3.25" */
  usd_foil?: string | null;
  /** @example null */
  usd_etched?: string | null;
  /** @example "1.00" */
  eur?: string | null;
  /** @example null */
  eur_foil?: string | null;
  /** @example null */
  tix?: string | null;
}
