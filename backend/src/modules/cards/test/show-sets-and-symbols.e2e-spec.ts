// The story of what surrounds the cards: the sets they are from, the symbols on them, and the languages they are in.

import type { Client } from '../../../../test/client.js';
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { Sql } from '../../../platform/database/sql.js';
import { importCatalogue } from '../index.js';
import { asLines, bulkCard, bulkFiles, idOf } from './bulk-card.js';
import { type FoundCard, loadSample, pathOf, sampleCard, sampleLines } from './sample-catalogue.js';

interface FoundSet {
  readonly id?: string;
  readonly code: string;
  readonly card_count: number;
  readonly released_at?: string;
}
interface Symbols {
  readonly has_more: boolean;
  readonly data: readonly { readonly symbol: string; readonly svg_uri: string; readonly english: string }[];
}

describe('sets, symbols and languages', () => {
  const market = story();
  const file = bulkFiles();
  let player: Client;

  beforeAll(async () => {
    await loadSample(market);
    const of2030 = { released_at: '2030-01-01' };
    const cards = [
      bulkCard({ set: 'zzd', games: ['arena'], digital: true, released_at: '2031-01-01' }, 1),
      bulkCard({ set: 'zzf', finishes: ['foil'], ...of2030 }, 2),
      bulkCard({ set: 'zzf', finishes: ['foil'], lang: 'ja', collector_number: '2', ...of2030 }, 3),
      bulkCard(
        { set: 'zzf', finishes: ['foil', 'etched'], variation: true, collector_number: '2a', ...of2030 },
        4,
      ),
    ];
    await importCatalogue(market.databaseUrl, file(asLines(cards)));
    player = (await signedUp(market)).client;
  });

  const sets = async () =>
    (await player.get<{ object: string; has_more: boolean; data: FoundSet[] }>('/api/cards/sets')).body;
  const set = async (code: string) => (await player.get<FoundSet>(`/api/cards/sets/${code}`)).body;

  // @spec added-card-sets
  it('shows all sets, the newest first', async () => {
    const { object, has_more, data } = await sets();
    expect([object, has_more]).toEqual(['list', false]);
    expect(data.map(({ code }) => code).slice(0, 2)).toEqual(['zzd', 'zzf']);
    const days = data.map(({ released_at = '' }) => released_at);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  // @spec added-card-set
  it('shows a set by its code in any case, or its id, with keys in the card database’s order', async () => {
    const shown = await set('BRM');
    const first = JSON.parse(sampleLines.find((line) => line.includes('"set":"brm"')) ?? '');
    expect(shown).toEqual({
      object: 'set',
      id: first.set_id,
      code: 'brm',
      name: 'Bramblemere',
      uri: 'http://127.0.0.1:3000/api/cards/sets/brm',
      scryfall_uri: first.scryfall_set_uri,
      search_uri:
        'http://127.0.0.1:3000/api/cards/search?include_extras=true&include_variations=true&order=set&q=e%3Abrm&unique=prints',
      released_at: first.released_at,
      set_type: 'expansion',
      card_count: 124,
      digital: false,
      nonfoil_only: false,
      foil_only: false,
    });
    expect(Object.keys(shown).slice(0, 5)).toEqual(['object', 'id', 'code', 'name', 'uri']);
    expect(await set(String(shown.id).toUpperCase())).toEqual(shown);
  });

  it('finds the cards of a set where the set says', async () => {
    const { search_uri, card_count } = (await sets()).data.find(({ code }) => code === 'hlw') as FoundSet & {
      search_uri: string;
    };
    const { body } = await player.get<{ total_cards: number }>(pathOf(search_uri));
    expect(body.total_cards).toBe(card_count);
  });

  it('counts a card once in all its languages, and its variations only in the list', async () => {
    expect((await sets()).data.find(({ code }) => code === 'zzf')?.card_count).toBe(2);
    expect(await set('zzf')).toMatchObject({
      card_count: 1,
      foil_only: true,
      nonfoil_only: false,
      digital: false,
    });
    expect(await set('zzd')).toMatchObject({ digital: true, foil_only: false, nonfoil_only: true });
  });

  it('says which block a set was in', async () => {
    const lines = asLines([bulkCard({ set: 'all' }, 50)]);
    await importCatalogue(market.databaseUrl, file(lines, 'some.jsonl'));
    const shown = await set('all');
    expect(shown).toMatchObject({ block_code: 'ice', block: 'Ice Age' });
    expect(Object.keys(shown).slice(-2)).toEqual(['block_code', 'block']);
  });

  it('shows a set as the card database describes it, where it has', async () => {
    const raw = `{"object":"set", "id":"${idOf(9)}","code":"zzl","name":"Told","uri":"u","search_uri":"s","card_count":3,"digital":false,"nonfoil_only":false,"foil_only":false,"block":"Tales"}`;
    const sql = market.app.get(Sql);
    await sql.pool.query(
      `insert into cards.set_info (code, name, released_at, raw) values ('zzl', 'Told', '2032-01-01', $1)`,
      [raw],
    );
    expect((await sets()).data[0]).toEqual(JSON.parse(raw));
    expect(await set(idOf(9))).toEqual(JSON.parse(raw));
    const reply = await fetch(`${market.origin}/api/cards/sets/zzl`, {
      headers: { authorization: `Bearer ${player.token}` },
    });
    expect(await reply.text()).toBe(raw);
  });

  it.each(['zzz', 'x', idOf(404), '%00', 'a'.repeat(290), "'--"])('has no set %s', async (code) => {
    const { status, body } = await player.get<{ details: string }>(`/api/cards/sets/${code}`);
    expect([status, body.details]).toEqual([404, 'No Magic set found for the given code or ID']);
  });

  it('says that sets and symbols have not changed', async () => {
    for (const path of ['sets', 'sets/brm', 'symbology', 'symbology/W.svg']) {
      const tag = (await player.get(`/api/cards/${path}`)).headers.get('etag') ?? '';
      const headers = { 'if-none-match': tag };
      expect((await player.call('GET', `/api/cards/${path}`, undefined, headers)).status).toBe(304);
    }
  });

  // @spec added-symbology
  it('explains every symbol that a card of the catalogue has', async () => {
    const { body } = await player.get<Symbols>('/api/cards/symbology');
    const known = new Set(body.data.map(({ symbol }) => symbol));
    expect(known.size).toBe(body.data.length);
    const printed = sampleLines.flatMap((line) => {
      const { mana_cost, oracle_text, card_faces = [] } = JSON.parse(line);
      const texts = [
        mana_cost,
        oracle_text,
        ...card_faces.flatMap((face: typeof body) => Object.values(face)),
      ];
      return texts.flatMap((text) => (typeof text === 'string' ? (text.match(/\{[^}]+\}/g) ?? []) : []));
    });
    expect(printed.length).toBeGreaterThan(100);
    expect(printed.filter((symbol) => !known.has(symbol))).toEqual([]);
  });

  // @spec added-symbology
  it.each([
    ['{W}', 'one white mana', 1],
    ['{2/U}', 'two generic mana or one blue mana', 2],
    ['{W/U}', 'one white or blue mana', 1],
    ['{B/P}', 'one black mana or two life', 1],
    ['{G/W/P}', 'one green mana, one white mana, or two life', 1],
    ['{X}', 'X generic mana', 0],
    ['{16}', 'sixteen generic mana', 16],
    ['{HW}', 'one-half white mana', 0.5],
    ['{∞}', 'infinite generic mana', null],
    ['{T}', 'tap this permanent', 0],
  ])('puts %s in words: %s', async (symbol, english, value) => {
    const { body } = await player.get<Symbols>('/api/cards/symbology');
    const found = body.data.find((each) => each.symbol === symbol);
    expect(found).toMatchObject({ object: 'card_symbol', english, mana_value: value, cmc: value });
    expect(Object.keys(found ?? {}).join(' ')).toBe(
      'object symbol svg_uri loose_variant english transposable represents_mana appears_in_mana_costs mana_value hybrid phyrexian cmc funny colors gatherer_alternates',
    );
  });

  // @spec added-symbol-picture
  it('draws each symbol for anybody, so that an image can show it', async () => {
    const { body } = await player.get<Symbols>('/api/cards/symbology');
    const drawings = new Set<string>();
    for (const { svg_uri, english } of body.data) {
      const picture = await market.someone().get<string>(pathOf(svg_uri));
      expect(picture.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
      expect(picture.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
      expect(picture.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(picture.body).toContain(`<title>${english}</title>`);
      drawings.add(picture.body);
    }
    expect(drawings.size).toBe(body.data.length);
    for (const file of ['W', 'WW.svg', 'toString.svg', '%00.svg', '.svg']) {
      expect((await market.someone().get(`/api/cards/symbology/${file}`)).status).toBe(404);
    }
  });

  // @spec added-card-in-language
  it('shows a card in the language that is asked for, to the letter', async () => {
    expect((await player.get<FoundCard>('/api/cards/ZZF/2/ja')).body.lang).toBe('ja');
    expect((await player.get<FoundCard>('/api/cards/zzf/2/en')).body.lang).toBe('en');
    expect((await player.get<FoundCard>('/api/cards/brm/44★/en')).body.id).toBe(sampleCard('brm', '44★').id);
    for (const path of ['zzf/2/JA', 'zzf/2/de', 'zzf/02/ja', 'zzz/2/ja', 'zzf/2/%00', 'zzf/2/%20ja']) {
      expect(await player.get(`/api/cards/${path}`)).toMatchObject({
        status: 404,
        body: {
          object: 'error',
          code: 'not_found',
          details: 'No card found with the given set code and collector number',
        },
      });
    }
  });

  it('is for people who are logged in, but for the drawings', async () => {
    for (const path of ['sets', 'sets/brm', 'symbology', 'brm/1/en']) {
      expect((await market.someone().get(`/api/cards/${path}`)).status).toBe(401);
    }
  });
});
