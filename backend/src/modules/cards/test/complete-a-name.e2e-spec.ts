// The story of a name that is being typed: which cards it may become.

import type { Client } from '../../../../test/client.js';
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { importCatalogue } from '../index.js';
import { asLines, bulkCard, bulkFiles, idOf } from './bulk-card.js';
import { loadSample } from './sample-catalogue.js';
import { ZEPHYRS } from './zephyrs.js';

interface Catalogue {
  readonly object: string;
  readonly uri: string;
  readonly total_values: number;
  readonly data: readonly string[];
}

describe('a name that is being typed', () => {
  const market = story();
  const file = bulkFiles();
  let player: Client;

  beforeAll(async () => {
    await loadSample(market);
    const token = { name: 'Zephyr Wisp', layout: 'token', type_line: 'Token Creature — Spirit' };
    const cards = [...ZEPHYRS.map((name) => ({ name })), token];
    await importCatalogue(
      market.databaseUrl,
      file(asLines(cards.map((card, nth) => bulkCard(card, nth + 1)))),
    );
    player = (await signedUp(market)).client;
  });

  const asked = (parameters: Record<string, string>) =>
    player.get<Catalogue>(`/api/cards/autocomplete?${new URLSearchParams(parameters)}`);
  const completed = async (q: string, more: Record<string, string> = {}) =>
    (await asked({ q, ...more })).body.data;

  it('is a catalogue of names', async () => {
    const { body } = await asked({ q: 'Lantern W' });
    expect(Object.keys(body)).toEqual(['object', 'uri', 'total_values', 'data']);
    expect(body).toEqual({
      object: 'catalog',
      uri: 'http://127.0.0.1:3000/api/cards/autocomplete?q=Lantern+W',
      total_values: 2,
      data: ['Lantern Warden', 'Lantern Wreck'],
    });
  });

  // @spec added-autocomplete
  it('is exactly what was typed, then has a word that begins with it, then has it inside; short before long where each was printed once', async () => {
    expect(await completed('zephyr')).toEqual([
      'Zephyr',
      'Zephyr Bolt',
      'Zephyr Boltwright',
      'Zéphyr, the Mind’s Ætherkeeper',
      'Old Zephyr',
      'Bolt of Zephyrs',
      'Grand Zephyr Admiral',
      'Ashzephyr',
    ]);
  });

  // @spec added-autocomplete
  it('does not look at case, accents, spaces and punctuation', async () => {
    for (const q of ['ZEPHYRBOLTW', 'zéphyr-bolt-w', ' zephyr  bolt w', '"zephyr" bolt, w']) {
      expect(await completed(q)).toEqual(['Zephyr Boltwright']);
    }
    expect(await completed('aetherk')).toEqual(['Zéphyr, the Mind’s Ætherkeeper']);
    expect(await completed('flow')).toEqual(['Ebb // Flow']);
    expect(await completed('____')).toEqual(['_______']);
  });

  it('has no tokens and the like unless they are asked for', async () => {
    expect(await completed('zephyr w')).toEqual([]);
    expect(await completed('zephyr w', { include_extras: 'true' })).toEqual(['Zephyr Wisp']);
    expect(await completed('zephyr w', { include_extras: 'false' })).toEqual([]);
    const { body } = await asked({ q: 'zephyr w', include_extras: '1' });
    expect(body.uri).toBe('http://127.0.0.1:3000/api/cards/autocomplete?include_extras=true&q=zephyr+w');
  });

  it('needs two letters', async () => {
    for (const q of ['', ' ', 'z', 'z!', '!z ', '\u00e9']) expect(await completed(q)).toEqual([]);
    expect((await player.get<Catalogue>('/api/cards/autocomplete')).body.total_values).toBe(0);
    expect(await completed('ze')).not.toEqual([]);
  });

  // @spec added-autocomplete
  it('is one of twenty at the most', async () => {
    const many = await completed('er');
    expect(many).toHaveLength(20);
    expect(await completed('er')).toEqual(many);
  });

  it('knows nothing that begins with seven thousand letters', async () => {
    expect(await completed('z'.repeat(7_000))).toEqual([]);
  });

  it.each([
    '%00',
    'qz%00qz',
    '%ED%A0%80',
    '%FF%FE',
    '((((',
    '%E2%80%AE',
    `%27;drop%20table%20cards.spelling;--`,
  ])('survives what is no name: %s', async (odd) => {
    const { status, body } = await player.get<Catalogue>(`/api/cards/autocomplete?q=${odd}`);
    expect([status, body.data]).toEqual([200, []]);
  });

  it('goes and is renamed with the next import', async () => {
    const before = [
      bulkCard({ name: 'Quillfeather', set: 'zzq' }, 40),
      bulkCard({ name: 'Quillstay', set: 'zzq' }, 41),
    ];
    await importCatalogue(market.databaseUrl, file(asLines(before)), { source: 'all_cards' });
    expect(await completed('quill')).toEqual(['Quillstay', 'Quillfeather']);
    const after = [bulkCard({ name: 'Quillfeather, Risen', set: 'zzq' }, 40)];
    await importCatalogue(market.databaseUrl, file(asLines(after)), { source: 'all_cards', allowLoss: true });
    expect(await completed('quill')).toEqual(['Quillfeather, Risen']);
    expect((await player.get('/api/cards/named?exact=quillstay')).status).toBe(404);
    expect((await player.get('/api/cards/named?exact=quillfeather%20risen')).status).toBe(200);
  });

  it('is first what was printed most often of all that have a word beginning with it', async () => {
    const printed = (name: string, from: number, times: number) =>
      Array.from({ length: times }, (_, nth) =>
        bulkCard({ name, set: 'zzn', oracle_id: idOf(from) }, from + nth),
      );
    const cards = [
      ...printed('Marnowar Dead', 200, 1),
      ...printed('Marnowar Elves', 210, 4),
      ...printed('Elder of Marnowar', 220, 6),
      ...printed('Marnowar', 230, 1),
    ];
    await importCatalogue(market.databaseUrl, file(asLines(cards)), {
      allowLoss: true,
    });
    expect(await completed('marnow')).toEqual([
      'Elder of Marnowar',
      'Marnowar Elves',
      'Marnowar',
      'Marnowar Dead',
    ]);
    expect((await completed('marnowar'))[0]).toBe('Marnowar');
    expect(await completed('marnowar e')).toEqual(['Marnowar Elves']);
  });

  it('is completed for people who are logged in', async () => {
    expect((await market.someone().get('/api/cards/autocomplete?q=zephyr')).status).toBe(401);
  });
});
