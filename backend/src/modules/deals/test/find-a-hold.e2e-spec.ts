// The story of an employee at the counter who looks for the hold of the person before them.
import { ahead, DAY, expectConsistent, listed, opened, step } from '../../../../test/deals.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { aSampleCard } from '../../listings/test/sample.js';
import type { QueueEntry } from '../dto/deal.dto.js';

const market = story({}, { sample: true });
let store: Member;
const dealOf = new Map<string, string>();

/** All are due at closing. */
beforeAll(async () => {
  store = await signedUp(market, { role: 'STORE' });
  const heldUntil = ahead(market, 2 * DAY);
  for (const name of ['Zoë Adams', 'Ana 100%', 'mira vale', 'Kim Lee']) {
    const copies = (await listed(store, name === 'Kim Lee' ? 2 : 1)).map((listing) => ({
      ...{ listing, giver: store.user.uuid, priceCents: 500 },
    }));
    const player = await signedUp(market, { name });
    dealOf.set(name, await opened(market, player, store, { kind: 'HOLD', heldUntil, copies }));
  }
  await step(store, dealOf.get('Zoë Adams') ?? '', 'ready', { shelf: null });
});
afterEach(() => expectConsistent(market));

const read = (query: Record<string, string>) =>
  store.client.get<QueueEntry[]>(`/api/deals/queue?${new URLSearchParams(query)}`);
const names = async (query: Record<string, string>) =>
  (await read(query)).body.map(({ other }) => other.name);

// @spec call-store-queue
it('holds that are due at the same time come in the order of the names, page by page', async () => {
  expect(await names({ part: 'all' })).toEqual(['Ana 100%', 'Kim Lee', 'mira vale', 'Zoë Adams']);
  const seen: (string | null)[] = [];
  for (let next = '/api/deals/queue?part=all&limit=1'; next; ) {
    const { body, headers } = await store.client.get<QueueEntry[]>(next);
    seen.push(...body.map(({ other }) => other.name));
    next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? '';
  }
  expect(seen).toEqual(['Ana 100%', 'Kim Lee', 'mira vale', 'Zoë Adams']);
});

// @spec call-store-queue
it('a hold is found by words of the name or of a card, in each part and over all of them', async () => {
  expect(await names({ part: 'all', q: 'ADAMS zoe' })).toEqual(['Zoë Adams']);
  expect(await names({ part: 'to-pull', q: 'zoe' })).toEqual([]);
  expect(await names({ part: 'ready', q: 'zoe' })).toEqual(['Zoë Adams']);
  expect(await names({ part: 'all', q: `lee ${aSampleCard(2).name}` })).toEqual(['Kim Lee']);
  expect(await names({ part: 'all', q: aSampleCard(2).name })).toEqual(['Kim Lee']);
  expect(await names({ part: 'all', q: aSampleCard(1).name })).toHaveLength(4);
  expect(await names({ part: 'all', q: '0%' })).toEqual(['Ana 100%']);
  const { headers } = await read({ part: 'all', q: 'vale', limit: '1' });
  expect(headers.get('x-total-count')).toBe('1');
});
