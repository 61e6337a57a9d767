// What is refused first while the server can't keep up.
import { RANK, rankOf } from './load-shedder.js';

const CARD = '/api/cards/5b0c0d5e-3c1f-4a54-8c0e-9f8f0f1f7c21';

describe('while the server can’t keep up, a stranger’s', () => {
  it.each([
    ['GET', `${CARD}/image/front/normal`, RANK.useful],
    ['GET', `${CARD}/image/front/small?v=2`, RANK.useful],
    ['GET', '/api/cards/symbology/W.svg', RANK.useful],
    ['GET', '/cards/search', RANK.useful],
    ['POST', `${CARD}/image/front/normal`, RANK.cheapestToRefuse],
    ['GET', CARD, RANK.cheapestToRefuse],
    ['GET', '/api/cards/search?q=/image/', RANK.cheapestToRefuse],
    ['GET', '/api/openapi.json', RANK.cheapestToRefuse],
    ['GET', '/metrics', RANK.cheapestToRefuse],
  ])('%s %s has rank %s', (method, url, rank) => {
    expect(rankOf({ method, url }, false)).toBe(rank);
  });
});

describe('while the server can’t keep up, a member’s', () => {
  it.each([
    ['GET', '/api/listings', RANK.memberRead],
    ['POST', '/api/listings', RANK.useful],
  ])('%s %s has rank %s', (method, url, rank) => {
    expect(rankOf({ method, url }, true)).toBe(rank);
  });
});
