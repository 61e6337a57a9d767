// The story of every way to be refused: the document shows each, to the word.
import { type Operation, operationOf } from '../../../../test/contract.js';
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { CardError } from '../dto/card-error.dto.js';
import { idOf } from './bulk-card.js';
import { loadSample, sampleCard } from './sample-catalogue.js';

const CARD = `/api/cards/${sampleCard('brm', '1').id}`;
const NOBODY = `/api/cards/${idOf(404)}`;
const q = (text: string) => `/api/cards/search?q=${encodeURIComponent(text)}`;

/** The bodies that the document shows for a status. */
const examplesOf = (operation: Operation | undefined, status: number): unknown[] =>
  Object.values(operation?.responses[status]?.content?.['application/json']?.examples ?? {}).map(
    (example) => (example as { value: unknown }).value,
  );

describe('a refusal of a card route', () => {
  const market = story();
  let player: Awaited<ReturnType<typeof signedUp>>['client'];

  beforeAll(async () => {
    await loadSample(market);
    player = (await signedUp(market)).client;
  });

  const refused: readonly (readonly [status: number, path: string])[] = [
    [400, q('')],
    [400, q('shine:5')],
    [400, q('(lantern')],
    [400, q('(order:name lantern)')],
    [400, q('o:/a/ '.repeat(7))],
    [400, q('a'.repeat(1001))],
    [400, q('a\0b')],
    [404, q('zzzzzz')],
    [422, `${q('lantern')}&page=9`],
    [400, '/api/cards/named'],
    [400, '/api/cards/named?exact=a&fuzzy=a'],
    [400, `/api/cards/named?fuzzy=${'a'.repeat(501)}`],
    [404, NOBODY],
    [404, '/api/cards/lantern'],
    [404, '/api/cards/brm/0'],
    [404, '/api/cards/brm/1/ja'],
    [404, '/api/cards/sets/zzz'],
    [404, '/api/cards/symbology/Q9.svg'],
    [404, `${NOBODY}/image/front/normal`],
    [404, `${CARD}/image/back/huge`],
    [400, `${CARD}/prices?from=yesterday`],
    [400, `${CARD}/prices?from=2026-02-14&to=2026-02-13`],
    [404, `${NOBODY}/prices`],
  ];
  it.each(refused.map(([status, path]) => [status, path.slice(0, 60), path] as const))(
    'stands in the document: %i for %s',
    async (status, _shown, path) => {
      const { status: answered, body } = await player.get<CardError>(path);
      expect([answered, body.status]).toEqual([status, status]);
      expect(examplesOf(operationOf('GET', path)?.operation, status)).toContainEqual(body);
    },
  );

  it.each([
    [{}],
    [{ identifiers: 'brm 1' }],
    [{ identifiers: [{ id: 'brm 1' }] }],
    [{ identifiers: [{ mtgo_id: '7a' }] }],
    [{ identifiers: [{ set: 'brm' }] }],
  ])('stands in the document: a collection of %j', async (asked) => {
    const path = '/api/cards/collection';
    const { status, body } = await player.post<CardError>(path, asked);
    expect(status).toBe(400);
    expect(examplesOf(operationOf('POST', path)?.operation, 400)).toContainEqual(body);
  });
});
