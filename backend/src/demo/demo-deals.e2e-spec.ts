// The story of a first start, continued: what waits, what is ready, and what was handed over in the demo accounts.
import { resolve } from 'node:path';
import type { Client } from '../../test/client.js';
import { story } from '../../test/story.js';
import { DEMO_COUNTS } from '../modules/listings/demo-listings.js';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../modules/users/index.js';
import { seedDemo } from './seed-demo.js';

const SAMPLE = resolve('sample/cards.jsonl');
const PLAYER = 'player@playset.example';
const STORE = 'store@playset.example';

interface Entry {
  readonly kind: 'OFFER' | 'DEAL';
  readonly uuid: string;
  readonly state: string;
  readonly whoseTurn: string;
}

describe('the demo’s deals', () => {
  const market = story();
  beforeAll(() => seedDemo(market.app, SAMPLE, () => undefined));

  const loggedIn = async (email: string): Promise<Client & { uuid: string }> => {
    const client = market.someone();
    const credentials = { email, password: DEMO_PASSWORD };
    const { body } = await client.post<{ accessToken: string; user: { uuid: string } }>(
      '/api/auth/login',
      credentials,
    );
    client.token = body.accessToken;
    return Object.assign(client, { uuid: body.user.uuid });
  };
  const entriesOf = async (email: string): Promise<string[]> => {
    const client = await loggedIn(email);
    const { body } = await client.get<Entry[]>('/api/offers/inbox');
    return body.map(({ kind, state, whoseTurn }) => `${kind} ${state} ${whoseTurn}`).sort();
  };

  it('gives the player an offer to answer, cards to fetch, and a meeting', async () => {
    expect(await entriesOf(PLAYER)).toEqual([
      'DEAL READY ME',
      'DEAL SCHEDULED NONE',
      'DEAL SCHEDULED OTHER',
      'OFFER OPEN ME',
      'OFFER OPEN OTHER',
    ]);
  });

  it('gives the store a request to answer, a hold to pull, and one that is ready', async () => {
    expect(await entriesOf(STORE)).toEqual(['DEAL READY OTHER', 'DEAL SCHEDULED ME', 'OFFER OPEN ME']);
    const client = await loggedIn(STORE);
    for (const part of ['to-pull', 'ready']) {
      const { body } = await client.get<{ lines: { shelf: string | null }[] }[]>(
        `/api/deals/queue?part=${part}`,
      );
      expect(body).toHaveLength(1);
      for (const { shelf } of body[0]?.lines ?? []) expect(shelf).toMatch(/^Binder \d+$/);
    }
  });

  it('has a meeting of two players on an evening of the next day', async () => {
    const client = await loggedIn(PLAYER);
    const { body } = await client.get<{ uuid: string; kind: string }[]>('/api/deals?view=live');
    const { uuid } = body.find(({ kind }) => kind === 'TRADE') ?? {};
    const { meeting } = (await client.get<{ meeting: { from: string } }>(`/api/deals/${uuid}`)).body;
    const hours = (Date.parse(meeting.from) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(0);
    expect(hours).toBeLessThanOrEqual(24);
    const { format } = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Chicago', hour: '2-digit' });
    expect(['18', '20', '22']).toContain(format(new Date(meeting.from)));
  });

  it('has threads between those who meet, of which the last message is unread', async () => {
    const client = await loggedIn(PLAYER);
    const { body } =
      await client.get<{ kind: string; state: string; uuid: string; offer?: string }[]>(
        '/api/deals?view=live',
      );
    const ready = body.find(({ state }) => state === 'READY');
    const { offer } = (await client.get<{ offer: string }>(`/api/deals/${ready?.uuid}`)).body;
    const messages = (await client.get<{ author: string }[]>(`/api/offers/${offer}/messages`)).body;
    expect(messages.filter(({ author }) => author === client.uuid)).toHaveLength(2);
    expect(messages).toHaveLength(4);
    const { unread } = (await client.get<{ unread: number }>(`/api/offers/${offer}/thread`)).body;
    expect(unread).toBe(1);
  });

  it('has hand-overs that both sides have reviewed, and a store without any', async () => {
    const client = await loggedIn(PLAYER);
    const stores = DEMO_PEOPLE.filter(({ role }) => role === 'STORE');
    const uuids = await Promise.all(stores.map(async ({ email }) => (await loggedIn(email)).uuid));
    const { body } = await client.get<
      {
        account: string;
        withPlayers: { handOvers: number; partners: number; reviews: { again: object } } | null;
      }[]
    >(`/api/reviews/records?accounts=${uuids.join(',')}`);
    const records = uuids.map((uuid) => body.find(({ account }) => account === uuid)?.withPlayers);
    expect(records[0]).toMatchObject({
      handOvers: 2,
      partners: 2,
      reviews: { again: { yes: 2, no: 0 } },
    });
    expect(records[1]).toMatchObject({ handOvers: 1, reviews: { again: { yes: 1, no: 0 } } });
    expect(records[2]).toBeNull();
  });

  it('takes no copy off the market that is counted as on offer', async () => {
    const states = await Promise.all(
      DEMO_PEOPLE.map(async ({ email }) => {
        const client = await loggedIn(email);
        const count = async (state: string) => {
          const { headers } = await client.get(`/api/listings/user/${client.uuid}/status/${state}`);
          return Number(headers.get('x-total-count'));
        };
        return { listings: await count('ACTIVE'), rest: (await count('RESERVED')) + (await count('SOLD')) };
      }),
    );
    expect(states).toEqual(
      DEMO_COUNTS.map(({ listings, sold, handedOver, promised }) => ({
        ...{ listings, rest: sold + handedOver + promised },
      })),
    );
  });
});
