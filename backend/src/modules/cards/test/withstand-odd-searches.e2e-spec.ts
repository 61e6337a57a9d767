// The story of searches that nobody means well: they are answered like any other, and mean nothing special.

import type { Client } from '../../../../test/client.js';
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { type FoundCards, loadSample, sampleCard, sampleCards } from './sample-catalogue.js';

const SQL = [
  "'; drop table cards.printing; --",
  "' or '1'='1",
  '$1',
  '\\',
  "\\'",
  'E\\n',
  '%n',
  '/**/',
  '--',
  '?',
];

describe('an odd search', () => {
  const market = story();
  let player: Client;

  beforeAll(async () => {
    await loadSample(market);
    player = (await signedUp(market)).client;
  });

  const status = async (path: string) => (await player.get(path)).status;
  const found = (q: string) =>
    player.get<FoundCards>(
      `/api/cards/search?${new URLSearchParams({ q, include_extras: '1', unique: 'prints' })}`,
    );

  // @spec bad-card-search
  it('of 7,000 characters is refused', async () => {
    expect(await status(`/api/cards/search?q=${'a'.repeat(7_000)}`)).toBe(400);
    expect(await status(`/api/cards/search?q=${'a'.repeat(1001)}`)).toBe(400);
  });

  it('of hundreds of terms is read as far as forty, which it says', async () => {
    const { status, body } = await found('-z '.repeat(333));
    expect(status).toBe(200);
    expect(body.warnings).toEqual([expect.stringContaining('A search can have at most 40 terms.')]);
  });

  // @spec bad-card-search
  it('with a NUL character is refused', async () => {
    expect(await status('/api/cards/search?q=a%00b')).toBe(400);
    expect(await status('/api/cards/%00/1')).toBe(404);
    expect(await status('/api/cards/brm/%00')).toBe(404);
  });

  it('with half a character finds nothing, and breaks nothing', async () => {
    for (const half of ['%ED%A0%80', '%F0%9F%83', '%FF']) {
      expect(await status(`/api/cards/search?q=a${half}b`)).toBe(404);
      expect((await fetch(`${market.origin}/api/cards/brm/${half}`)).status).toBe(400);
    }
  });

  it.each(['%', '_', '\\', 'lan%', 'l_ntern', '%%%', '\\%'])('means %s and no wildcard', async (q) => {
    const { status, body } = await found(q);
    const literal = sampleCards.filter(({ name }) => name.toLowerCase().includes(q));
    expect(status === 404 ? 0 : body.total_cards).toBe(literal.length);
  });

  it.each(['.', "'", '//', '"!"', '®'])('of punctuation alone (%s) is looked for as it is', async (q) => {
    const { status, body } = await found(q);
    const literal = sampleCards.filter(({ name }) => name.includes(q.replaceAll('"', '')));
    expect(status === 404 ? 0 : body.total_cards).toBe(literal.length);
  });

  // @spec bad-card-search
  it.each(SQL)('with SQL in every place is only text: %s', async (sql) => {
    const text = encodeURIComponent(sql);
    for (const q of [
      text,
      `%22${text}%22`,
      `!${text}`,
      `set:${text}`,
      `cn:${text}`,
      `cn%3E%22${text}%22`,
      `${text}:x`,
    ]) {
      expect([200, 400, 404]).toContain(await status(`/api/cards/search?q=${q}`));
    }
    const others = ['unique', 'order', 'dir', 'page', 'include_extras'];
    for (const name of others) expect(await status(`/api/cards/search?q=lantern&${name}=${text}`)).toBe(200);
    expect(await status(`/api/cards/${encodeURIComponent(`x${sql}`)}`)).toBe(404);
    expect(await status(`/api/cards/${encodeURIComponent(`x${sql}`)}/1`)).toBe(404);
    expect(await status(`/api/cards/brm/${encodeURIComponent(`1${sql}`)}`)).toBe(404);
    expect(await status(`/api/cards/${sampleCard('brm', '1').id}`)).toBe(200);
  });

  it('with hundreds of brackets is read', async () => {
    expect(await status(`/api/cards/search?q=${'('.repeat(490)}lantern${')'.repeat(490)}`)).toBe(200);
    expect(await status(`/api/cards/search?q=${'-('.repeat(330)}lantern${')'.repeat(330)}`)).toBe(200);
    expect(await status(`/api/cards/search?q=${'('.repeat(1000)}`)).toBe(400);
  });

  it.each([
    `o:/${'(a*)*'.repeat(40)}b/`,
    `o:/${'(.*.*)+'.repeat(20)}x/`,
    'o:/(x+x+)+y/',
    `fo:/(${'a|'.repeat(200)}b){1,60}/`,
    `ft:/${'.{0,50}'.repeat(10)}/`,
    't:/[[:alpha:]/',
    'name:/(?<=a)\\1/',
  ])('with the pattern %s is answered in time', async (q) => {
    const begin = performance.now();
    const { status, body } = await found(q);
    expect([200, 400, 404, 503]).toContain(status);
    expect(body).toHaveProperty('object', status === 200 ? 'list' : 'error');
    expect(performance.now() - begin).toBeLessThan(8000);
  });

  it.each(['\u202e', '\u200f', '\u0000', '\ud800', '🂡', '\u{10ffff}', '\ufeff', '\r\n'])(
    'with the character %j in every place is answered in the documented shape',
    async (character) => {
      const keys =
        'o fo t ft a kw c id m mana devotion mv pow r e cn b st in date year f usd wm border lang is new'.split(
          ' ',
        );
      for (const key of [
        ...keys,
        'prints',
        'oracleid',
        'multiverseid',
        'order',
        'prefer',
        'cheapest',
        'game',
      ]) {
        const { status, body } = await found(`${key}:"x${character}1" -${key}>=${character} lantern`);
        expect([200, 400, 404]).toContain(status);
        expect(body).toHaveProperty('object');
      }
    },
  );

  it.each(['1e999', '-1', '99999999999999999999', '0.000000001', 'NaN', 'Infinity', '½'])(
    'with the number %s in every place is answered in the documented shape',
    async (number) => {
      const keys =
        'mv pow tou pt loy cn year usd eur tix prints sets papersets edhrec c id devotion artists'.split(' ');
      for (const key of keys) {
        for (const sign of [':', '=', '!=', '<', '>=']) {
          const { status } = await found(`${key}${sign}${number} or -${key}${sign}${number}`);
          expect([200, 400, 404]).toContain(status);
        }
      }
    },
  );
});
