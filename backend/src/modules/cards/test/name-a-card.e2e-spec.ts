// The story of cards that are looked up by their names: as they are, or as somebody remembers them.

import type { Client } from '../../../../test/client.js';
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { noticeOf } from '../dto/notice.dto.js';
import { importCatalogue } from '../index.js';
import { asLines, bulkCard, bulkFiles, idOf } from './bulk-card.js';
import { type FoundCard, loadSample } from './sample-catalogue.js';
import { ZEPHYRS } from './zephyrs.js';

interface Refusal {
  readonly object: string;
  readonly code: string;
  readonly type?: string;
  readonly status: number;
  readonly warnings?: null;
  readonly details: string;
}

const OF_TWO = idOf(900);

describe('a card by its name', () => {
  const market = story();
  const file = bulkFiles();
  let player: Client;

  beforeAll(async () => {
    await loadSample(market);
    const zephyrs = ZEPHYRS.map((name, nth) => bulkCard({ name }, nth + 1));
    const printings = [
      bulkCard({ name: 'Twice Printed', oracle_id: OF_TWO, released_at: '2020-01-01', set: 'zza' }, 20),
      bulkCard({ name: 'Twice Printed', oracle_id: OF_TWO, released_at: '2024-01-01', set: 'zzb' }, 21),
      bulkCard(
        { name: 'Twice Printed', oracle_id: OF_TWO, released_at: '2025-01-01', set: 'zzc', promo: true },
        22,
      ),
      bulkCard({ name: 'Twin Stars', type_line: 'Sorcery' }, 24),
      bulkCard({ name: 'Twin Stars', type_line: 'Token', layout: 'token' }, 25),
      bulkCard({ name: 'Under Its Own Name', flavor_name: 'Zorgax, Terror of the Deep' }, 26),
    ];
    await importCatalogue(market.databaseUrl, file(asLines([...zephyrs, ...printings])));
    player = (await signedUp(market)).client;
  });

  const asked = <Body>(path: string, parameters: Record<string, string>) =>
    player.get<Body>(`/api/cards/${path}?${new URLSearchParams(parameters)}`);
  const named = async (parameters: Record<string, string>) =>
    (await asked<FoundCard>('named', parameters)).body.name;

  // @spec added-named-card
  it.each([
    ['Lantern Warden', 'Lantern Warden'],
    ['  lantern   WARDEN ', 'Lantern Warden'],
    ['lanternwarden', 'Lantern Warden'],
    ['jotunn of the drowned bell', 'Jötunn of the Drowned Bell'],
    ['AELFWINES FINAL WAGER', 'Ælfwine’s Final Wager'],
    ['Ysolde Keeper-of Lamps', 'Ysolde, Keeper of Lamps'],
    ['Ebb // Flow', 'Ebb // Flow'],
    ['ebb/flow', 'Ebb // Flow'],
    ['Flow', 'Ebb // Flow'],
    ['high lantern', 'Low Lantern // High Lantern'],
    ['_______', '_______'],
    ['zorgax terror of the deep', 'Under Its Own Name'],
  ])('is found by its whole name, or that of a face, however it is spelled: %s', async (exact, name) => {
    expect(await named({ exact })).toBe(name);
    expect(await named({ fuzzy: exact })).toBe(name);
  });

  it.each(['Lantern', 'Lantern Ward', 'Lantern Warden Lantern Warden', '%', '_', '!!!', '\\', 'נ'])(
    'is not found exactly by a part of it, or by what is no name: %s',
    async (exact) => {
      const { status, body } = await asked<Refusal>('named', { exact });
      expect([status, body]).toEqual([
        404,
        {
          object: 'error',
          code: 'not_found',
          status: 404,
          details: `No cards found matching “${exact}”`,
          notice: expect.objectContaining({ code: 'cards.unknown-name', params: { name: `“${exact}”` } }),
        },
      ]);
    },
  );

  // @spec added-named-card
  it('is shown as its preferred printing, or the one of a set', async () => {
    const set = async (parameters: Record<string, string>) =>
      (await asked<FoundCard>('named', parameters)).body.set;
    expect(await set({ exact: 'twice printed' })).toBe('zzb');
    expect(await set({ exact: 'twice printed', set: 'ZZA' })).toBe('zza');
    expect(await set({ fuzzy: 'twice pri', set: 'zzc' })).toBe('zzc');
    for (const kind of ['exact', 'fuzzy']) {
      expect((await asked('named', { [kind]: 'twice printed', set: 'brm' })).status).toBe(404);
    }
  });

  it('is the card rather than a token of the same name', async () => {
    const { body } = await asked<{ type_line: string }>('named', { exact: 'twin stars' });
    expect(body.type_line).toBe('Sorcery');
  });

  // @spec added-named-card
  it.each([
    ['zephyr bolt', 'Zephyr Bolt'],
    ['zephyr boltw', 'Zephyr Boltwright'],
    ['bolt zephyrs', 'Bolt of Zephyrs'],
    ['mind aeth', 'Zéphyr, the Mind’s Ætherkeeper'],
    ['gra zeph adm', 'Grand Zephyr Admiral'],
    ['ashzeph', 'Ashzephyr'],
    ['lantern wardne', 'Lantern Warden'],
    ['hedgeknigt erant', 'Hedgeknight Errant'],
    ['kessendrath', 'Kessendrath, the Quarrel of Storms'],
  ])('is found by what somebody remembers of it: %s', async (fuzzy, name) => {
    expect(await named({ fuzzy })).toBe(name);
  });

  // @spec added-named-card
  it('is not guessed where several fit as well', async () => {
    const reply = await player.get<Refusal>('/api/cards/named?fuzzy=zephyr%20b%20t');
    expect([reply.status, reply.body]).toEqual([
      404,
      {
        object: 'error',
        code: 'not_found',
        type: 'ambiguous',
        status: 404,
        details: 'Too many cards match ambiguous name “zephyr b t”. Add more words to refine your search.',
        notice: expect.objectContaining({ code: 'cards.ambiguous-name' }),
      },
    ]);
    expect(Object.keys(reply.body)).toEqual(['object', 'code', 'type', 'status', 'details', 'notice']);
  });

  it('is not made up from what is like no name', async () => {
    const { status, body } = await asked<Refusal>('named', { fuzzy: 'qqxxqqxx' });
    expect([status, body.details]).toEqual([404, 'No cards found matching “qqxxqqxx”']);
  });

  it.each([
    ['', 'You must provide a `fuzzy` or `exact` parameter'],
    ['?exact=&fuzzy=%20', 'You must provide a `fuzzy` or `exact` parameter'],
    ['?exact=a&fuzzy=a', 'You must provide a `fuzzy` or `exact` parameter, not both'],
    [`?exact=${'a'.repeat(7_000)}`, 'A name may be at most 500 characters long.'],
  ])('is asked for by one name of some length', async (query, details) => {
    const { status, body } = await player.get<Refusal>(`/api/cards/named${query}`);
    expect([status, body]).toEqual([
      400,
      {
        object: 'error',
        code: 'bad_request',
        status: 400,
        warnings: null,
        details,
        notice: noticeOf(details),
      },
    ]);
  });

  it.each([
    '%00',
    'qz%00qz',
    '%ED%A0%80',
    '%FF%FE',
    `%27;drop%20table%20cards.spelling;--`,
    '((((',
    '%E2%80%AE',
  ])('survives what is no name: %s', async (odd) => {
    for (const kind of ['exact', 'fuzzy']) {
      expect((await player.get(`/api/cards/named?${kind}=${odd}`)).status).toBe(404);
      expect((await player.get(`/api/cards/named?${kind}=lantern%20warden&set=${odd}`)).status).toBe(404);
    }
  });

  it('answers hundreds of words, one letter, and the same parameter twice', async () => {
    expect((await asked('named', { fuzzy: 'e '.repeat(249) })).status).toBe(404);
    expect((await asked('named', { fuzzy: 'z' })).status).toBe(404);
    expect((await player.get('/api/cards/named?exact=nothing&exact=zephyr')).status).toBe(200);
  });

  it('is for people who are logged in', async () => {
    expect((await market.someone().get('/api/cards/named?exact=zephyr')).status).toBe(401);
  });
});
