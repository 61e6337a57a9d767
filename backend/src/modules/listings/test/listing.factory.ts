// Makes listings by the aggregate's own verbs.
import { randomUUID } from 'node:crypto';
import { Money } from '../../../kernel/money.js';
import { Listing, type Terms } from '../domain/listing.js';

const TERMS: Terms = {
  price: Money.ofCents(250),
  condition: 'NEAR_MINT',
  type: 'SELL',
  finish: 'NONFOIL',
  language: 'en',
};
const CARD = {
  id: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10',
  name: 'Tidewell Archivist',
  setCode: 'brm',
  setName: 'Brinemarch',
  number: '12',
  imageUrl: '/api/cards/5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10/image/front/normal',
};

/** An active listing of an invented card. */
export function aListing(terms: Partial<Terms> = {}): Listing {
  return Listing.post(
    randomUUID(),
    randomUUID(),
    CARD,
    { ...TERMS, ...terms },
    new Date('2026-03-01T10:00:00Z'),
  );
}
