// The calls and pages that need a row in docs/spec-coverage.md are read from where they are declared.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { operationsOf, pagesOf } from './spec-scope.mjs';

describe('what needs a row', () => {
  it('is every call of the document, below the root of the API', () => {
    const document = `
paths:
  /api/events:
    get: {}
    post: {}
    parameters: []
  /api/events/{uuid}:
    delete: {}`;
    assert.deepEqual(operationsOf(document), ['GET /events', 'POST /events', 'DELETE /events/{uuid}']);
  });

  it('is every page of the client’s table', () => {
    const table =
      "[{ path: paths.home, page: HomePage },\n { path: paths.card, page: page(() => import('x')) }]";
    const addresses = "const paths = { home: '/home', card: '/cards/results/:cardId', events: '/events' }";
    assert.deepEqual(pagesOf(table, addresses), ['/home', '/cards/results/:cardId']);
  });

  it('is never nothing', () => {
    assert.throws(() => pagesOf('[]', ''), /no page/);
    assert.throws(() => pagesOf('[{ path: paths.gone }]', "home: '/home'"), /gone/);
    assert.throws(() => operationsOf('paths: {}'), /no call/);
  });
});
