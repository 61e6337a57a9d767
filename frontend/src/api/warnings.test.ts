/** What a search says beside its cards. */
import { mockServer } from '../test/mock-server';
import { loadMessages } from '../texts/load-messages';

test('what was ignored of a search is told in the language of the page', async () => {
  const warnings = ['Invalid expression “shine:5” was ignored. Unknown keyword “shine”.'];
  const keyword = {
    code: 'cards.unknown-keyword',
    message: 'Unknown keyword “shine”.',
    params: { keyword: '“shine”' },
  };
  const notices = [
    {
      code: 'cards.term-ignored',
      message: warnings[0] ?? '',
      params: { expression: '“shine:5”' },
      reason: keyword,
    },
  ];
  mockServer.on('GET /api/cards/search', {
    body: { object: 'list', has_more: false, data: [], total_cards: 0, warnings, notices },
  });
  await loadMessages('es');
  const [{ makeStore }, { cardsApi }] = await Promise.all([import('../app/store'), import('./cards')]);
  const { data } = await makeStore().dispatch(cardsApi.endpoints.findCards.initiate({ q: 'heron shine:5' }));
  expect(data?.pages[0]?.warnings).toEqual([
    'Se ha ignorado la expresión “shine:5”. La palabra clave “shine” no existe.',
  ]);
});
