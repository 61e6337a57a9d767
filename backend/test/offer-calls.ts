// Calls about offers that make something: each on an offer or a copy of its own.
import { listed, offered } from '../src/modules/offers/test/offering.js';
import { offersOf } from './offer-aims.js';
import { type Member, signedUp } from './people.js';
import type { Call } from './price-rule-calls.js';
import type { Story } from './story.js';

type Made = () => Promise<{ call: Call; other: Call; size: () => Promise<number> }>;

/** What is called with an Idempotency-Key, once on one and once on another; `count` counts the rows of a table. */
export function offerCalls(
  market: Story,
  member: () => Member,
  count: (table: string) => Promise<number>,
): Readonly<Record<string, Made>> {
  // Who makes offers is somebody new each time: nobody makes as many a day as this is tried with.
  const client = () => member().client;
  return {
    makeOffer: async () => {
      const [caller, somebody] = [await signedUp(market), await signedUp(market)];
      const [one, two] = await listed(somebody, 1, 2);
      const call = (listing = ''): Call => [
        caller.client,
        '/api/offers',
        { recipient: somebody.user.uuid, lines: [{ listing }] },
      ];
      return { call: call(one), other: call(two), size: () => count('offers.offer') };
    },
    holdForMe: async () => {
      const caller = await signedUp(market);
      const [one, two] = await listed(await signedUp(market, { role: 'STORE' }), 1, 2);
      const call = (listing = ''): Call => [caller.client, '/api/offers/holds', { listings: [listing] }];
      return { call: call(one), other: call(two), size: () => count('offers.offer') };
    },
    counterOffer: async () => {
      const somebody = await signedUp(market);
      const copies = await listed(somebody, 1, 2);
      const call = async (listing: string): Promise<Call> => {
        const { uuid } = await offered(somebody, member(), [listing]);
        return [client(), `/api/offers/${uuid}/revisions`, { lines: [{ listing, price: 4 }] }];
      };
      const [one, two] = await Promise.all(copies.map(call));
      if (!one || !two) throw new Error('Two copies were listed');
      return { call: one, other: two, size: () => count('offers.revision') };
    },
    writeMessage: async () => {
      const somebody = await signedUp(market);
      const { uuid } = await offered(somebody, member(), await listed(somebody));
      const call = (text: string): Call => [client(), `/api/offers/${uuid}/messages`, { text }];
      return { call: call('Hello'), other: call('Hello again'), size: () => count('offers.message') };
    },
    remakeOffer: async () => {
      const caller = await signedUp(market);
      const call = async (): Promise<Call> => {
        const { voidOffer } = await offersOf(market, caller);
        return [caller.client, `/api/offers/${voidOffer}/remake`, undefined];
      };
      return { call: await call(), other: await call(), size: () => count('offers.offer') };
    },
  };
}
