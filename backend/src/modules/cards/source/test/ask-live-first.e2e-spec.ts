// The story of a product that asks the live card database first.
import { bulkCard, idOf } from '../../test/bulk-card.js';
import { type FoundCard, type FoundCards, sampleCard } from '../../test/sample-catalogue.js';
import { answer, page } from './card-database-double.js';
import { liveStory } from './live-story.js';

describe('asking live first', () => {
  const live = liveStory('live');
  const get = (path: string) => live.player.get<FoundCard>(`/api/cards/${path}`);
  const search = (q: string) =>
    live.player.get<FoundCards>(`/api/cards/search?${new URLSearchParams({ q })}`);

  it('answers with what is new there', async () => {
    const card = { ...sampleCard('brm', '1'), name: 'Renamed Since' };
    live.double.give({ [`/cards/${card.id}`]: card, '/cards/brm/1': card, '/cards/search': page([card]) });
    expect((await get(card.id)).body.name).toBe('Renamed Since');
    expect((await get('brm/1')).body.name).toBe('Renamed Since');
    expect((await search('renamed')).body).toMatchObject({
      total_cards: 1,
      data: [{ name: 'Renamed Since' }],
    });
  });

  it('keeps a card for a day', async () => {
    live.double.give({ [`/cards/${idOf(1)}`]: bulkCard({}, 1) });
    for (const hours of [0, 23, 2]) {
      await live.pass(hours * 3600);
      expect((await get(idOf(1))).status).toBe(200);
    }
    expect(live.double.arrivals).toHaveLength(2);
  });

  it('still has the cards that are there no more', async () => {
    expect((await get(sampleCard('brm', '2').id)).status).toBe(200);
    expect(live.double.arrivals).toHaveLength(1);
  });

  it('passes on why nothing was found, with what was ignored', async () => {
    live.double.behaviour = (reply) =>
      answer(
        reply,
        {
          object: 'error',
          code: 'bad_request',
          status: 400,
          warnings: ['shine was ignored.'],
          details: 'All of your terms were ignored.',
        },
        400,
      );
    expect(await search('shine:5')).toMatchObject({
      status: 400,
      body: {
        object: 'error',
        code: 'bad_request',
        warnings: ['shine was ignored.'],
        details: 'All of your terms were ignored.',
      },
    });
  });
});
