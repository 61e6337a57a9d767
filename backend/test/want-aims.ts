// How the operations on the caller's own wants are called: nobody can aim them at somebody else's.
import { aSampleCard } from '../src/modules/listings/test/sample.js';

interface Aim {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
}
type Aims = Readonly<Record<string, () => Aim>>;

const aCard = () => aSampleCard(2).id;

/** What every member may call. */
export const OWN_WANTS: Aims = {
  getWants: () => ({}),
  getWantLists: () => ({}),
  saveWant: () => ({ path: { id: aCard() }, body: { anyPrinting: true, quantity: 1 } }),
  getWantMatches: () => ({}),
  getSupply: () => ({ query: `cardIds=${aCard()}` }),
  getMutualMatches: () => ({}),
  getDemand: () => ({ query: `cardIds=${aCard()}` }),
};

/** What is about a want that the caller doesn't have: how it is refused without one. */
export const WITHOUT_WANTS: Readonly<Record<string, readonly [aim: Aims[string], refusal: string]>> = {
  // A second list of one name would be refused for another reason.
  createWantList: [() => ({ body: {} }), 'request.invalid'],
  getWant: [() => ({ path: { id: aSampleCard(9).id } }), 'watchlist.want-not-found'],
  removeWant: [() => ({ path: { id: aSampleCard(9).id } }), 'watchlist.want-not-found'],
};
