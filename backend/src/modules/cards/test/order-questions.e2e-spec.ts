// The story of orders: what comes first, where those stand that have nothing to be ordered by, and who stands for a card.
import type { Query } from '../search/query.js';
import type { Showing } from '../search/statement.js';
import { bulkFiles } from './bulk-card.js';
import { mirrorOfAll } from './mirror.js';
import { importQuestioned, shownBy } from './questions.js';

const ALL: Query = { kind: 'everything' };
const ELVES: Query = { kind: 'name', part: 'ember elf' };

/** An order, and the cards in it, by their numbers. Ties are by name. */
const ORDERS: readonly (readonly [Partial<Showing>, string])[] = [
  [{ order: 'name' }, 'shelf faces elf reprint split walker grove star'],
  [{ order: 'name', dir: 'desc' }, 'star grove walker split reprint elf faces shelf'],
  [{ order: 'cmc' }, 'grove star faces elf reprint walker shelf split'],
  [{ order: 'cmc', dir: 'desc' }, 'shelf split faces elf reprint walker star grove'],
  [{ order: 'usd' }, 'faces elf reprint shelf split walker grove star'],
  [{ order: 'usd', dir: 'asc' }, 'shelf split walker grove star reprint elf faces'],
  [{ order: 'tix' }, 'reprint shelf faces elf split walker grove star'],
  [{ order: 'rarity' }, 'faces reprint shelf elf split walker grove star'],
  [{ order: 'edhrec' }, 'elf shelf faces reprint split walker grove star'],
  [{ order: 'power', dir: 'desc' }, 'elf reprint faces star shelf split walker grove'],
];

describe('an order', () => {
  const catalogue = mirrorOfAll();
  const file = bulkFiles();
  beforeAll(() => importQuestioned(catalogue, file));

  it.each(ORDERS)('%j', async (showing, order) => {
    expect((await shownBy(catalogue, ALL, showing)).join(' ')).toBe(order);
  });

  it('by set, by date with the newest first, by colour and by artist has every card once', async () => {
    for (const order of [
      'set',
      'released',
      'color',
      'artist',
      'toughness',
      'penny',
      'eur',
      'review',
    ] as const) {
      const shown = await shownBy(catalogue, ALL, { order });
      expect([...new Set(shown)]).toHaveLength(8);
    }
    expect((await shownBy(catalogue, ELVES, { order: 'released' }))[0]).toBe('reprint');
    expect((await shownBy(catalogue, ELVES, { order: 'released', dir: 'asc' }))[0]).toBe('elf');
    expect((await shownBy(catalogue, ALL, { order: 'color' })).indexOf('walker')).toBeLessThan(2);
  });

  it.each([
    ['default', 'elf'],
    ['oldest', 'elf'],
    ['newest', 'reprint'],
    ['usd-low', 'reprint'],
    ['usd-high', 'elf'],
    ['tix-low', 'reprint'],
    ['promo', 'reprint'],
    ['atypical', 'reprint'],
    ['notub', 'elf'],
  ] as const)('that prefers %s shows %s for the card', async (prefer, shown) => {
    expect(await shownBy(catalogue, ELVES, { unique: 'cards', prefer })).toEqual([shown]);
  });

  it('hides what is hidden until it is asked for', async () => {
    expect(
      await shownBy(catalogue, ALL, { multilingual: false, extras: false, variations: false }),
    ).toHaveLength(8);
    expect(await shownBy(catalogue, ALL, { catalogueOnly: true })).toHaveLength(8);
    expect(await shownBy(catalogue, ALL, { page: 2 })).toEqual([]);
  });
});
