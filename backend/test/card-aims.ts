// How the operations on the card database are called: cards are nobody's.
import { aSampleCard } from '../src/modules/listings/test/sample.js';

interface Aim {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
}

const aPrinting = () => ({ setcode: aSampleCard(1).set, number: aSampleCard(1).collector_number });

/** What every member may call; `card` is one on their watchlist. */
export const CARDS: Readonly<Record<string, (own: { readonly card: string }) => Aim>> = {
  getCard: ({ card }) => ({ path: { id: card } }),
  getCardBySetAndNumber: () => ({ path: aPrinting() }),
  getCardPrices: ({ card }) => ({ path: { id: card } }),
  getCatalogueStatus: () => ({}),
  getCardInLanguage: () => ({ path: { ...aPrinting(), lang: 'en' } }),
  getNamedCard: () => ({ query: `exact=${encodeURIComponent(aSampleCard(1).name)}` }),
  completeCardName: () => ({ query: 'q=lantern' }),
  collectCards: ({ card }) => ({ body: { identifiers: [{ id: card }] } }),
  suggestPrintings: () => ({ body: { identifiers: [{ name: aSampleCard(1).name }] } }),
  getCardSets: () => ({}),
  getSetCodes: () => ({}),
  getCardSet: () => ({ path: { code: aSampleCard(1).set } }),
  getCardSymbols: () => ({}),
  searchCards: () => ({ query: 'q=lantern' }),
};
