// The story of wants: what is said of a watched card, the lists that they are kept in, and lists that are pasted.
import { DataSource } from 'typeorm';
import type { ProblemBody, Reply } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { ImportedWants } from '../../stock/imports/dto/wanted-list.dto.js';
import type { WantDto } from '../dto/want.dto.js';
import type { WantListDto } from '../dto/want-list.dto.js';
import { sampleCards } from './sample.js';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

describe('what is wanted of a card', () => {
  const market = story({}, { sample: true });
  const cards = sampleCards(12);
  const [card, second, third] = cards as unknown as [(typeof cards)[0], (typeof cards)[0], (typeof cards)[0]];
  let player: Member;
  let stranger: Member;
  beforeEach(async () => {
    player = await signedUp(market);
    stranger = await signedUp(market);
  });

  const want = (id: string, body: object = {}, member = player) =>
    member.client.put<WantDto & ProblemBody>(`/api/watchlist/wants/${id}`, {
      anyPrinting: true,
      quantity: 1,
      ...body,
    });
  const wants = async (query = '', member = player) =>
    (await member.client.get<WantDto[]>(`/api/watchlist/wants${query}`)).body;
  const lists = async () => (await player.client.get<WantListDto[]>('/api/watchlist/lists')).body;
  const makeList = (name: string, member = player) =>
    member.client.post<WantListDto & ProblemBody>('/api/watchlist/lists', { name });
  const paste = (text: string, query = '', member = player): Promise<Reply<ImportedWants & ProblemBody>> =>
    member.client.call('POST', `/api/watchlist/import${query}`, text, { 'content-type': 'text/csv' });
  const watched = async () =>
    (await player.client.get<{ cardId: string }[]>(`/api/watchlist/${player.user.uuid}`)).body.map(
      ({ cardId }) => cardId,
    );

  // @spec rule-want, call-save-want, call-want, call-wants
  it('is all that was said, and one copy of any printing if nothing was', async () => {
    const { body: list } = await makeList('Friday’s deck');
    const said = {
      anyPrinting: false,
      quantity: 4,
      leastCondition: 'LIGHTLY_PLAYED',
      finishes: ['FOIL'],
      languages: ['en', 'de'],
      maxPrice: 5.99,
      maxPercent: null,
      forTrade: true,
      note: 'For Kim',
      list: list.uuid,
      visibility: 'TRADERS',
      alerts: false,
    };
    const { status, body } = await want(card.id, said);
    expect(status).toBe(200);
    const fresh = { listed: 0, changedAt: expect.any(String), version: expect.any(Number) };
    const kept = { ...said, cardId: card.id, cardName: card.name, ...fresh };
    expect(body).toEqual(kept);
    expect((await player.client.get(`/api/watchlist/wants/${card.id}`)).body).toEqual(kept);
    expect((await want(second.id)).body).toEqual(
      expect.objectContaining({
        ...{ anyPrinting: true, quantity: 1, leastCondition: null, finishes: null, languages: null },
        ...{ maxPrice: null, maxPercent: null, forTrade: false, note: null, list: null },
        ...{ visibility: 'PRIVATE', alerts: true },
      }),
    );
    expect((await wants()).map(({ cardId }) => cardId)).toEqual([second.id, card.id]);
    expect((await wants(`?list=${list.uuid}`)).map(({ cardId }) => cardId)).toEqual([card.id]);
    expect(await watched()).toEqual([second.id, card.id]);
    expect(await wants('', stranger)).toEqual([]);
  });

  // @spec rule-want
  it('refuses no copies, a thousand, two highest prices, unknown cards and lists of others', async () => {
    expect((await want(card.id, { quantity: 0 })).status).toBe(400);
    expect((await want(card.id, { quantity: 1000 })).status).toBe(400);
    expect((await want(card.id, { quantity: 999 })).status).toBe(200);
    expect((await want(card.id, { maxPrice: 1, maxPercent: 90 })).body.code).toBe(
      'watchlist.two-highest-prices',
    );
    expect((await want(UNKNOWN)).body.code).toBe('watchlist.unknown-card');
    const { body: list } = await makeList('Cube', stranger);
    expect((await want(card.id, { list: list.uuid })).body.code).toBe('watchlist.list-not-found');
    expect((await player.client.get(`/api/watchlist/wants/${third.id}`)).status).toBe(404);
  });

  // @spec call-remove-want
  it('is forgotten with the card, or alone', async () => {
    await want(card.id);
    await want(second.id);
    expect((await player.client.delete(`/api/watchlist/wants/${card.id}`)).status).toBe(204);
    expect((await player.client.delete(`/api/watchlist/wants/${card.id}`)).status).toBe(404);
    expect(await watched()).toEqual([second.id, card.id]);
    await player.client.delete(`/api/watchlist/${player.user.uuid}?cardId=${second.id}`);
    expect(await wants()).toEqual([]);
  });

  // @spec call-remove-want
  it('comes back with the answer of a card that is taken off, and can be said again', async () => {
    const takeOff = () => player.client.delete(`/api/watchlist/${player.user.uuid}?cardId=${card.id}`);
    const said = { quantity: 3, maxPrice: 12.5, note: 'For Kim', finishes: ['FOIL'] };
    const { body: kept } = await want(card.id, said);
    const { status, body: gone } = await takeOff();
    expect(status).toBe(200);
    expect(gone).toEqual(kept);
    const again = await takeOff();
    expect([again.status, again.body]).toEqual([204, undefined]);
    const { cardId, cardName: _, listed: __, changedAt: ___, version: ____, ...terms } = kept;
    const fresh = { changedAt: expect.any(String), version: expect.any(Number) };
    expect((await want(cardId, terms)).body).toEqual({ ...kept, ...fresh });
    expect(await watched()).toEqual([card.id]);
  });

  // @spec call-want-lists, call-create-want-list, call-change-want-list, call-remove-want-list
  it('is kept in lists, which have names of their own', async () => {
    const { body: deck, status } = await makeList('Friday’s deck');
    expect(status).toBe(201);
    expect((await makeList('friday’S DECK')).body.code).toBe('watchlist.list-name-taken');
    const { body: cube } = await makeList('Cube');
    await want(card.id, { list: deck.uuid });
    expect((await lists()).map(({ name, cards: count }) => [name, count])).toEqual([
      ['Cube', 0],
      ['Friday’s deck', 1],
    ]);
    const rename = (uuid: string, name: string, member = player) =>
      member.client.patch<ProblemBody>(`/api/watchlist/lists/${uuid}`, { name });
    expect((await rename(cube.uuid, 'Friday’s Deck')).body.code).toBe('watchlist.list-name-taken');
    expect((await rename(deck.uuid, 'Friday’s Deck')).status).toBe(200);
    expect((await rename(deck.uuid, 'Mine', stranger)).body.code).toBe('watchlist.list-not-found');
    expect((await player.client.delete(`/api/watchlist/lists/${deck.uuid}`)).status).toBe(204);
    expect((await wants())[0]?.list).toBeNull();
  });

  // @spec rule-want, call-change-want-list
  it('is shown or hidden with all others of its list in one step', async () => {
    const { body: deck } = await makeList('Friday’s deck');
    const { body: cube } = await makeList('Cube');
    expect(deck.visibility).toBeNull();
    await want(card.id, { list: deck.uuid });
    await want(second.id, { list: deck.uuid, visibility: 'TRADERS' });
    await want(third.id, { list: cube.uuid });
    const show = (visibility: string, member = player) =>
      member.client.patch<WantListDto & ProblemBody>(`/api/watchlist/lists/${deck.uuid}`, { visibility });
    const shown = async () => (await wants()).map(({ cardId, visibility }) => [cardId, visibility]);
    const before = await shown();
    expect((await lists()).map(({ visibility }) => visibility)).toEqual(['PRIVATE', null]);
    expect((await show('TRADERS', stranger)).body.code).toBe('watchlist.list-not-found');
    expect((await show('EVERYBODY')).status).toBe(400);
    expect(await shown()).toEqual(before);
    expect((await show('TOTALS')).body).toMatchObject({ visibility: 'TOTALS', cards: 2, alerts: true });
    expect(await shown()).toEqual([
      [third.id, 'PRIVATE'],
      [second.id, 'TOTALS'],
      [card.id, 'TOTALS'],
    ]);
  });

  // @spec rule-import-wants, call-import-wants
  it('comes from a pasted list, of which no line is lost', async () => {
    const { body: list } = await makeList('Friday’s deck');
    const text = `4 ${card.name}\n1 ${second.name} (${second.set}) ${second.collector_number}\n0 ${third.name}\n2 Lanterm Keepr\n1 ${card.name}\n`;
    const { status, body } = await paste(text, `?list=${list.uuid}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      lines: 3,
      copies: 6,
      leftOut: [
        { line: 3, text: `0 ${third.name}`, reason: 'none' },
        { line: 4, text: '2 Lanterm Keepr', reason: 'unknown-card' },
      ],
    });
    expect((await wants(`?list=${list.uuid}`)).map(({ cardName, quantity }) => [cardName, quantity])).toEqual(
      expect.arrayContaining([
        [card.name, 5],
        [second.name, 1],
      ]),
    );
    const again = await paste(text, `?list=${list.uuid}`);
    expect(again.body.copies).toBe(6);
    expect(await wants()).toHaveLength(2);
  });

  // @spec rule-import-wants
  it('lacks what is listed already, on request', async () => {
    const entry = { cardId: card.id, condition: 'NEAR_MINT', price: 1 };
    await player.client.post('/api/listings', [entry, entry, { ...entry, cardId: second.id }]);
    const line = ({ name, set, collector_number }: typeof card) => `${name} (${set}) ${collector_number}`;
    const { body } = await paste(`3 ${line(card)}\n1 ${line(second)}\n`, '?subtractListed=true');
    expect(body).toMatchObject({ lines: 1, copies: 1, leftOut: [{ line: 2, reason: 'listed' }] });
    expect((await wants())[0]).toMatchObject({ quantity: 1, listed: 2 });
  });

  // @spec rule-import-wants
  it('counts a listed copy for one line of its card, and for one that names its printing first', async () => {
    const name = 'Lantern Warden';
    const [own = card, reprint = card, latest = card] = sampleCards(201).filter((each) => each.name === name);
    const line = ({ set, collector_number: number }: typeof card) => `1 ${name} (${set}) ${number}\n`;
    await player.client.post('/api/listings', [{ cardId: own.id, condition: 'NEAR_MINT', price: 1 }]);
    for (const [text, query, listed] of [
      [line(own) + line(reprint), '', 1],
      [line(reprint) + line(own), '&printings=this', 2],
      [`1 ${name} (${reprint.set})\n${line(own)}`, '', 1],
    ] as const) {
      const { body } = await paste(text, `?subtractListed=true${query}`);
      expect(body).toMatchObject({ lines: 1, copies: 1, leftOut: [{ line: listed, reason: 'listed' }] });
    }
    // The name alone means any printing, also where a later line names the one that it is found as.
    expect((await paste(`2 ${name}\n${line(latest)}`, '?printings=this')).body.copies).toBe(3);
    expect(await wants()).toContainEqual(expect.objectContaining({ quantity: 3, anyPrinting: true }));
  });

  // @spec rule-import-wants
  it('answers a list of ten thousand unknown cards with each of them, and refuses a longer one', async () => {
    const lines = Array.from({ length: 10_000 }, (_, nth) => `1 No Such Card ${nth}`);
    const { body } = await paste(lines.join('\n'));
    expect(body.lines).toBe(0);
    expect(body.leftOut.map(({ line }) => line)).toEqual(lines.map((_, nth) => nth + 1));
    expect((await paste([...lines, '1 One More'].join('\n'))).body.code).toBe('stock.list-too-long');
    expect((await paste('')).status).toBe(400);
  });

  // @spec rule-import-wants
  it('takes as many of a list’s lines as there is room for, and of a card at most 999 copies; every other line is named', async () => {
    await market.app.get(DataSource).query(
      `insert into watchlist.watched_card select $1, gen_random_uuid(), 'A card', 'brm', 'Brinemarch', '1', '/x', now()
        from generate_series(1, 1998)`,
      [player.user.uuid],
    );
    const names = [...new Set(cards.map(({ name }) => name))].slice(0, 5);
    const { status, body } = await paste(names.map((name) => `600 ${name}\n600 ${name}`).join('\n'));
    expect([status, body.lines, body.copies]).toEqual([200, 4, 2 * 999]);
    const left = names.slice(2).flatMap((name) => [`600 ${name}`, `600 ${name}`]);
    expect(body.leftOut).toEqual(left.map((text, nth) => ({ line: 5 + nth, text, reason: 'no-room' })));
    expect((await wants()).map(({ quantity }) => quantity)).toEqual([999, 999]);
    const { body: bad } = await paste(`1000 ${names[0]}\n-1 ${names[1]}\n99999999999 ${names[1]}`);
    expect([bad.copies, bad.leftOut.map(({ line, reason }) => [line, reason])]).toEqual([
      999,
      [
        [2, 'negative-quantity'],
        [3, 'quantity-too-large'],
      ],
    ]);
  });
});
