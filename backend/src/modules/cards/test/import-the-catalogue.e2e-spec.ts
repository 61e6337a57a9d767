// The story of an import that goes well: what is new, what has changed, what has gone.
import { RETIRE_MISSING } from '../import/merge.js';
import { STAGING } from '../import/staging.js';
import { asLines, bulkCard, bulkCards, bulkFiles, idOf } from './bulk-card.js';
import { mirror } from './mirror.js';

describe('importing a bulk file', () => {
  const catalogue = mirror();
  const file = bulkFiles();

  it.each([
    ['default-cards.jsonl', asLines(bulkCards(3))],
    ['default-cards.jsonl.gz', asLines(bulkCards(3))],
    ['default-cards.json', JSON.stringify(bulkCards(3), null, 2)],
    [
      'default-cards.json.gz',
      `\ufeff[\n${bulkCards(3)
        .map((card) => JSON.stringify(card))
        .join(',\n')}\n]\n`,
    ],
  ])('reads %s', async (name, content) => {
    const summary = await catalogue.import(file(content, name));
    expect(summary).toEqual({
      source: 'default_cards',
      rows: 3,
      added: 3,
      changed: 0,
      unchanged: 0,
      gone: 0,
      skipped: {},
    });
  });

  it('keeps each object byte for byte', async () => {
    const line = JSON.stringify(bulkCard()).replace('"cmc":2', '"cmc": 2.0,\t"odd":"a\\/b\\\\ \\u00e9 é\\n"');
    await catalogue.import(file(`${line}\r\n`));
    expect(await catalogue.column('select raw::text from cards.card_raw')).toEqual([line]);
  });

  it('changes nothing the second time', async () => {
    const path = file(asLines(bulkCards(5)));
    await catalogue.import(path);
    const before = await catalogue.state();
    expect(await catalogue.import(path)).toMatchObject({ added: 0, changed: 0, unchanged: 5, gone: 0 });
    expect(await catalogue.state()).toBe(before);
  });

  it('brings what is new and what has changed', async () => {
    await catalogue.import(file(asLines(bulkCards(3))));
    const changed = bulkCard({ name: 'Gatekeeper, Renamed', prices: { usd: '2.50' } }, 2);
    const summary = await catalogue.import(
      file(asLines([bulkCard(), changed, bulkCard({}, 3), bulkCard({}, 4)])),
    );
    expect(summary).toMatchObject({ rows: 4, added: 1, changed: 1, unchanged: 2, gone: 0 });
    expect(await catalogue.column('select name from cards.printing order by rank_name')).toEqual([
      'Gatekeeper 1',
      'Gatekeeper 3',
      'Gatekeeper 4',
      'Gatekeeper, Renamed',
    ]);
    expect(await catalogue.wrongInLookup()).toEqual([]);
    const usd = 'select usd from cards.printing_price join cards.printing using (pid) where id = $1';
    expect(await catalogue.column(usd, [idOf(2)])).toEqual([250]);
  });

  it('takes a number for what is new alone', async () => {
    await catalogue.import(file(asLines(bulkCards(3))));
    // A name before all others changes the rank of each.
    await catalogue.import(file(asLines([bulkCard({ name: 'Aardvark' }, 4), ...bulkCards(3)])));
    expect(await catalogue.column('select max(pid) - min(pid) from cards.printing')).toEqual([3]);
  });

  it('marks a card that is missing as gone, and takes it back when it returns', async () => {
    await catalogue.import(file(asLines(bulkCards(10))));
    expect(await catalogue.import(file(asLines(bulkCards(9))))).toMatchObject({ gone: 1, unchanged: 9 });
    const gone = 'select id from cards.printing where gone_at is not null';
    expect(await catalogue.column(gone)).toEqual([idOf(10)]);
    expect(await catalogue.column('select count(*)::int from cards.card_raw')).toEqual([10]);
    await catalogue.import(file(asLines(bulkCards(10))));
    expect(await catalogue.column(gone)).toEqual([]);
  });

  it('leaves the cards of other sources alone', async () => {
    await catalogue.import(file(asLines(bulkCards(3))), { source: 'sample' });
    const real = asLines([bulkCard({ set: 'zzr' }, 11), bulkCard({ set: 'zzr' }, 12)]);
    expect(await catalogue.import(file(real))).toMatchObject({ added: 2, gone: 0 });
    expect(await catalogue.import(file(asLines([bulkCard({}, 20)]), 'some.jsonl'))).toMatchObject({
      source: 'other',
      added: 1,
      gone: 0,
    });
    expect(await catalogue.import(file(real), { replaceSample: true })).toMatchObject({ added: 0, gone: 3 });
  });

  it('refuses to lose more than a tenth of the cards, unless told to', async () => {
    await catalogue.import(file(asLines(bulkCards(20))));
    const before = await catalogue.state();
    const short = file(asLines(bulkCards(17)));
    await expect(catalogue.import(short)).rejects.toThrow(
      '3 of the 20 known cards are missing from the file. Is it complete?',
    );
    expect(await catalogue.state()).toBe(before);
    expect(await catalogue.import(short, { allowLoss: true })).toMatchObject({ gone: 3 });
  });

  it('keeps what cards cost, as of the day it was told, when a catalogue tells no price at all', async () => {
    const told = () =>
      catalogue.column(
        `select concat_ws(' ', usd, as_of) from cards.printing_price join cards.printing using (pid) order by id`,
      );
    await catalogue.import(file(asLines(bulkCards(2))));
    const otherShape = bulkCards(3).map(({ prices, ...card }) => ({ ...card, price: prices }));
    const next = 'default-cards-20260805091507.jsonl';
    expect(await catalogue.import(file(asLines(otherShape), next))).toMatchObject({ added: 1, changed: 2 });
    expect(await told()).toEqual(['110 2026-08-04', '110 2026-08-04']);
    expect(await catalogue.column('select distinct cents[5] from cards.price_month')).toEqual([null]);
    await catalogue.import(file(asLines([...bulkCards(2), bulkCard({ prices: null }, 3)]), next));
    expect(await told()).toEqual(['110 2026-08-05', '110 2026-08-05']);
  });

  it('lets two cards exchange their numbers', async () => {
    await catalogue.import(file(asLines(bulkCards(2))));
    const exchanged = [bulkCard({ collector_number: '2' }, 1), bulkCard({ collector_number: '1' }, 2)];
    expect(await catalogue.import(file(asLines(exchanged)))).toMatchObject({ changed: 2 });
    expect(await catalogue.column('select collector_number from cards.printing order by id')).toEqual([
      '2',
      '1',
    ]);
  });

  it('leads an id that was replaced to the one that took its place, and on', async () => {
    const oracle_id = idOf(77);
    const others = bulkCards(20).slice(10);
    for (const nth of [1, 2, 3]) {
      const renumbered = bulkCard({ oracle_id, collector_number: '9' }, nth);
      await catalogue.import(file(asLines([renumbered, ...others])));
    }
    expect(
      await catalogue.column('select merged_into from cards.printing where gone_at is not null order by id'),
    ).toEqual([idOf(3), idOf(3)]);
  });

  it('leads the other way when an id that was replaced returns', async () => {
    const oracle_id = idOf(77);
    for (const nth of [1, 2, 1]) {
      const renumbered = bulkCard({ oracle_id, collector_number: '9' }, nth);
      await catalogue.import(file(asLines([renumbered, ...bulkCards(20).slice(10)])));
    }
    expect(
      await catalogue.column(
        `select concat_ws(' ', id, merged_into) from cards.printing
        where oid = (select oid from cards.oracle_card where oracle_id = $1) order by id`,
        [oracle_id],
      ),
    ).toEqual([idOf(1), `${idOf(2)} ${idOf(1)}`]);
  });

  // Half of 116,700 cards would keep it busy for minutes: a plan says so sooner.
  it('does not look through the file for each card that is gone', async () => {
    const { client } = catalogue;
    await client.query('begin');
    await client.query(STAGING);
    const { rows } = await client.query(`explain ${RETIRE_MISSING}`, ['default_cards', true, false]);
    await client.query('rollback');
    expect(JSON.stringify(rows)).toContain('Update on printing');
    expect(JSON.stringify(rows)).not.toContain('SubPlan');
  });

  it('takes a reversible card, which has its oracle id and texts on the faces', async () => {
    const { oracle_id, cmc, type_line, mana_cost, oracle_text, illustration_id, ...rest } = bulkCard();
    const face = { name: 'Gatekeeper 1', oracle_id, type_line, mana_cost, oracle_text, illustration_id };
    const reversible = {
      ...rest,
      id: idOf(9),
      name: 'Gatekeeper 1 // Gatekeeper 1',
      collector_number: '1r',
      layout: 'reversible_card',
      card_faces: [{ ...face, cmc: 2 }, face],
    };
    await catalogue.import(file(asLines([reversible, bulkCard()])));
    expect(await catalogue.column('select name from cards.oracle_card')).toEqual(['Gatekeeper 1']);
    expect(await catalogue.column('select id from cards.printing order by rank_name')).toEqual([
      idOf(1),
      idOf(9),
    ]);
  });

  it('takes a card without any oracle id, of a layout nobody has heard of, with nothing but what it needs', async () => {
    const needed = { object: 'card', id: idOf(1), name: 'X', lang: 'en', set: 'ZZT', set_name: 'T' };
    const bare = { ...needed, collector_number: '★', layout: 'hologram', prices: null, games: null };
    expect(await catalogue.import(file(asLines([bare])))).toMatchObject({ added: 1, skipped: {} });
    expect(
      await catalogue.column(`select concat_ws(' ', set_code, layout, games, finishes) from cards.printing`),
    ).toEqual(['zzt hologram {} {}']);
  });

  it('shows English, or the first language there is', async () => {
    const languages = [
      bulkCard({ lang: 'ja' }, 1),
      bulkCard({ lang: 'en', collector_number: '1' }, 2),
      bulkCard({ lang: 'ja' }, 3),
      bulkCard({ lang: 'de', collector_number: '3' }, 4),
    ];
    await catalogue.import(file(asLines(languages)));
    expect(await catalogue.column('select id from cards.printing where in_default order by id')).toEqual([
      idOf(2),
      idOf(4),
    ]);
  });

  it('orders by digits and then by the whole number within a set', async () => {
    const numbers = ['10', '2', '2a', 'A-2', '★', '1'];
    await catalogue.import(
      file(asLines(numbers.map((number, index) => bulkCard({ collector_number: number }, index + 1)))),
    );
    expect(await catalogue.column('select collector_number from cards.printing order by rank_set')).toEqual([
      '1',
      '2',
      '2a',
      'A-2',
      '10',
      '★',
    ]);
  });

  it('never shows a reader half of it', async () => {
    await catalogue.import(file(asLines(bulkCards(200))));
    const renamed = bulkCards(200).map((card) => ({ ...card, name: `New ${String(card.name)}` }));
    let done = false;
    const running = catalogue.import(file(asLines(renamed))).finally(() => (done = true));
    const seen = new Set<unknown>();
    while (!done) {
      for (const count of await catalogue.column(
        `select count(*)::int from cards.printing where name like 'New %'`,
      )) {
        seen.add(count);
      }
    }
    await running;
    seen.delete(0);
    seen.delete(200);
    expect([...seen]).toEqual([]);
    expect(
      await catalogue.column(`select count(*)::int from cards.printing where name like 'New %'`),
    ).toEqual([200]);
  });
});
