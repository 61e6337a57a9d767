// Calls of price rules that change something: made again for each try, with another body for the same key.
import { holdAPriceBack, PATH, save } from '../src/modules/stock/rules/test/a-priced-stock.js';
import type { Client } from './client.js';
import type { Member } from './people.js';

/** Who posts what where. */
/** With POST, unless it says otherwise. */
export type Call = readonly [
  client: Client,
  path: string,
  body?: unknown,
  how?: { readonly method?: string; readonly headers?: Readonly<Record<string, string>> },
];

/** By operationId; `post` posts a listing of the store, `size` is how much there is. */
export function priceRuleCalls(
  store: () => Member,
  post: () => Promise<unknown>,
  size: () => Promise<number>,
) {
  const call = (path: string, body: object): Call => [store().client, `${PATH}/${path}`, body];
  const decide = (path: string) => async () => {
    await post();
    const chosen = { lines: [await holdAPriceBack(store())] };
    return { call: call(path, chosen), other: call(path, { until: new Date().toISOString() }), size };
  };
  return {
    applyPriceRules: async () => {
      await post();
      await save(store());
      return {
        call: call('apply', { includeTyped: true }),
        other: call('apply', { includeTyped: false }),
        size,
      };
    },
    acceptHeldPrices: decide('held/accept'),
    declineHeldPrices: decide('held/decline'),
  };
}
