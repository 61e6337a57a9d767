// The story of the search language over HTTP: what it finds, how it is shown, and what is said of what it does not know.

import type { Client } from '../../../../test/client.js';
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { CardError } from '../dto/card-error.dto.js';
import { noticeOf, noticesOf } from '../dto/notice.dto.js';
import { type FoundCards, loadSample } from './sample-catalogue.js';

describe('the search language', () => {
  const market = story();
  let player: Client;

  beforeAll(async () => {
    await loadSample(market);
    player = (await signedUp(market)).client;
  });

  const path = (parameters: Record<string, string>) => `/api/cards/search?${new URLSearchParams(parameters)}`;
  const search = async (q: string, more: Record<string, string> = {}) =>
    (await player.get<FoundCards>(path({ q, ...more }))).body;
  const names = async (q: string, more: Record<string, string> = {}) =>
    (await search(q, more)).data.map(({ name }) => name);
  const refusal = async (q: string) => (await player.get<CardError>(path({ q }))).body;

  it.each([
    ['t:legendary t:planeswalker c:u', 'Orrin Vael, Undertow Oracle'],
    ['c=u m:{x}{u}{u} t:instant', 'Unwritten Weather'],
    ['wm:hedgewarden pow>=3', 'Order of the White Briar'],
    ['kw:"first strike" mv:2 c:w', 'Hedgeknight Errant'],
    ['set:"brassmarch" or e:brm a:"ilse tarrow" c:w', 'Lantern Warden'],
    ['layout:split is:split o:/./', 'Ebb // Flow'],
    ['name:/^lantern w.*n$/', 'Lantern Warden'],
    ['name:/^flow$/', 'Ebb // Flow'],
    ['name:/^ebb .* flow$/', 'Ebb // Flow'],
  ])('finds with %s', async (q, name) => {
    expect(await names(q)).toContain(name);
  });

  it('shows what the search says rather than what the parameters say', async () => {
    const asked = { unique: 'cards', order: 'name', dir: 'asc', include_extras: 'false' };
    const said = await names('e:8lm order:cmc dir:desc unique:prints', asked);
    expect(said).toEqual(await names('e:8lm', { order: 'cmc', dir: 'desc', unique: 'prints' }));
    expect(await names('wisp include:extras unique:prints', asked)).toEqual(
      await names('wisp', { include_extras: 'true', unique: 'prints' }),
    );
  });

  const nextOf = async (q: string, more: Record<string, string> = {}) =>
    new URL((await search(q, more)).next_page ?? '').searchParams;

  it('tells extras in the address of the next page as they were asked for, where the search says what is shown', async () => {
    const bySet = { order: 'set' };
    expect((await nextOf('(-e:zzz or e:brm)', { ...bySet, unique: 'prints' })).get('include_extras')).toBe(
      'true',
    );
    expect((await nextOf('(-e:zzz or e:brm) unique:prints', bySet)).get('include_extras')).toBe('false');
    expect(
      (await nextOf('(-e:zzz or e:brm) unique:prints', { ...bySet, include_extras: 'true' })).get(
        'include_extras',
      ),
    ).toBe('true');
  });

  it('tells in the address of the next page what was chosen, revealed extras too', async () => {
    const next = await nextOf('-e:ZZZ unique:prints  order:usd dir:asc include:extras lang:any');
    expect([...next.keys()]).toEqual([...next.keys()].toSorted());
    expect(Object.fromEntries(next)).toEqual({
      dir: 'asc',
      format: 'json',
      include_extras: 'true',
      include_multilingual: 'true',
      include_variations: 'false',
      order: 'usd',
      page: '2',
      q: '-e:zzz unique:prints order:usd dir:asc include:extras lang:any',
      unique: 'prints',
    });
  });

  it('answers what it understood, and says what it did not', async () => {
    const body = await search('lantern otag:ramp kw:hovering order:shine f:kitchen');
    expect(body.data.length).toBeGreaterThan(0);
    expect(body.warnings).toEqual([
      'Invalid expression “otag:ramp” was ignored. The keyword “otag” can’t be answered from this catalog’s data.',
      'Invalid expression “kw:hovering” was ignored. Unknown keyword “hovering”',
      'Unknown order choice “shine” was ignored',
      'Invalid expression “f:kitchen” was ignored. Unknown game format “kitchen”',
    ]);
  });

  it('knows the sets by their names, and the day of the clock', async () => {
    const [card] = (await search('e:brm')).data as unknown as { set_name: string }[];
    expect(await names(`e:"${card?.set_name.toUpperCase()}"`)).toEqual(await names('e:brm'));
    expect(await names('lantern date<=now')).toEqual(await names(`lantern year<=now`));
    expect((await refusal('date>nowhere')).warnings).toEqual([
      'Invalid expression “date>nowhere” was ignored. Invalid date or unknown set code “nowhere”',
    ]);
  });

  it.each([
    ['order:name', 'All of your terms were ignored.', null],
    ['(order:name lantern)', 'Display options may not be specified inside parentheses.', null],
    ['o:/a/ '.repeat(7), 'Too many regular expression operators used', null],
    [
      '-mv=3',
      'All of your terms were ignored.',
      ['Invalid expression “-mv=3” was ignored. Unknown keyword “-mv”.'],
    ],
  ])('refuses %s', async (q, details, warnings) => {
    expect(await refusal(q)).toEqual({
      object: 'error',
      code: 'bad_request',
      status: 400,
      warnings,
      ...noticesOf(warnings),
      details,
      notice: noticeOf(details),
    });
  });

  it('takes -mv>=3 for true, and the opposite of its brackets for what it is', async () => {
    const all = await search('e:brm');
    expect((await search('e:brm -mv>=3')).total_cards).toBe(all.total_cards);
    const small = await search('e:brm -(mv>=3)');
    const large = await search('e:brm mv>=3');
    expect(small.total_cards + large.total_cards).toBe(all.total_cards);
  });
});
