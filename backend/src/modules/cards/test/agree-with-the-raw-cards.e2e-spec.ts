// The story of being right: an evaluator that reads the raw cards, and nothing else of ours, finds the same printings.

import type { Client } from '../../../../test/client.js';
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { importCatalogue } from '../index.js';
import { randomOf } from '../pictures/random.js';
import { bulkFiles } from './bulk-card.js';
import { CATALOGUES, cardsOf } from './evaluator/catalogues.js';
import { FAMILIES } from './evaluator/families.js';
import type { RawCard } from './evaluator/raw-card.js';
import { searchCatalogue } from './evaluator/search-catalogue.js';
import { both, either, negated, pick, type Term } from './evaluator/terms.js';
import { WRITTEN_COLOURS } from './evaluator/written-colours.js';
import { WRITTEN_PRINTINGS } from './evaluator/written-printings.js';
import { WRITTEN_TEXTS } from './evaluator/written-texts.js';

const WRITTEN = [...WRITTEN_COLOURS, ...WRITTEN_TEXTS, ...WRITTEN_PRINTINGS];
const GENERATED = 420;

/** The nth search: one term, or two or three that are joined and negated. */
function generated(nth: number, cards: readonly RawCard[]): Term {
  const chance = randomOf(`search ${nth}`);
  const one = () => {
    const term = pick(chance, FAMILIES)(chance, cards);
    // A minus before a mana value is none of the language; brackets make it one.
    return chance.is(0.25) && !/^(mv|cmc|manavalue)/.test(term.text) ? negated(term) : term;
  };
  const first = one();
  if (nth % 3 === 0) return first;
  const joined = chance.is(0.5) ? both(first, one()) : either(first, one());
  return chance.is(0.3) ? both(joined, one()) : joined;
}

describe.each(CATALOGUES)('the search and the raw cards of $name', ({ lines }) => {
  const market = story();
  const write = bulkFiles();
  let cards: readonly RawCard[];
  /** They ask one search after the other each: the database works on one while the other is evaluated. */
  let players: readonly Client[];

  beforeAll(async () => {
    const content = lines();
    await importCatalogue(market.databaseUrl, write(`${content.join('\n')}\n`));
    players = [(await signedUp(market)).client, (await signedUp(market)).client];
    cards = cardsOf(content);
  });

  /** In the order of the terms, no matter who asked. */
  async function disagreements(terms: readonly Term[]): Promise<string[]> {
    const found: string[] = [];
    const left = terms.entries();
    const ask = async (player: Client) => {
      for (const [nth, term] of left) found[nth] = await disagreement(player, term);
    };
    await Promise.all(players.map(ask));
    return found.filter((each) => each !== '');
  }

  async function disagreement(player: Client, { text, holds }: Term): Promise<string> {
    const expected = new Set(cards.filter((card) => holds(card) === true).map(({ id }) => id));
    const { total, ids, isWhole, warnings } = await searchCatalogue(player, text);
    const strangers = ids.filter((id) => !expected.has(id));
    const missing = isWhole ? [...expected].filter((id) => !ids.includes(id)) : [];
    if (total === expected.size && strangers.length + missing.length + warnings.length === 0) return '';
    const named = (id: string | undefined) => cards.find((card) => card.id === id)?.name;
    return `${text}: ${total} found, ${expected.size} expected; wrongly “${named(strangers[0])}”, not “${named(missing[0])}” ${warnings}`;
  }

  it('agree on every search written by hand', async () => {
    expect(WRITTEN.length).toBeGreaterThanOrEqual(150);
    expect(await disagreements(WRITTEN)).toEqual([]);
  });

  it('agree on every generated search', async () => {
    const terms = Array.from({ length: GENERATED }, (_, nth) => generated(nth, cards));
    expect(new Set(terms.map(({ text }) => text)).size).toBeGreaterThan(400);
    expect(await disagreements(terms)).toEqual([]);
  });
});
