// The story of many cards that are asked for at once, by whatever is known of each.
import type { Client } from '../../../../test/client.js';
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { noticeOf } from '../dto/notice.dto.js';
import { importCatalogue } from '../index.js';
import { asLines, bulkCard, bulkFiles, idOf } from './bulk-card.js';
import { type FoundCard, loadSample, sampleCard, sampleLines } from './sample-catalogue.js';

interface Collection {
  readonly object: string;
  readonly not_found: readonly object[];
  readonly data: readonly FoundCard[];
}
interface Refusal {
  readonly code: string;
  readonly details: string;
}

const COUNT = 'The `identifiers` list must have at least 1 and no more than 75 references.';
const PATH = '/api/cards/collection';

describe('a collection of cards', () => {
  const market = story();
  const file = bulkFiles();
  let player: Client;

  beforeAll(async () => {
    await loadSample(market);
    const oracle_id = idOf(900);
    const cards = [
      bulkCard({ oracle_id, name: 'Twice Printed', released_at: '2020-01-01', set: 'zza', mtgo_id: 7001 }, 1),
      bulkCard({ oracle_id, name: 'Twice Printed', released_at: '2024-01-01', set: 'zzb' }, 2),
      bulkCard({ multiverse_ids: [9001, 9002], mtgo_foil_id: 7004, illustration_id: idOf(800) }, 3),
      bulkCard({ name: 'In Two Languages', lang: 'ja', collector_number: '4' }, 4),
      bulkCard({ name: 'In Two Languages', lang: 'en', collector_number: '4', oracle_id: idOf(901) }, 5),
    ];
    await importCatalogue(market.databaseUrl, file(asLines(cards)));
    // It is asked by POST, so the session must be alive.
    player = (await signedUp(market)).client;
  });

  const collect = async (...identifiers: unknown[]) =>
    (await player.post<Collection>(PATH, { identifiers })).body;
  const found = async (identifier: object) => (await collect(identifier)).data.map(({ id }) => id);

  // @spec added-collection
  it.each<[what: string, identifier: object, nth: number]>([
    ['its id', { id: idOf(3) }, 3],
    ['its id in capitals', { id: idOf(3).toUpperCase() }, 3],
    ['its number in the online game', { mtgo_id: 7001 }, 1],
    ['the number of its foil there', { mtgo_id: 7004 }, 3],
    ['any of its multiverse ids', { multiverse_id: 9002 }, 3],
    ['what it is in all printings: the preferred one', { oracle_id: idOf(900) }, 2],
    ['its painting', { illustration_id: idOf(800) }, 3],
    ['its name: the preferred printing', { name: 'twice printed!' }, 2],
    ['its name and set', { name: 'TWICE PRINTED', set: 'ZZA' }, 1],
    ['its set and number: the English one', { set: 'ZZT', collector_number: '4' }, 5],
    ['its set and number, whatever else is there', { set: 'zzt', collector_number: '3', lang: 'ja' }, 3],
  ])('has a card by %s', async (_what, identifier, nth) => {
    expect(await collect(identifier)).toMatchObject({ not_found: [], data: [{ id: idOf(nth) }] });
  });

  it('has a double card by one of its faces', async () => {
    expect(await found({ name: 'flow' })).toEqual([sampleCard('brm', '25').id]);
    expect(await found({ name: 'Ebb // Flow', set: 'brm' })).toEqual([sampleCard('brm', '25').id]);
  });

  // @spec added-collection
  it('keeps the order it was asked in, and tells what it did not find as it was sent', async () => {
    const lost = [
      { id: idOf(404) },
      { name: 'Nobody', note: 'mine' },
      { set: 'brm', collector_number: '01' },
    ];
    const [a, b, c] = ['1', '2', '25'].map((number) => sampleCard('brm', number));
    const { headers, body } = await player.post<Collection>(PATH, {
      identifiers: [
        lost[0],
        { id: c?.id },
        { name: b?.name, set: 'brm' },
        lost[1],
        { id: a?.id },
        lost[2],
        { id: c?.id },
      ],
    });
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(Object.keys(body)).toEqual(['object', 'not_found', 'data']);
    expect(body.object).toBe('list');
    expect(body.not_found).toEqual(lost);
    expect(body.data.map(({ id }) => id)).toEqual([c, b, a, c].map((card) => card?.id));
  });

  it('tells what it did not find as it was sent, also where that is of another kind than it should be', async () => {
    const lost = [{ name: 'Nobody', set: 7 }, { mtgo_id: '99' }, { id: idOf(404), name: ['x'], set: null }];
    expect(await collect(...lost)).toEqual({ object: 'list', not_found: lost, data: [] });
  });

  it('holds seventy-five cards, each byte for byte', async () => {
    const lines = sampleLines.slice(0, 75);
    const identifiers = lines.map((line) => ({ id: (JSON.parse(line) as FoundCard).id }));
    const reply = await fetch(market.origin + PATH, {
      method: 'POST',
      headers: { authorization: `Bearer ${player.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ identifiers }),
    });
    expect(await reply.text()).toBe(`{"object":"list","not_found":[],"data":[${lines.join(',')}]}`);
  });

  it('follows a card that was merged into another', async () => {
    const place = { set: 'zzm', collector_number: '9', oracle_id: idOf(902) };
    for (const nth of [61, 62]) {
      const others = [63, 64].map((other) => bulkCard({ set: 'zzm' }, other));
      await importCatalogue(market.databaseUrl, file(asLines([bulkCard(place, nth), ...others])), {
        source: 'all_cards',
        allowLoss: true,
      });
    }
    expect(await found({ id: idOf(61) })).toEqual([idOf(62)]);
  });

  // @spec added-collection
  it.each<[what: string, body: unknown, details: string]>([
    ['nothing', {}, COUNT],
    ['null', { identifiers: null }, COUNT],
    ['none', { identifiers: [] }, COUNT],
    ['too many', { identifiers: Array.from({ length: 76 }, () => ({ id: idOf(1) })) }, COUNT],
    ['a name alone', { identifiers: ['Lantern Warden'] }, COUNT],
    ['a hole', { identifiers: [{ id: idOf(1) }, null] }, COUNT],
    ['a list in a list', { identifiers: [[{ id: idOf(1) }]] }, COUNT],
    ['a list alone', [{ id: idOf(1) }], COUNT],
    ['no list', { identifiers: { id: idOf(1) } }, 'The `identifiers` list must be a JSON array.'],
    ['text', { identifiers: idOf(1) }, 'The `identifiers` list must be a JSON array.'],
    ['no key', { identifiers: [{}] }, 'Invalid identifier schema: '],
    ['an unknown key', { identifiers: [{ arena_id: 1 }] }, 'Invalid identifier schema: '],
    ['half a place', { identifiers: [{ set: 'brm', lang: 'en' }] }, 'Invalid identifier schema: set'],
    [
      'a name that is none',
      { identifiers: [{ name: { a: 1 }, collector_number: '1' }] },
      'Invalid identifier schema: collector_number',
    ],
    ['no id', { identifiers: [{ id: 'x' }] }, 'An `id` identifier must be a valid UUID: x'],
    [
      'half an id',
      { identifiers: [{ oracle_id: idOf(1).slice(1) }] },
      `An \`oracle_id\` identifier must be a valid UUID: ${idOf(1).slice(1, 31)}…`,
    ],
    ['no number', { identifiers: [{ mtgo_id: '7a' }] }, 'A `mtgo_id` identifier must be an integer: 7a'],
    [
      'half a number',
      { identifiers: [{ multiverse_id: 1.5 }] },
      'A `multiverse_id` identifier must be an integer: 1.5',
    ],
  ])('is refused as a whole when it is %s', async (_what, body, details) => {
    const reply = await player.post<Refusal>(PATH, body);
    expect([reply.status, reply.body]).toEqual([
      400,
      {
        object: 'error',
        code: 'bad_request',
        status: 400,
        warnings: null,
        details,
        notice: noticeOf(details),
      },
    ]);
  });

  it('is refused like everything that is no JSON', async () => {
    for (const body of ['{"identifiers": [', 'identifiers', '"x"']) {
      expect((await player.post(PATH, body)).status).toBe(400);
    }
    expect((await player.post(PATH, `{"identifiers":"${'x'.repeat(1_100_000)}"}`)).status).toBe(413);
  });

  it.each([
    "'; drop table cards.printing; --",
    'a\0b',
    '\ud800',
    '\u202elantern',
    '%',
    '_',
    'x'.repeat(10_000),
  ])('takes odd text for what it is: a name of nothing (%#)', async (text) => {
    const identifiers = [{ name: text }, { name: text, set: text }, { set: text, collector_number: text }];
    const { status, body } = await player.post<Collection>(PATH, { identifiers });
    expect([status, body.data, body.not_found.length]).toEqual([200, [], identifiers.length]);
    expect(await found({ name: 'lantern warden' })).toHaveLength(1);
  });

  it('is for people who are logged in', async () => {
    expect((await market.someone().post(PATH, { identifiers: [{ id: idOf(1) }] })).status).toBe(401);
  });
});
