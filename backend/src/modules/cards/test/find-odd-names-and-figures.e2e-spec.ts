// The story of names that everybody writes in another way, and of figures that are no numbers.

import type { Client } from '../../../../test/client.js';
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { importCatalogue } from '../index.js';
import { asLines, bulkCard, bulkFiles } from './bulk-card.js';
import { type FoundCard, type FoundCards } from './sample-catalogue.js';

const WICK = "Wick-o'-the-Marsh";
const BEAST = '“Sleeping Beast”';

describe('an odd name or figure', () => {
  const market = story();
  const file = bulkFiles();
  let player: Client;

  beforeAll(async () => {
    const cards = [
      bulkCard({ name: WICK, power: '1', toughness: '1', collector_number: '1★' }, 1),
      bulkCard({ name: BEAST, power: '∞', toughness: '3½', cmc: 0.5, collector_number: 'A-45' }, 2),
      bulkCard({ name: 'Nine–Lives Cat', power: '½', toughness: '*²', cmc: 9, collector_number: '†3' }, 3),
    ];
    await importCatalogue(market.databaseUrl, file(asLines(cards)));
    player = (await signedUp(market)).client;
  });

  const names = async (q: string) => {
    const { status, body } = await player.get<FoundCards>(`/api/cards/search?${new URLSearchParams({ q })}`);
    return status === 404 ? [] : body.data.map(({ name }) => name);
  };

  it.each([
    WICK,
    'wick-o’-the-marsh',
    'wick o the marsh',
    '"wick o\' the marsh"',
    '“wick-o-the”',
    '‘wick o the’',
    'wickothemarsh',
    '!"Wick o the Marsh"',
    '!wick-o’-the-marsh',
    'name:"wick-o\'-the"',
  ])('is found with hyphens and apostrophes, and without: %s', async (q) => {
    expect(await names(q)).toEqual([WICK]);
    expect(await names(`-${q}`)).not.toContain(WICK);
  });

  it.each(["wick-o'-the-marsh", 'wick o the marsh', 'Wick-o’-the-Marsh'])(
    'is named with hyphens and without: %s',
    async (name) => {
      for (const kind of ['exact', 'fuzzy']) {
        const { body } = await player.get<FoundCard>(
          `/api/cards/named?${new URLSearchParams({ [kind]: name })}`,
        );
        expect(body.name).toBe(WICK);
      }
    },
  );

  it('is found whatever the shape of its quotation marks and dashes', async () => {
    for (const q of ['sleeping beast', '"sleeping beast"', '“sleeping beast”', '!“Sleeping Beast”']) {
      expect(await names(q)).toEqual([BEAST]);
    }
    for (const q of ['nine-lives', 'nine–lives', '"nine lives"', '!nine-livescat']) {
      expect(await names(q)).toEqual(['Nine–Lives Cat']);
    }
  });

  it.each([
    ['pow=∞', BEAST],
    ['pow>1000', BEAST],
    ['pow>tou', BEAST],
    ['tou=3½', BEAST],
    ['tou>=3½', BEAST],
    ['mv=½', BEAST],
    ['mv<1', BEAST],
    ['pow:½', 'Nine–Lives Cat'],
    ['tou=*', 'Nine–Lives Cat'],
    ['cn:†3', 'Nine–Lives Cat'],
    ['cn:a-45', BEAST],
    ['cn:1★', WICK],
  ])('is compared as what it is worth: %s', async (q, name) => {
    expect(await names(q)).toContain(name);
    expect(await names(`-(${q})`)).not.toContain(name);
  });

  it.each([
    ['zzt/1★', WICK],
    ['ZZT/†3', 'Nine–Lives Cat'],
    ['zzt/A-45', BEAST],
  ])('is at its place in the set: %s', async (place, name) => {
    const [set = '', number = ''] = place.split('/');
    const at = (text: string) => player.get<FoundCard>(`/api/cards/${set}/${encodeURIComponent(text)}`);
    expect((await at(number)).body.name).toBe(name);
    expect((await at(`${number} `)).status).toBe(404);
  });
});
