/** An invented cover of a list for the screens' tests. */
import type { CoverDto, CoverLot } from '../api/cover';

export const aLot = (facts: Partial<CoverLot> = {}): CoverLot => ({
  listing: 'lot',
  cardId: 'heron-id',
  cardSet: 'Brinemarch',
  cardSetCode: 'brm',
  cardNumber: '89',
  price: 1.25,
  condition: 'NEAR_MINT',
  finish: 'NONFOIL',
  language: 'en',
  isTrade: false,
  countedAt: '2027-03-01T10:00:00.000Z',
  isStale: false,
  ...facts,
});
const closes = { at: '2027-03-12T04:00:00.000Z', date: '2027-03-11', time: '22:00' };
const card = (cardName: string, cardId: string, copies: number) => ({
  ...{ cardId, cardName, copies, cardSet: 'Brinemarch', cardSetCode: 'brm', cardNumber: '89' },
  ...{ anyPrinting: true, terms: { leastCondition: 'LIGHTLY_PLAYED' as const } },
});
const picks = [{ card: 0, copies: 2, listings: ['lot', 'lot-2'], lot: aLot() }];
export const aPlanStop = { stop: 0, picks, total: 2.5, unpriced: 0 };
const missing = [
  {
    card: 1,
    copies: 1,
    relaxations: [
      { kind: 'CONDITION' as const, stop: 0, copies: 1, lot: aLot({ condition: 'DAMAGED', price: 3 }) },
    ],
  },
];
/** Three plans for two cards, one of which is nowhere in the condition that is asked for. */
export const aCover = (facts: Partial<CoverDto> = {}): CoverDto => ({
  cards: [card('Clockwork Heron', 'heron-id', 2), card('Tidewell Archivist', 'tide-id', 1)],
  leftOut: [{ line: 3, text: '1 Nothing Such', reason: 'unknown-card' }],
  stops: [
    {
      uuid: 'goblet',
      role: 'STORE',
      name: 'Goblet',
      address: '1 Main Street',
      distance: { km: 2.1, isAbout: false },
      opening: { isOpen: true, closes, opens: null, isClosedToday: false },
    },
  ],
  plans: (['CHEAPEST', 'FEWEST', 'NEAREST'] as const).map((kind, nth) => ({
    ...{
      kind,
      stops: [{ ...aPlanStop, total: 2.5 + nth }],
      copies: 2,
      total: 2.5 + nth,
      unpriced: 0,
      missing,
    },
  })),
  isPartial: false,
  plannedAt: '2027-03-11T10:00:00.000Z',
  ...facts,
});
