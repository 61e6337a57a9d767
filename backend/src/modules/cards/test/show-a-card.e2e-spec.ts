// The story of one card: by its id, by its place in a set, as a picture, and as other parts of the product remember it.

import type { Client } from '../../../../test/client.js';
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { CardsFacade, importCatalogue } from '../index.js';
import { asLines, bulkCard, bulkFiles, idOf } from './bulk-card.js';
import { type FoundCard, loadSample, sampleCard, sampleCards, sampleLines } from './sample-catalogue.js';

describe('a card', () => {
  const market = story();
  const file = bulkFiles();
  let player: Client;

  beforeAll(async () => {
    await loadSample(market);
    player = (await signedUp(market)).client;
  });

  const raw = async (path: string) => {
    const headers = { authorization: `Bearer ${player.token}` };
    return (await fetch(market.origin + path, { headers })).text();
  };

  // @spec field-card, call-card
  it('is shown by its id, byte for byte, whichever it is', async () => {
    for (const [index, { id }] of sampleCards.entries()) {
      expect((await player.get(`/api/cards/${id}`)).status).toBe(200);
      expect(await raw(`/api/cards/${id}`)).toBe(sampleLines[index]);
    }
    const { id } = sampleCard('brm', '1');
    expect((await player.get<FoundCard>(`/api/cards/${id.toUpperCase()}`)).body.id).toBe(id);
  });

  // @spec call-card-by-number
  it.each(['1', '12a', '44★', 'A-50'])('is shown by its set and number %s', async (number) => {
    const path = `/api/cards/BRM/${encodeURIComponent(number)}`;
    expect((await player.get<FoundCard>(path)).body.id).toBe(sampleCard('brm', number).id);
  });

  it('is not there under another spelling of its number', async () => {
    for (const number of ['01', '12A', '44*', '1%20', '999']) {
      expect(await player.get(`/api/cards/brm/${number}`)).toMatchObject({
        status: 404,
        body: {
          object: 'error',
          code: 'not_found',
          details: 'No card found with the given set code and collector number',
        },
      });
    }
  });

  it('is not there under the key of another answer in the cache', async () => {
    expect((await player.get('/api/cards/brm/1')).status).toBe(200);
    const key = encodeURIComponent('cards.by-number\0brm\x001');
    expect((await player.get(`/api/cards/${key}`)).status).toBe(404);
  });

  // @spec call-card, error-card-database
  it('is not there under an id that nobody has', async () => {
    for (const id of [idOf(404), 'x', 'collection', '%20', 'null']) {
      expect(await player.get(`/api/cards/${id}`)).toMatchObject({
        status: 404,
        body: { object: 'error', code: 'not_found', details: 'No card found with the given ID' },
      });
    }
  });

  it('is shown in English if it can be, else in the language there is', async () => {
    const cards = [
      bulkCard({ lang: 'ja' }, 1),
      bulkCard({ collector_number: '1' }, 2),
      bulkCard({ lang: 'ja' }, 3),
    ];
    await importCatalogue(market.databaseUrl, file(asLines(cards)));
    expect((await player.get<FoundCard>('/api/cards/zzt/1')).body.lang).toBe('en');
    expect((await player.get<FoundCard>('/api/cards/zzt/3')).body.lang).toBe('ja');
  });

  it('is still shown after it has left, or what it was merged into', async () => {
    const oracle_id = idOf(78);
    const before = [1, 2, 3, 4].map((nth) => bulkCard({ set: 'zzm', oracle_id }, nth));
    const merged = bulkCard({ set: 'zzm', oracle_id, collector_number: '4' }, 5);
    await importCatalogue(market.databaseUrl, file(asLines(before)), { source: 'all_cards' });
    await importCatalogue(market.databaseUrl, file(asLines([...before.slice(0, 2), merged])), {
      source: 'all_cards',
      allowLoss: true,
    });
    expect((await player.get<FoundCard>(`/api/cards/${idOf(3)}`)).body.id).toBe(idOf(3));
    expect((await player.get('/api/cards/zzm/3')).status).toBe(404);
    expect((await player.get<FoundCard>(`/api/cards/${idOf(4)}`)).body.id).toBe(idOf(5));
    expect((await player.get<FoundCard>('/api/cards/zzm/4')).body.id).toBe(idOf(5));
    const snapshots = await market.app.get(CardsFacade).snapshots([idOf(3), idOf(4)]);
    expect([...snapshots.keys()].toSorted()).toEqual([idOf(3), idOf(4)]);
  });

  it('is remembered by a listing with what a listing shows', async () => {
    const card = sampleCard('brm', '1');
    const snapshots = await market.app.get(CardsFacade).snapshots([card.id, idOf(404)]);
    expect([...snapshots.values()]).toEqual([
      {
        id: card.id,
        name: card.name,
        setCode: 'brm',
        setName: 'Bramblemere',
        collectorNumber: '1',
        imageUrl: `/api/cards/${card.id}/image/front/normal`,
        paper: true,
        finishes: expect.arrayContaining(['nonfoil']),
      },
    ]);
  });

  it('is for people who are logged in', async () => {
    const { id } = sampleCard('brm', '1');
    expect((await market.someone().get(`/api/cards/${id}`)).status).toBe(401);
    expect((await market.someone().get('/api/cards/brm/1')).status).toBe(401);
  });
});
