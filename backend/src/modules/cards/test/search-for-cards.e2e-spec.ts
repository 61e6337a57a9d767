// The story of searching: which cards are found, in which order, and what is said when there are none.

import type { Client } from '../../../../test/client.js';
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { CardError } from '../dto/card-error.dto.js';
import { type FoundCards, loadSample, pathOf, sampleCards } from './sample-catalogue.js';

describe('searching for cards', () => {
  const market = story();
  let player: Client;

  beforeAll(async () => {
    await loadSample(market);
    player = (await signedUp(market)).client;
  });

  const search = (parameters: Record<string, string>) =>
    player.get<FoundCards>(`/api/cards/search?${new URLSearchParams(parameters)}`);
  const names = async (q: string, more: Record<string, string> = {}) =>
    (await search({ q, ...more })).body.data.map(({ name }) => name);
  const numbers = async (q: string, more: Record<string, string> = {}) =>
    (await search({ q, unique: 'prints', ...more })).body.data.map(
      ({ collector_number }) => collector_number,
    );
  const refusal = async (query: string) => {
    const reply = await player.get<CardError>(`/api/cards/search${query}`);
    expect(reply.body).toMatchObject({ object: 'error', status: reply.status });
    return reply.body;
  };

  // @spec call-card-search
  it('finds every card whose name has all the words', async () => {
    expect(await names('lantern w -low')).toEqual(['Lantern Warden', 'Lantern Wreck']);
    expect(await names('"dragon of"')).toEqual(['Dragon of the Brass Tide']);
    expect(await names('lantern -warden -wreck')).not.toContain('Lantern Warden');
  });

  it.each([
    ['jotunn', 'Jötunn of the Drowned Bell'],
    ['JÖTUNN', 'Jötunn of the Drowned Bell'],
    ['aelfwines', 'Ælfwine’s Final Wager'],
    ["aelfwine's", 'Ælfwine’s Final Wager'],
    ['ebb/flow', 'Ebb // Flow'],
    ['"ebb // flow"', 'Ebb // Flow'],
    ['flow', 'Ebb // Flow'],
    ['_______', '_______'],
    ['"+2 ladle"', '+2 Ladle of Plenty'],
    ['mereglass', 'Mere-Glass Monocle'],
    ['mere-glass', 'Mere-Glass Monocle'],
    ['"mere glass"', 'Mere-Glass Monocle'],
    ['"glass mono"', 'Mere-Glass Monocle'],
    ['name:"mere glass-mono"', 'Mere-Glass Monocle'],
    ['lantern-warden', 'Lantern Warden'],
    ["name:/^ælfwine's/", 'Ælfwine’s Final Wager'],
    ['name:/^ælfwine’s/', 'Ælfwine’s Final Wager'],
  ])('overlooks accents, case and punctuation: %s', async (q, name) => {
    expect(await names(q)).toContain(name);
  });

  it('finds a whole name, of a card or of its half, after an exclamation mark', async () => {
    expect(await names('!overgrow')).toEqual(['Overgrow']);
    expect(await names('!"ebb"')).toEqual(['Ebb // Flow']);
    expect(await names('!"Ebb // Flow"')).toEqual(['Ebb // Flow']);
    expect((await refusal('?q=!%22ebb+flo%22')).status).toBe(404);
  });

  it.each(['"mere glass monocle"', '"Mere-Glass Monocle"', '"mereglass-monocle"', 'mereglassmonocle'])(
    'finds a whole name by its letters, wherever it is apart: !%s',
    async (name) => {
      expect(await names(`!${name}`)).toEqual(['Mere-Glass Monocle']);
      expect(await names(`mere -!${name}`)).not.toContain('Mere-Glass Monocle');
    },
  );

  it('finds the halves of a name written as one', async () => {
    expect(await names('!ebbflow')).toEqual(['Ebb // Flow']);
  });

  it('shows one printing of a card, its ordinary one, or one a painting, or all', async () => {
    const found = (unique: string) => search({ q: '!"Dragon of the Brass Tide"', unique });
    const places = async (unique: string) =>
      (await found(unique)).body.data.map((card) => `${card.set} ${card.collector_number}`);
    const all = sampleCards.filter(
      ({ name, layout }) => name === 'Dragon of the Brass Tide' && layout === 'normal',
    );
    expect(await places('prints')).toHaveLength(all.length);
    expect(await places('cards')).toHaveLength(1);
    expect((await places('art')).length).toBeLessThanOrEqual(all.length);
  });

  // @spec call-card-search
  it('finds the cards of a set, those that are hidden elsewhere too', async () => {
    const tokens = sampleCards.filter(({ set }) => set === 'tbrm');
    expect((await search({ q: 'set:TBRM', unique: 'prints' })).body.total_cards).toBe(tokens.length);
    const wisps = await search({ q: 'wisp', unique: 'prints' });
    const withExtras = await search({ q: 'wisp', unique: 'prints', include_extras: 'true' });
    expect(withExtras.body.total_cards).toBeGreaterThan(wisps.status === 404 ? 0 : wisps.body.total_cards);
  });

  it('finds a number in a set, and its variants by the digits', async () => {
    expect(await numbers('set:brm cn:12', { include_variations: 'true' })).toEqual(['12', '12a']);
    expect(await numbers('set:brm cn:12A', { include_variations: 'true' })).toEqual(['12a']);
    expect(await numbers('set:hlw cn<=3', { order: 'set' })).toEqual(['1', '2', '3']);
    expect(await numbers('set:brm cn:44★', { include_variations: 'true' })).toEqual(['44★']);
  });

  it('orders by name, overlooking all but letters and digits', async () => {
    const found = await names('set:8lm');
    expect(found.slice(0, 3)).toEqual([
      'Ælfwine’s Final Wager',
      'Bell-Tower of the First Flood',
      'Coin from the Drowned King’s Eye',
    ]);
    expect(await names('set:8lm', { dir: 'desc' })).toEqual(found.toReversed());
  });

  it('orders by set and number, and by date with the newest first', async () => {
    const places = await numbers('set:8lm', { order: 'set' });
    expect(places).toEqual(['1', '7', '16', '22', '31', '40', '47', '52', '55', '60', '61', '62']);
    const dates = (await search({ q: 'the', order: 'released', unique: 'prints' })).body.data.map(
      ({ released_at }) => released_at,
    );
    expect(dates).toEqual(dates.toSorted().toReversed());
    const oldest = await search({ q: 'the', order: 'released', dir: 'asc', unique: 'prints' });
    expect(oldest.body.data.map(({ released_at }) => released_at)).toEqual(dates.toSorted());
  });

  it('shows 175 cards a page, and where the next one is', async () => {
    const q = 'e OR i or -e';
    const all = {
      q,
      unique: 'prints',
      include_extras: 'true',
      include_variations: '1',
      include_multilingual: 'x',
    };
    const first = (await search(all)).body;
    expect(first).toMatchObject({ total_cards: sampleCards.length, has_more: true });
    expect(first.data).toHaveLength(175);
    expect(first.next_page).toBe(
      'http://127.0.0.1:3000/api/cards/search?format=json&include_extras=true&include_multilingual=true&include_variations=true&order=name&page=2&q=e+or+i+or+-e&unique=prints',
    );
    const second = (await player.get<FoundCards>(pathOf(first.next_page ?? ''))).body;
    expect(second).toMatchObject({ total_cards: sampleCards.length, has_more: false });
    expect(second).not.toHaveProperty('next_page');
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(sampleCards.length);
  });

  it('answers with the keys in the order of the public card database', async () => {
    const { body } = await search({ q: 'lantern shine:5' });
    expect(Object.keys(body)).toEqual(['object', 'total_cards', 'has_more', 'warnings', 'notices', 'data']);
    expect(body.warnings).toEqual(['Invalid expression “shine:5” was ignored. Unknown keyword “shine”.']);
  });

  it('says that nothing matches', async () => {
    expect(await refusal('?q=zzzzzz')).toEqual({
      object: 'error',
      code: 'not_found',
      status: 404,
      details:
        'Your query didn’t match any cards. Adjust your search terms or refer to the syntax guide at https://scryfall.com/docs/reference',
      notice: expect.objectContaining({ code: 'cards.no-match' }),
    });
    expect((await refusal('?q=zzzzzz&page=7')).status).toBe(404);
  });

  // @spec rule-card-query-required
  it('says that nothing was asked', async () => {
    for (const query of ['', '?q=', '?q=%20%20', '?page=1']) {
      expect(await refusal(query)).toEqual({
        object: 'error',
        code: 'bad_request',
        status: 400,
        warnings: null,
        details: 'You didn‘t enter anything to search for.',
        notice: expect.objectContaining({ code: 'cards.empty-search' }),
      });
    }
  });

  it('says that all terms were ignored, and which', async () => {
    const body = await refusal('?q=invalid:query:syntax');
    expect(body).toEqual({
      object: 'error',
      code: 'bad_request',
      status: 400,
      warnings: ['Invalid expression “invalid:query:syntax” was ignored. Unknown keyword “invalid”.'],
      notices: [
        expect.objectContaining({
          code: 'cards.term-ignored',
          reason: expect.objectContaining({
            code: 'cards.unknown-keyword',
            params: { keyword: '“invalid”' },
          }),
        }),
      ],
      details: 'All of your terms were ignored.',
      notice: expect.objectContaining({ code: 'cards.all-terms-ignored' }),
    });
    expect(Object.keys(body)).toEqual([
      'object',
      'code',
      'status',
      'warnings',
      'notices',
      'details',
      'notice',
    ]);
  });

  it('says that a page is past the end, however far', async () => {
    for (const page of ['2', '9999', '99999999999999999999']) {
      expect(await refusal(`?q=lantern&page=${page}`)).toMatchObject({
        code: 'validation_error',
        status: 422,
      });
    }
  });

  it('says that brackets do not match', async () => {
    expect((await refusal('?q=(lantern')).details).toBe('Your search contains unclosed parentheses.');
  });

  it.each(['abc', '0', '-3', '', '1.9', '1e9'])('takes page=%s for the first', async (page) => {
    expect((await search({ q: 'lantern', page })).status).toBe(200);
  });

  it('overlooks what it does not know among the parameters', async () => {
    const odd = {
      q: 'lantern',
      order: 'CMC',
      unique: 'x',
      dir: 'up',
      format: 'json',
      pretty: '1',
      nonsense: '[]',
    };
    expect((await search(odd)).body.data).toEqual((await search({ q: 'lantern' })).body.data);
    expect((await player.get('/api/cards/search?q=x&q=lantern')).status).toBe(200);
  });

  it('is for people who are logged in', async () => {
    expect((await market.someone().get('/api/cards/search?q=lantern')).status).toBe(401);
  });
});
