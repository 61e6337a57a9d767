// The story of cards that the mirror lacks: the live card database has them, and from then on so has the mirror.
import { Retention } from '../../../../platform/retention/retention.js';
import { CardsFacade } from '../../index.js';
import { bulkCard, idOf } from '../../test/bulk-card.js';
import { type FoundCard, type FoundCards, sampleCard } from '../../test/sample-catalogue.js';
import { CardIngest } from '../card-ingest.js';
import { ONLY_OURS } from '../card-source.js';
import { after, answer, missing, page, saying } from './card-database-double.js';
import { liveStory } from './live-story.js';

describe('what the mirror lacks', () => {
  const live = liveStory('auto');
  const get = (path: string) => live.player.get<FoundCard>(`/api/cards/${path}`);
  const search = (q: string, more: Record<string, string> = {}) =>
    live.player.get<FoundCards>(`/api/cards/search?${new URLSearchParams({ q, ...more })}`);

  it('is not asked for while the mirror has it', async () => {
    const { id } = sampleCard('brm', '1');
    expect([(await get(id)).status, (await get('brm/1')).status, (await search('lantern')).status]).toEqual([
      200, 200, 200,
    ]);
    expect(live.double.arrivals).toEqual([]);
  });

  it('is answered byte for byte as it comes, by its id, and can be listed at once', async () => {
    const card = JSON.stringify(bulkCard({ cmc: 0 }, 1)).replace('"cmc":0', '"cmc":3.0');
    live.double.give({ [`/cards/${idOf(1)}`]: card });
    const headers = { authorization: `Bearer ${live.player.token}` };
    const reply = await fetch(`${live.market.origin}/api/cards/${idOf(1)}`, { headers });
    expect([reply.status, await reply.text()]).toEqual([200, card]);
    const snapshots = await live.market.app.get(CardsFacade).snapshots([idOf(1)]);
    expect([...snapshots.keys()]).toEqual([idOf(1)]);
    await live.forget();
    expect((await get(idOf(1))).status).toBe(200);
    expect(live.double.arrivals).toEqual([]);
  });

  it('is not taken for English when it came live in another language', async () => {
    const [english, japanese] = [{}, { lang: 'ja' }].map((more, nth) =>
      bulkCard({ set: 'zzl', collector_number: '7', ...more }, 15 + nth),
    );
    live.double.give({ '/cards/zzl/7/ja': japanese, '/cards/zzl/7': english });
    expect((await get('zzl/7/ja')).body.lang).toBe('ja');
    expect((await get('zzl/7')).body.lang).toBe('en');
    await live.forget();
    expect([(await get('zzl/7')).body.lang, (await get('zzl/7/ja')).body.lang]).toEqual(['en', 'ja']);
    expect(live.double.arrivals).toEqual([]);
  });

  it('is answered by its name', async () => {
    const card = bulkCard({ set: 'zzm', name: 'Gólem // Über-Golem', layout: 'split' }, 18);
    live.double.give({ '/cards/named': card });
    expect((await get('named?exact=golem uber golem')).body.id).toBe(idOf(18));
    await live.forget();
    live.double.give({ '/cards/named': card });
    expect((await get('named?exact=another golem')).status).toBe(404);
    expect((await get('named?fuzzy=anuther%20golm&set=zzx')).status).toBe(404);
    expect(live.double.arrivals.map(({ path }) => path)).toEqual([
      '/cards/named?exact=another+golem',
      '/cards/named?fuzzy=anuther+golm&set=zzx',
    ]);
  });

  it.each(['44★', 'A-50', '12†', '1 2', '...', 'a/b', '%', '?'])(
    'is asked for by its set and number %s, if it can be one',
    async (number) => {
      const card = bulkCard({ set: 'zzn', collector_number: number }, 10);
      live.double.give({ [`/cards/zzn/${number}`]: card });
      const canBe = /^[\w★†-]+$/.test(number);
      const { status } = await get(`ZZN/${encodeURIComponent(number)}`);
      expect(status === 200).toBe(canBe);
      expect(live.double.arrivals.length).toBe(canBe ? 1 : 0);
      await live.query(`update cards.printing set gone_at = now() where id = '${idOf(10)}'`);
    },
  );

  it('is not asked for when it can be no id', async () => {
    for (const id of ['x', 'collections', '%20', 'null']) expect((await get(id)).status).toBe(404);
    expect(live.double.arrivals).toEqual([]);
  });

  it('is asked for in our own name', async () => {
    await get(idOf(404));
    expect(live.double.arrivals[0]?.headers).toMatchObject({
      'user-agent': expect.stringMatching(/^Playset\/\d+\.\d+/),
      accept: expect.stringContaining('application/json'),
    });
  });

  it('is asked for once when many ask together, and not again soon', async () => {
    live.double.behaviour = after(100, missing);
    const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await get(idOf(404))).status));
    expect(statuses).toEqual(Array(8).fill(404));
    await get(idOf(404));
    expect(live.double.asked).toEqual([`/cards/${idOf(404)}`]);
    await live.pass(601);
    await get(idOf(404));
    expect(live.double.arrivals).toHaveLength(2);
  });

  it('is missing in our own words when it is missing there, too', async () => {
    expect((await get(idOf(404))).body).toMatchObject({
      status: 404,
      details: 'No card found with the given ID',
    });
    expect((await search('nowhere')).body).toMatchObject({
      status: 404,
      details: expect.stringMatching(/^Your query didn’t match any cards/),
    });
    expect(await live.counted('search', 'missing')).toBeGreaterThan(0);
  });

  it('is searched for as it was asked, and read page by page with us', async () => {
    const cards = [21, 22].map((nth) => bulkCard({ set: 'zzs' }, nth));
    live.double.give({
      '/cards/search': page(cards, {
        total_cards: 400,
        has_more: true,
        next_page: 'http://127.0.0.1:1/elsewhere',
        warnings: ['It shines.'],
      }),
    });
    const { body } = await search('Gatekeeper o:/\\S/', {
      unique: 'prints',
      include_extras: 'true',
      page: '2',
    });
    expect(body).toEqual({
      object: 'list',
      total_cards: 400,
      has_more: true,
      next_page: expect.stringMatching(/^http:\/\/127\.0\.0\.1:3000\/api\/cards\/search\?.*&page=3&/),
      warnings: ['It shines.'],
      notices: [{ code: 'cards.other', message: 'It shines.' }],
      data: cards,
    });
    const asked = new URL(live.double.arrivals[0]?.path ?? '', 'http://x');
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      q: 'Gatekeeper o:/\\S/',
      unique: 'prints',
      include_extras: 'true',
      page: '2',
    });
  });

  it('is found live by a search, and known to the market soon after', async () => {
    const cards = [25, 26].map((nth) => bulkCard({ set: 'zzk', name: `Quillwright ${nth}` }, nth));
    live.double.give({ '/cards/search': page(cards) });
    expect((await search('quillwright')).body.total_cards).toBe(2);
    // Ingesting what comes next waits for the one before.
    await live.market.app.get(CardIngest).enqueuePage([]);
    const snapshots = await live.market.app.get(CardsFacade).snapshots([idOf(25), idOf(26)]);
    expect(snapshots.size).toBe(2);
    await live.forget();
    live.double.behaviour = saying(500);
    expect((await search('quillwright')).body).toMatchObject({ total_cards: 2, warnings: [ONLY_OURS] });
  });

  it('does not hide the other cards of a search once some of them are known', async () => {
    const cards = [31, 32].map((nth) => bulkCard({ set: 'zzp', name: `Whirligig ${nth}` }, nth));
    live.double.give({ '/cards/search': page(cards, { total_cards: 2 }), [`/cards/${idOf(31)}`]: cards[0] });
    expect((await get(idOf(31))).status).toBe(200);
    expect((await search('whirligig')).body.total_cards).toBe(2);
  });

  it('is not searched for when the search is none, or is over', async () => {
    expect((await search('(lantern')).status).toBe(400);
    expect((await search('lantern', { page: '999' })).status).toBe(422);
    expect(live.double.arrivals).toEqual([]);
  });

  it('is past the end when it is so there', async () => {
    live.double.behaviour = (reply) =>
      answer(reply, { object: 'error', code: 'validation_error', status: 422, details: 'Too far.' }, 422);
    expect(await search('whirligigs', { page: '9' })).toMatchObject({
      status: 422,
      body: { details: 'Too far.' },
    });
  });

  it('is remembered as found for the time that it holds, then asked for again and forgotten at night', async () => {
    live.double.give({ '/cards/search': page([bulkCard({ set: 'zzr', name: 'Sundial' }, 41)]) });
    for (const hours of [0, 15, 2]) {
      await live.pass(hours * 3600);
      expect((await search('sundial')).status).toBe(200);
    }
    expect(live.double.arrivals).toHaveLength(2);
    await live.pass(17 * 3600);
    await live.market.app.get(Retention).applyAll();
    const { rows } = await live.query('select from cards.live_answer');
    expect(rows).toEqual([]);
  });
});
