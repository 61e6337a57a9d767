// What happens to prices, for other modules to handle.
import { defineEvent } from '../../../kernel/domain-event.js';

/** An automatic run has held back prices that were not held back before; `copies` is how many wait now. */
export const pricesHeldBack = defineEvent<{ readonly account: string; readonly copies: number }>(
  'stock.prices-held-back',
  ({ account }) => `account:${account}`,
);
