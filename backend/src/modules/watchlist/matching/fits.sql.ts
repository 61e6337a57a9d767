// Whether a copy is what somebody wants, in SQL.
import { CONDITIONS } from '../../listings/index.js';

/** How worn a condition is: 1 is the best. */
export const wearOf = (condition: string): string =>
  `array_position('{${CONDITIONS.join()}}'::text[], ${condition})`;

/**
 * A condition: the offer `o` fits the want `w`. Of an offer it reads type, wear, finish, language, price_cents and market_cents. Whose it
 * is, where they are, and which printing it is are not looked at.
 */
export const fitsSql = (
  w: string,
  o: string,
): string => `(${o}.type = 'SELL' or ${o}.type = 'TRADE' and ${w}.for_trade)
        and (${w}.least_condition is null or ${o}.wear <= ${wearOf(`${w}.least_condition`)})
        and (${w}.finishes is null or ${o}.finish = any (${w}.finishes))
        and (${w}.languages is null or ${o}.language = any (${w}.languages))
        and (${w}.max_cents is null or ${o}.price_cents <= ${w}.max_cents)
        and (${w}.max_percent is null
          or coalesce(${o}.price_cents::bigint * 100 <= ${o}.market_cents::bigint * ${w}.max_percent, false))`;
