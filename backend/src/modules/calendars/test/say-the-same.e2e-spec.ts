// Every feed of a store says what was scheduled, whatever its texts are: read by programs that have nothing in common with what writes them.
import { SaxesParser } from 'saxes';
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { extent, tell } from '../../../../test/trust/promise.js';
import { dayAhead, scheduled } from '../../events/test/plan.js';
import type { JsonFeed } from '../dto/json-feed.dto.js';
import { entriesOf } from './read-calendar.js';

const market = story();

/** What means something in one of the formats, or takes several octets a character. */
const ODD = [
  'END:VEVENT',
  'a;b,c\\n\\;',
  '"quoted" & <b>bold</b>',
  ']]> <![CDATA[',
  '&amp;&#0;&lol;',
  'ÄÖÜ'.repeat(30),
  '𝄞'.repeat(40),
  'العربية والعبرية עברית',
  'x'.repeat(75),
  `${'x'.repeat(74)}é`,
  'X-PROP;VALUE=TEXT:a',
  '{"json": [1]} \\u0000',
] as const;
const odd = (nth: number): string => ODD[nth % ODD.length] ?? '';

interface RssItem {
  title: string;
  'ev:startdate': string;
  'ev:location': string;
  [name: string]: string;
}

/** The items of a feed. Throws where the document isn't well-formed. */
function itemsIn(text: string): RssItem[] {
  const items: RssItem[] = [];
  let element = '';
  const parser = new SaxesParser();
  parser.on('error', (problem) => {
    throw problem;
  });
  parser.on('opentag', ({ name }) => {
    element = name;
    if (name === 'item') items.push({ title: '', 'ev:startdate': '', 'ev:location': '' });
  });
  parser.on('text', (said) => {
    const item = items.at(-1);
    if (item) item[element] = (item[element] ?? '') + said.trimEnd();
  });
  parser.write(text).close();
  return items;
}

// @spec call-store-calendar, call-store-feed, call-store-rss
it('every feed of a store says what was scheduled, whatever the texts', async () => {
  const store = await signedUp(market, { role: 'STORE' });
  const planned = [];
  for (let nth = 0; nth < extent({ quick: ODD.length, whole: 20 * ODD.length }); nth++) {
    const description = `${odd(nth)}\n${odd(nth + 3)}`;
    const texts = {
      name: `${nth} ${odd(nth)}`,
      location: odd(nth + 1 + Math.floor(nth / ODD.length)),
      description,
    };
    const { uuid, date, time } = await scheduled(store, {
      ...texts,
      date: dayAhead(2 + nth),
      endTime: '04:00',
    });
    const [starts, ends] = [`${date}T${time}.000Z`, `${date}T04:00:00.000Z`];
    planned.push({ ...texts, uuid, starts, ends });
  }
  const read = async <Body>(kind: string) =>
    (await market.someone().get<Body>(`/api/calendars/stores/${store.user.uuid}/events.${kind}`)).body;

  const calendar = entriesOf(await read<string>('ics'));
  expect(
    calendar.map(({ uid, summary, location, starts, ends }) => ({ uid, summary, location, starts, ends })),
  ).toEqual(
    planned.map(({ uuid, name, location, starts, ends }) => {
      return { uid: `${uuid}@playset`, summary: name, location, starts, ends };
    }),
  );
  for (const [nth, { description }] of planned.entries())
    expect(calendar[nth]?.description).toContain(description);

  const { items } = await read<JsonFeed>('json');
  expect(items.map(({ id, _event: { starts, location } }) => ({ id, starts, location }))).toEqual(
    planned.map(({ uuid, starts, location }) => ({ id: uuid, starts, location })),
  );
  const feed = itemsIn(await read<string>('rss'));
  expect(feed.map((item) => [item['ev:startdate'], item['ev:location']])).toEqual(
    planned.map(({ starts, location }) => [starts, location]),
  );
  for (const [nth, { name }] of planned.entries()) {
    expect(items[nth]?.title.startsWith(`${name}, `)).toBe(true);
    expect(feed[nth]?.title.startsWith(`${name}, `)).toBe(true);
  }
  tell({ cases: planned.length * 3 });
});
