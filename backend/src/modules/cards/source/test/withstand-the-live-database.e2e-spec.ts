// The story of a live card database that is slow, wrong, broken or hostile: the mirror answers, and says so.
import { bulkCard, idOf } from '../../test/bulk-card.js';
import { type FoundCards, sampleCard } from '../../test/sample-catalogue.js';
import { ONLY_OURS } from '../card-source.js';
import {
  after,
  answer,
  type Behaviour,
  CardDatabaseDouble,
  dripping,
  endless,
  floodingHeaders,
  hangingUp,
  missing,
  page,
  promisingGigabytes,
  saying,
} from './card-database-double.js';
import { liveStory } from './live-story.js';

const json =
  (body: unknown): Behaviour =>
  (reply) =>
    answer(reply, body);
const typed =
  (type: string, body: string): Behaviour =>
  (reply) =>
    reply.writeHead(200, { 'content-type': type }).end(body);
const cardLike = (fields: object) => json({ ...bulkCard({}, 50), ...fields });

const BEHAVIOURS: readonly (readonly [title: string, outcome: string, behaviour: Behaviour])[] = [
  ['answers after six seconds', 'timeout', after(6_000, missing)],
  ['drips a byte a second', 'timeout', dripping(100)],
  ['sends half of it and hangs up', 'failed', hangingUp],
  ['fails', 'failed', saying(500)],
  ['is closed for the night', 'failed', saying(503, { 'retry-after': '3600' })],
  ['sends us to another host', 'failed', saying(302, { location: 'http://192.168.0.1/cards' })],
  ['sends us elsewhere for good', 'failed', saying(308, { location: 'http://169.254.169.254/latest' })],
  ['sends another card', 'wrong', cardLike({ id: idOf(51) })],
  ['sends a page of a book', 'wrong', typed('text/html', '<html></html>')],
  ['calls a card a book', 'wrong', typed('text/plain', JSON.stringify(bulkCard({}, 50)))],
  ['calls a book a card', 'wrong', typed('application/json', '<html></html>')],
  ['sends half a card', 'wrong', typed('application/json', JSON.stringify(bulkCard({}, 50)).slice(0, 99))],
  ['sends nothing', 'wrong', typed('application/json', '')],
  ['sends null', 'wrong', typed('application/json', 'null')],
  ['sends a card without a name', 'wrong', cardLike({ name: null })],
  ['sends a card without a set', 'wrong', cardLike({ set: 5 })],
  ['sends a catalogue of words', 'wrong', json({ object: 'catalog', data: ['x'] })],
  ['calls an error a card', 'wrong', json({ object: 'error', status: 404, details: 'x' })],
  ['has a 404 of somebody else', 'wrong', typed('text/html', 'Not found')],
  [
    'has an error about something else',
    'wrong',
    (reply) => answer(reply, { object: 'error', status: 400 }, 404),
  ],
  ['sends a card with a NUL', 'wrong', cardLike({ oracle_text: 'a\0b' })],
  ['sends a tower of brackets', 'wrong', cardLike({ tower: JSON.parse('['.repeat(500) + ']'.repeat(500)) })],
  [
    'sends a tower that reaches the sky',
    'wrong',
    typed('application/json', '['.repeat(1_000_000) + ']'.repeat(1_000_000)),
  ],
  ['promises a gigabyte', 'wrong', promisingGigabytes],
  ['floods us with headers', 'wrong', floodingHeaders],
  [
    'packs it in a way nobody asked for',
    'wrong',
    (reply) =>
      reply.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'br' }).end('x'),
  ],
  [
    'says that it is packed, and is not',
    'failed',
    (reply) =>
      reply.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end('{}'),
  ],
];

describe('a live card database that', () => {
  const live = liveStory('auto');
  const card = () => live.player.get(`/api/cards/${idOf(50)}`);
  const search = (q: string) =>
    live.player.get<FoundCards>(`/api/cards/search?${new URLSearchParams({ q })}`);

  // @spec rule-card-database-timeout
  it.each(BEHAVIOURS)('%s leaves us with what we have', async (_title, outcome, behaviour) => {
    live.double.behaviour = behaviour;
    const before = await live.counted('other', outcome);
    const began = performance.now();
    expect(await card()).toMatchObject({ status: 404, body: { details: 'No card found with the given ID' } });
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(await live.counted('other', outcome)).toBe(before + 1);
    expect(live.double.arrivals).toHaveLength(1);
    expect((await live.query('select from cards.live_answer')).rows).toEqual([]);
  });

  it('sends and sends is cut off', async () => {
    let sent = 0;
    live.double.behaviour = endless((bytes) => {
      sent = bytes;
    });
    expect((await card()).status).toBe(404);
    expect(await live.counted('other', 'wrong')).toBeGreaterThan(0);
    expect(sent).toBeLessThan(40_000_000);
  });

  it.each([
    ['no cards', page([])],
    ['more cards than a page has', page(Array.from({ length: 176 }, (_, nth) => bulkCard({}, nth + 1000)))],
    ['a page without figures', page([bulkCard({}, 60)], { total_cards: '1' })],
    ['fewer cards than it counts', page([bulkCard({}, 60), bulkCard({}, 61)], { total_cards: 1 })],
    ['what are no cards', page([bulkCard({}, 60), { object: 'card' }])],
    ['another list first', page([bulkCard({}, 60)])],
    ['a card', bulkCard({}, 60)],
  ])('has for a search %s does not confuse us', async (title, body) => {
    live.double.behaviour = json(
      title === 'another list first'
        ? JSON.stringify(body).replace('"data":', '"odd":{"data":[1]},"data":')
        : body,
    );
    expect((await search('whirligig')).status).toBe(404);
    expect((await live.query('select from cards.live_answer')).rows).toEqual([]);
  });

  it('turns us away is not asked again', async () => {
    live.double.behaviour = saying(403);
    await card();
    await search('whirligig');
    expect(live.double.arrivals).toHaveLength(1);
  });

  it('is not there leaves us with what we have, at once', async () => {
    const counts = async () => [
      await live.counted('other', 'unreachable'),
      await live.counted('search', 'held'),
    ];
    const [unreachable = 0, held = 0] = await counts();
    await live.double.down();
    const began = performance.now();
    expect((await card()).status).toBe(404);
    expect(await search('whirligig')).toMatchObject({
      status: 404,
      body: { details: expect.stringContaining('didn’t match any cards'), warnings: [ONLY_OURS] },
    });
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(await counts()).toEqual([unreachable + 1, held + 1]);
    await live.double.up();
  });
});

describe('a search of a live card database that', () => {
  const live = liveStory('live');
  const other = new CardDatabaseDouble();

  it('fails finds what the mirror has, and says that it is only that', async () => {
    live.double.behaviour = saying(500);
    const reply = await live.player.get<FoundCards>('/api/cards/search?q=lantern+shine:5');
    expect(reply.status).toBe(200);
    expect(Object.keys(reply.body)).toEqual([
      ...['object', 'total_cards', 'has_more', 'warnings', 'notices', 'data'],
    ]);
    expect(reply.body.warnings).toEqual([expect.stringContaining('shine'), ONLY_OURS]);
  });

  it('fails leaves a card to the mirror', async () => {
    live.double.behaviour = saying(500);
    const { id } = sampleCard('brm', '1');
    expect((await live.player.get(`/api/cards/${id}`)).status).toBe(200);
    expect((await live.player.get('/api/cards/brm/1')).status).toBe(200);
  });

  it('sends us to somebody else does not make us ask there', async () => {
    await other.up();
    live.double.behaviour = saying(301, { location: `${other.url}/cards/search` });
    expect((await live.player.get<FoundCards>('/api/cards/search?q=lantern')).body.warnings).toEqual([
      ONLY_OURS,
    ]);
    expect(other.arrivals).toEqual([]);
    await other.down();
  });
});
