// The story of searches that belong together: what holds of any search, whatever it asks.

import type { Client } from '../../../../test/client.js';
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { randomOf } from '../pictures/random.js';
import { FAMILIES } from './evaluator/families.js';
import type { RawCard } from './evaluator/raw-card.js';
import { searchCatalogue } from './evaluator/search-catalogue.js';
import { pick, type Term } from './evaluator/terms.js';
import { type FoundCards, loadSample, pathOf, sampleLines } from './sample-catalogue.js';

const cards = sampleLines.map((line) => JSON.parse(line) as RawCard);
const chance = randomOf('laws');

/** Terms that are true or false of every card: a figure that a card lacks is neither. */
const TERMS: readonly Term[] = Array.from({ length: 60 }, () => pick(chance, FAMILIES)(chance, cards)).filter(
  ({ holds }) => cards.every((card) => holds(card) !== null),
);
const PAIRS = TERMS.slice(1).map((term, nth) => [term.text, TERMS[nth]?.text ?? ''] as const);

describe('whatever a search asks', () => {
  const market = story();
  let player: Client;

  beforeAll(async () => {
    await loadSample(market);
    player = (await signedUp(market)).client;
  });

  /** The same term is part of several laws, and what it finds does not change. */
  const known = new Map<string, Promise<Set<string>>>();
  const found = (q: string): Promise<Set<string>> => {
    const ids = known.get(q) ?? searchCatalogue(player, q).then((answer) => new Set(answer.ids));
    known.set(q, ids);
    return ids;
  };
  const count = async (parameters: Record<string, string>) => {
    const { status, body } = await player.get<FoundCards>(
      `/api/cards/search?${new URLSearchParams({ include_extras: 'true', ...parameters })}`,
    );
    return status === 404 ? 0 : body.total_cards;
  };

  it.each(TERMS)('a card is found by $text or by its opposite, never by both', async ({ text }) => {
    const [those, others] = [await found(text), await found(`-(${text})`)];
    expect([...those].filter((id) => others.has(id))).toEqual([]);
    expect(those.size + others.size).toBe(cards.length);
  });

  it.each(PAIRS)('%s or %s finds what either finds', async (one, other) => {
    const union = new Set([...(await found(one)), ...(await found(other))]);
    expect(await found(`${one} or ${other}`)).toEqual(union);
  });

  it.each(PAIRS)('%s and %s finds what both find', async (one, other) => {
    const second = await found(other);
    const intersection = new Set([...(await found(one))].filter((id) => second.has(id)));
    expect(await found(`(${one}) (${other})`)).toEqual(intersection);
    expect(await found(`${other} and ${one}`)).toEqual(intersection);
  });

  it.each(TERMS)(
    'there are at least as many printings as paintings and as cards for $text',
    async ({ text }) => {
      const [prints = 0, art = 0, own = 0] = await Promise.all(
        ['prints', 'art', 'cards'].map((unique) => count({ q: text, unique })),
      );
      expect(prints).toBeGreaterThanOrEqual(art);
      expect(art).toBeGreaterThanOrEqual(own);
      expect(own > 0).toBe(prints > 0);
    },
  );

  it.each(['name', 'set', 'released', 'rarity', 'color', 'usd', 'cmc', 'power', 'edhrec', 'artist'])(
    'walking the pages in the order of %s shows each card once, up and down',
    async (order) => {
      for (const dir of ['asc', 'desc']) {
        const seen: string[] = [];
        let next: string | undefined =
          `/api/cards/search?${new URLSearchParams({ q: 't:creature or -t:creature', unique: 'prints', include_extras: 'true', include_multilingual: 'true', include_variations: 'true', order, dir })}`;
        while (next) {
          const { body }: { body: FoundCards } = await player.get<FoundCards>(next);
          seen.push(...body.data.map(({ id }) => id));
          next = body.next_page && pathOf(body.next_page);
        }
        expect(seen).toHaveLength(cards.length);
        expect(new Set(seen).size).toBe(cards.length);
      }
    },
  );
});
