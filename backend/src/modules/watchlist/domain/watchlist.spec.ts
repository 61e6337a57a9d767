// The rules of a watchlist.
import { Watchlist } from './watchlist.js';

const CARD = {
  id: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10',
  name: 'Tidewell Archivist',
  setCode: 'brm',
  setName: 'Brinemarch',
  number: '12',
  imageUrl: '/api/cards/5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10/image/front/normal',
};
const owner = '7b0c5a52-14f5-4e3e-9c6a-0c1d6a1f2b11';
const now = new Date('2026-03-01T10:00:00Z');

describe('a watchlist', () => {
  it('takes a card with its snapshot', () => {
    expect(new Watchlist({ owner, size: 0 }).watch(CARD, now)).toEqual({
      owner,
      card: CARD,
      addedAt: now,
    });
  });

  it('holds two thousand cards and no more', () => {
    expect(new Watchlist({ owner, size: 1999 }).watch(CARD, now).card).toBe(CARD);
    expect(() => new Watchlist({ owner, size: 2000 }).watch(CARD, now)).toThrow(
      'A watchlist holds at most 2000 cards.',
    );
  });
});
