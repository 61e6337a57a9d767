// The sample catalogue is what its pages yield, complete, and free of anything foreign.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(__dirname, 'cards.jsonl');
const text = readFileSync(file, 'utf8');

interface Card {
  id: string;
  oracle_id?: string;
  name: string;
  layout: string;
  lang: string;
  set: string;
  collector_number: string;
  reprint: boolean;
  finishes: string[];
  games: string[];
  prices: Record<string, string | null>;
  legalities: Record<string, string>;
  card_faces?: { image_uris?: Record<string, string> }[];
  image_uris?: Record<string, string>;
}

const cards = text
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Card);

describe('the sample catalogue', () => {
  it('is what its pages yield', () => {
    const answer = execFileSync(process.execPath, [join(__dirname, 'generate.mjs'), '--check'], {
      encoding: 'utf8',
    });
    expect(answer).toContain(`up to date (${cards.length} cards)`);
  });

  it('has at least 120 cards, each with an id and a place of its own', () => {
    expect(cards.length).toBeGreaterThanOrEqual(120);
    expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length);
    expect(new Set(cards.map((card) => `${card.set}/${card.collector_number}/${card.lang}`)).size).toBe(
      cards.length,
    );
  });

  it('has every layout', () => {
    const wanted =
      'normal split flip transform modal_dfc meld leveler class case saga adventure prepare mutate prototype battle planar ' +
      'scheme vanguard token double_faced_token emblem augment host art_series reversible_card';
    expect([...new Set(cards.map((card) => card.layout))].sort()).toEqual(wanted.split(' ').sort());
  });

  it('names no host', () => {
    expect(text).not.toMatch(/https?:|\/\/[a-z]/);
  });

  it('has a picture address for every side', () => {
    for (const card of cards) {
      const sides = card.image_uris
        ? [card.image_uris]
        : (card.card_faces ?? []).map((face) => face.image_uris);
      expect(sides.length).toBeGreaterThan(0);
      sides.forEach((uris, i) => {
        expect(uris?.normal).toBe(`/api/cards/${card.id}/image/${i === 0 ? 'front' : 'back'}/normal`);
      });
    }
  });

  it('has the edges that trouble clients', () => {
    const some = (test: (card: Card) => boolean): boolean => cards.some(test);
    expect(cards.filter((card) => card.reprint).length).toBeGreaterThanOrEqual(10);
    expect(some((card) => card.name.length === 141)).toBe(true);
    expect(some((card) => /^_+$/.test(card.name))).toBe(true);
    expect(some((card) => Object.values(card.prices).every((price) => price === null))).toBe(true);
    expect(
      some((card) => card.finishes.join() === 'etched' && !card.prices.usd && !!card.prices.usd_etched),
    ).toBe(true);
    expect(
      some((card) => card.finishes.join() === 'foil' && !card.prices.usd && !!card.prices.usd_foil),
    ).toBe(true);
    expect(some((card) => card.games.join() === 'arena')).toBe(true);
    expect(some((card) => card.lang === 'ja')).toBe(true);
    expect(some((card) => card.oracle_id === undefined)).toBe(true);
    for (const number of ['12a', '44★', 'A-50', '88s']) {
      expect(some((card) => card.collector_number === number)).toBe(true);
    }
    expect(
      new Set(cards.filter((card) => card.name === 'Lantern Wisp').map((card) => card.oracle_id)).size,
    ).toBe(3);
  });

  it('states all 23 formats and writes prices as decimal strings', () => {
    for (const card of cards) {
      expect(Object.keys(card.legalities)).toHaveLength(23);
      for (const price of Object.values(card.prices)) expect(price ?? '0.00').toMatch(/^\d+\.\d\d$/);
    }
  });
});
