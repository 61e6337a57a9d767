// Whether a copy is what somebody wants, in SQL.
import { CONDITIONS } from '../../listings/index.js';

/** How worn a condition is: 1 is the best. */
export const wearOf = (condition: string): string =>
  `array_position('{${CONDITIONS.join()}}'::text[], ${condition})`;

/**
 * A condition: the copy `o` is as the want `w` asks for. Of a copy it reads wear, finish, language, price_cents and market_cents. Whose
 * it is, where they are, which printing it is, and whether it is for sale or for trade are not looked at.
 */
export const fitsTerms = (
  w: string,
  o: string,
): string => `(${w}.least_condition is null or ${o}.wear <= ${wearOf(`${w}.least_condition`)})
        and (${w}.finishes is null or ${o}.finish = any (${w}.finishes))
        and (${w}.languages is null or ${o}.language = any (${w}.languages))
        and (${w}.max_cents is null or ${o}.price_cents <= ${w}.max_cents)
        and (${w}.max_percent is null
          or coalesce(${o}.price_cents::bigint * 100 <= ${o}.market_cents::bigint * ${w}.max_percent, false))`;

/** The same, and its type is one that the want asks for. */
export const fitsSql = (w: string, o: string): string =>
  `(${o}.type = 'SELL' or ${o}.type = 'TRADE' and ${w}.for_trade)
        and ${fitsTerms(w, o)}`;
