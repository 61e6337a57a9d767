// The story of ids that the card database merges or deletes: the old ones go on leading somewhere.
import { bulkCards, idOf } from './bulk-card.js';
import { json, migration } from './bulk-server.js';
import { fetching } from './fetching.js';

describe('an id that the card database gave up', () => {
  const { catalogue, server, bring } = fetching(60);
  const all = bulkCards(60);
  const without = (...gone: number[]) => all.filter((_card, index) => !gone.includes(index + 1));
  const TOMORROW = '2026-08-05T09:15:07.000+00:00';

  /** What became of the first cards: gone or there, and where they lead. */
  const fates = async (count: number) =>
    (
      await catalogue.column(
        `select concat_ws(' ', case when gone_at is null then 'here' else 'gone' end, right(merged_into::text, 2))
         from cards.printing order by id limit $1`,
        [count],
      )
    ).join(', ');

  /** The day after, with a file that lacks these cards, and these migrations. */
  async function dayAfter(gone: number[], ...pages: Record<string, unknown>[][]) {
    await bring();
    server.offer(without(...gone), TOMORROW);
    server.migrations = pages;
    return bring();
  }

  it('leads to the card that it was merged into', async () => {
    expect(await dayAfter([1], [migration(1, idOf(1), idOf(9))])).toMatchObject({ notes: [] });
    expect(await fates(2)).toBe('gone 09, here');
    expect(await catalogue.wrongInLookup()).toEqual([]);
  });

  it('is gone when it was deleted', async () => {
    await dayAfter([1], [migration(1, idOf(1))]);
    expect(await fates(2)).toBe('gone, here');
  });

  // @spec added-merged-cards
  it('leads on and on, as far as the first card that is there', async () => {
    const chain = [
      migration(1, idOf(1), idOf(2)),
      migration(2, idOf(2), idOf(3)),
      migration(3, idOf(3), idOf(8)),
    ];
    await dayAfter([1, 2, 3], chain);
    expect(await fates(4)).toBe('gone 08, gone 08, gone 08, here');
  });

  it('leads past ids that nobody here knows', async () => {
    await dayAfter(
      [1, 2],
      [
        migration(1, idOf(1), idOf(777)),
        migration(2, idOf(777), idOf(8)),
        migration(3, idOf(2), idOf(778)),
        migration(4, idOf(779), idOf(2)),
        migration(5, idOf(780)),
      ],
    );
    expect(await fates(3)).toBe('gone 08, gone, here');
    expect(await catalogue.column('select count(*)::int from cards.printing')).toEqual([60]);
  });

  it('leads nowhere when the ids lead round in a circle', async () => {
    await dayAfter(
      [1, 2],
      [migration(1, idOf(1), idOf(2)), migration(2, idOf(2), idOf(1)), migration(3, idOf(3), idOf(3))],
    );
    expect(await fates(3)).toBe('gone, gone, here');
  });

  it('leads to the last card of its way when all of them are gone', async () => {
    await dayAfter([1, 2], [migration(1, idOf(1), idOf(2)), migration(2, idOf(2))]);
    expect(await fates(2)).toBe('gone 02, gone');
  });

  it('leads on when its survivor is merged later', async () => {
    await dayAfter([1], [migration(1, idOf(1), idOf(2))]);
    expect(await fates(2)).toBe('gone 02, here');
    server.offer(without(1, 2), '2026-08-06T09:15:07Z');
    server.migrations = [[migration(2, idOf(2), idOf(8)), migration(1, idOf(1), idOf(2))]];
    await bring();
    expect(await fates(2)).toBe('gone 08, gone 08');
  });

  it('leads to the card that it was merged into last, when it was merged twice', async () => {
    await dayAfter(
      [1, 2],
      [
        migration(1, idOf(1), idOf(5), '2026-08-03'),
        migration(2, idOf(1), idOf(9), '2026-08-04'),
        migration(3, idOf(2), idOf(9), '2026-08-03'),
        migration(4, idOf(2), idOf(5), '2026-08-04'),
      ],
    );
    expect(await fates(2)).toBe('gone 09, gone 05');
  });

  it('leads elsewhere when it is merged again on another day', async () => {
    await dayAfter([1], [migration(1, idOf(1), idOf(5), '2026-08-03')]);
    expect(await fates(1)).toBe('gone 05');
    server.offer(without(1), '2026-08-06T09:15:07Z');
    server.migrations = [
      [migration(2, idOf(1), idOf(9), '2026-08-05'), migration(1, idOf(1), idOf(5), '2026-08-03')],
    ];
    await bring();
    expect(await fates(1)).toBe('gone 09');
  });

  it('leads out of a circle as soon as one of its cards is there', async () => {
    const circle = [
      migration(1, idOf(1), idOf(2), '2026-08-03'),
      migration(2, idOf(2), idOf(1), '2026-08-04'),
    ];
    await dayAfter([1, 2], circle);
    expect(await fates(2)).toBe('gone, gone');
    server.offer(without(2), '2026-08-06T09:15:07Z');
    await bring();
    expect(await fates(2)).toBe('here, gone 01');
    server.offer(without(1), '2026-08-07T09:15:07Z');
    await bring();
    expect(await fates(2)).toBe('gone 02, here');
    server.offer(all, '2026-08-08T09:15:07Z');
    await bring();
    expect(await fates(2)).toBe('here, here');
  });

  it('leads on when it came back for a while and was merged again', async () => {
    await dayAfter([1, 2], [migration(1, idOf(1), idOf(2)), migration(2, idOf(2), idOf(9))]);
    expect(await fates(2)).toBe('gone 09, gone 09');
    server.offer(without(1), '2026-08-06T09:15:07Z');
    await bring();
    expect(await fates(2)).toBe('gone 02, here');
    server.offer(without(1, 2), '2026-08-07T09:15:07Z');
    await bring();
    expect(await fates(2)).toBe('gone 09, gone 09');
  });

  it('stays when the file that came later still has it, and goes when it was given up after the file', async () => {
    await dayAfter(
      [],
      [
        migration(1, idOf(1), idOf(9), '2026-08-05T10:00:00Z'),
        migration(2, idOf(2), idOf(9), '2026-08-05T09:00:00Z'),
      ],
    );
    expect(await fates(2)).toBe('gone 09, here');
    server.offer(all, '2026-08-06T09:15:07Z');
    await bring();
    expect(await fates(2)).toBe('here, here');
  });

  it('is heard of page by page, until there is nothing new', async () => {
    const days = ['2026-08-05', '2026-08-04', '2026-08-03'];
    const pages = days.map((day, nth) => [migration(nth, idOf(nth + 1), idOf(9), day)]);
    await dayAfter([1, 2, 3], ...pages);
    expect(await fates(3)).toBe('gone 09, gone 09, gone 09');
    expect(server.paths.filter((path) => path.startsWith('/migrations')).slice(1)).toEqual([
      '/migrations?page=1',
      '/migrations?page=2',
      '/migrations?page=3',
    ]);
    server.asked.length = 0;
    server.offer(without(1, 2, 3, 4), '2026-08-06T09:15:07Z');
    server.migrations = [[migration(7, idOf(4), idOf(9), '2026-08-06')], ...pages];
    await bring();
    expect(await fates(4)).toBe('gone 09, gone 09, gone 09, gone 09');
    expect(server.paths.filter((path) => path.startsWith('/migrations'))).toHaveLength(2);
  });

  it('is passed over when it makes no sense', async () => {
    const odd = [
      null,
      7,
      {},
      migration(1, 'x', idOf(9)),
      { ...migration(2, idOf(2)), migration_strategy: 'rename' },
      { ...migration(3, idOf(3), idOf(9)), new_scryfall_id: 7 },
      { ...migration(4, idOf(4), idOf(9)), performed_at: 'yesterday' },
      { ...migration(5, idOf(5), idOf(9)), note: 'a\0b' },
      { ...migration(6, idOf(6), idOf(9)), note: 'a\ud800b' },
    ] as Record<string, unknown>[];
    expect(await dayAfter([1, 2, 3, 4, 5, 6], odd)).toMatchObject({ status: 'imported', notes: [] });
    expect(await fates(6)).toBe('gone, gone, gone, gone, gone 09, gone 09');
  });

  it.each<[what: string, body: unknown]>([
    ['no list', { object: 'error', status: 500 }],
    ['a list of nothing', { object: 'list', data: null }],
    ['null', null],
  ])('waits for another night when there is %s, and the import stays', async (_what, body) => {
    server.next('/migrations', (_request, response) => json(response, body));
    expect(await bring()).toMatchObject({
      status: 'imported',
      notes: ['The card database’s response isn’t a list of migrations.'],
    });
  });

  it('is heard of together with what the card database says of each set', async () => {
    server.sets = [
      { object: 'set', code: 'zzt', name: 'Test Gate', card_count: 30, odd: 'a\u00e9b' },
      { object: 'set', code: 'elsewhere' },
      { object: 'card' },
      null,
    ];
    expect(await bring()).toMatchObject({ notes: [] });
    expect(await catalogue.column(`select raw ->> 'odd' from cards.set_info`)).toEqual(['aéb']);
    server.offer(all, '2026-08-04T12:00:00Z');
    server.sets = [{ object: 'set', code: 'zzt', name: 'Test Gate', odd: 'a\ud800b' }];
    expect(await bring()).toMatchObject({ status: 'imported', notes: [] });
    expect(await catalogue.column(`select raw ->> 'odd' from cards.set_info`)).toEqual(['a\ufffdb']);
    server.offer(all, '2026-08-04T13:00:00Z');
    server.sets = [{ object: 'set', code: 'zzt', '\ud800': 'a key' }];
    expect(await bring()).toMatchObject({
      status: 'imported',
      notes: [expect.stringMatching(/^Something broke: /)],
    });
    server.sets = [];
    server.next('/sets', (_request, response) => void response.writeHead(404).end());
    server.offer(all, TOMORROW);
    expect(await bring()).toMatchObject({ notes: ['The card database answers 404 at /sets'] });
  });
});
