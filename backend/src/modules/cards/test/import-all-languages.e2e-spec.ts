// The story of a catalogue in all languages, and of what is worked out once for all its printings.
import { asLines, type BulkCard, bulkCard, bulkFiles, idOf } from './bulk-card.js';
import { mirror } from './mirror.js';

const oracle_id = idOf(500);
const art = idOf(600);

/** A printing of one card; its set, number and language make it. */
const printing = (nth: number, fields: BulkCard): BulkCard =>
  bulkCard(
    { name: 'Gate', oracle_id, illustration_id: art, artist: 'Ann', collector_number: '1', ...fields },
    nth,
  );

describe('a catalogue in all languages', () => {
  const catalogue = mirror();
  const file = bulkFiles();
  const load = (...cards: BulkCard[]) => catalogue.import(file(asLines(cards), 'all-cards.jsonl'));
  const firsts = () =>
    catalogue.column(`select set_code || ' ' || lang || ' ' || firsts::text from cards.printing order by id`);

  it('shows English where there is English, and is found by its names in every language', async () => {
    await load(
      printing(1, { set: 'zza', lang: 'de', printed_name: 'Das Tör' }),
      printing(2, { set: 'zza' }),
      printing(3, { set: 'zza', lang: 'ja', printed_name: '門' }),
      printing(4, { set: 'zzb', lang: 'ja', printed_name: '門' }),
    );
    expect(await catalogue.column('select id from cards.printing where in_default order by id')).toEqual([
      idOf(2),
      idOf(4),
    ]);
    expect(await catalogue.column('select plain from cards.spelling order by plain')).toEqual([
      'das tor',
      'gate',
      '門',
    ]);
    expect(
      await catalogue.column('select lang from cards.printing order by rank_set, lang <> $1, lang', ['en']),
    ).toEqual(['en', 'de', 'ja', 'ja']);
    expect(await catalogue.column('select prints from cards.oracle_card')).toEqual([2]);
    expect(await catalogue.column('select count(*)::int from cards.rules')).toEqual([1]);
  });

  it('knows what was first with which printing', async () => {
    await load(
      printing(1, { set: 'zza', released_at: '2020-01-01' }),
      printing(2, { set: 'zza', released_at: '2020-01-01', lang: 'de', printed_name: 'Tor' }),
      printing(3, { set: 'zzb', released_at: '2021-01-01', rarity: 'rare', flavor_text: 'Hush.' }),
      printing(4, {
        set: 'zzc',
        released_at: '2022-01-01',
        artist: 'Bob',
        illustration_id: idOf(601),
        flavor_text: 'Hush.',
      }),
    );
    expect(await firsts()).toEqual([
      'zza en {art,artist,language,rarity}',
      'zza de {language}',
      'zzb en {flavor,rarity}',
      'zzc en {art,artist}',
    ]);
    expect(
      await catalogue.column(
        `select concat_ws(' ', prints, paper_prints, sets, paper_sets, artists, illustrations) from cards.oracle_card`,
      ),
    ).toEqual(['3 3 3 3 2 2']);
  });

  it('counts paper apart, and counts again when a set comes or goes', async () => {
    const others = Array.from({ length: 30 }, (_, index) => bulkCard({}, index + 50));
    await load(printing(1, { set: 'zza' }), printing(2, { set: 'zzb', games: ['mtgo'] }), ...others);
    const counts = () =>
      catalogue.column(
        'select array[prints, paper_prints, sets, paper_sets] from cards.oracle_card where oracle_id = $1',
        [oracle_id],
      );
    expect(await counts()).toEqual([[2, 1, 2, 1]]);
    await load(printing(1, { set: 'zza' }), ...others);
    expect(await counts()).toEqual([[1, 1, 1, 1]]);
  });

  it('orders one name by the printing that is shown first: usual looks, newest, promotions, and reversible last', async () => {
    await load(
      printing(1, { set: 'zza', released_at: '2020-01-01' }),
      printing(2, { set: 'zzb', released_at: '2022-01-01' }),
      printing(3, { set: 'zzc', released_at: '2024-01-01', promo: true }),
      printing(4, { set: 'zzd', released_at: '2023-01-01', lang: 'ja' }),
      printing(5, { set: 'zze', released_at: '2025-01-01', layout: 'reversible_card' }),
      bulkCard({ name: 'Gâte!', released_at: '2026-01-01' }, 6),
      bulkCard({ name: 'Gat' }, 7),
      bulkCard({ name: 'Gate 1' }, 8),
    );
    expect(await catalogue.column('select id from cards.printing order by rank_name')).toEqual(
      [7, 6, 2, 1, 3, 4, 5, 8].map(idOf),
    );
  });

  it('keeps rules once, and forgets those that nobody follows', async () => {
    await load(printing(1, { set: 'zza' }), printing(2, { set: 'zzb', oracle_text: 'Reach' }));
    expect(await catalogue.column('select oracle_text from cards.rules order by 1')).toEqual([
      'reach',
      'vigilance',
    ]);
    await load(
      printing(1, { set: 'zza', oracle_text: 'Reach' }),
      printing(2, { set: 'zzb', oracle_text: 'Reach' }),
    );
    expect(await catalogue.column('select oracle_text from cards.rules')).toEqual(['reach']);
  });

  it('has the rules of a card whose first printing in the file was left out', async () => {
    const summary = await load(
      bulkCard({}, 1),
      bulkCard({ oracle_id, oracle_text: 'Reach' }, 1),
      bulkCard({ oracle_id, oracle_text: 'Reach' }, 2),
    );
    expect(summary).toMatchObject({ rows: 2 });
    expect(
      await catalogue.column(
        'select oracle_text from cards.printing join cards.rules using (rid) order by id',
      ),
    ).toEqual(['vigilance', 'reach']);
  });
});
