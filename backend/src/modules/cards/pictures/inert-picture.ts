// What a picture may do that is opened by itself: nothing but show. Its one style element is named by what is in it.
import { inlineHash } from '../../../platform/http/files/inline-hash.js';

/** The style element of a symbol, without its tags. */
export const SYMBOL_STYLE = ".s{font-family:Verdana,'DejaVu Sans',sans-serif;font-weight:700}";
/** The style element of a drawn card, without its tags. */
export const CARD_STYLE = `text{font-family:Georgia,'Times New Roman',serif}${SYMBOL_STYLE}`;

const policy = (css: string): string =>
  `default-src 'none'; style-src ${inlineHash(css)}; frame-ancestors 'none'; sandbox`;

/** The policies of the two. */
export const INERT_SYMBOL = policy(SYMBOL_STYLE);
export const INERT_CARD = policy(CARD_STYLE);
