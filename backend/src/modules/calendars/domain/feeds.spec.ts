// What the feeds say of events.
import { jsonFeed } from '../dto/json-feed.dto.js';
import { feedItems } from './feed-item.js';
import type { ListedEvent } from './listed-event.js';
import { rssFeed } from './rss-feed.js';

const ORIGIN = 'https://playset.example';
const EVENT: ListedEvent = {
  uuid: '0d9a2a6e-9f0e-4c56-8a52-5c3d2f1b7e01',
  name: 'Draft & <Sealed>',
  store: 'The "Gilded" Goblet',
  location: '1814 W Division Street',
  startsAt: '2027-03-14T00:30:00.000Z',
  endsAt: null,
  timeZone: 'America/Chicago',
  description: null,
  format: 'Commander',
  version: 1,
  isCanceled: false,
  picture: null,
};
const feedOf = (...events: ListedEvent[]) => ({
  title: 'Events',
  pageUrl: `${ORIGIN}/s/1`,
  feedUrl: `${ORIGIN}/api/events.rss?a=1&b=2`,
  items: feedItems(events, ORIGIN),
});

describe('a feed', () => {
  it('says when an event starts by the clock of its place', () => {
    const [item] = feedOf(EVENT).items;
    expect(item?.title).toBe('Draft & <Sealed>, Saturday, March 13, 2027 at 6:30 PM');
    expect(item?.url).toBe(`${ORIGIN}/e/${EVENT.uuid}`);
  });

  it('of many events is made quickly', () => {
    const events = Array.from({ length: 20_000 }, () => EVENT);
    const begun = process.cpuUsage();
    feedItems(events, ORIGIN);
    expect(process.cpuUsage(begun).user).toBeLessThan(500_000);
  });

  it('lists nothing that is called off', () => {
    expect(feedOf({ ...EVENT, isCanceled: true }).items).toEqual([]);
  });

  it('is well-formed XML, whatever stores write', () => {
    const hostile = { ...EVENT, name: ']]>\u0000\u0008</item><script>', location: '\ud83d\uffff' };
    const text = rssFeed(feedOf(EVENT, hostile));
    expect(text).toContain('<title>Draft &amp; &lt;Sealed&gt;, Saturday');
    expect(text).toContain('<ev:organizer>The &quot;Gilded&quot; Goblet</ev:organizer>');
    expect(text).toContain('<ev:startdate>2027-03-14T00:30:00.000Z</ev:startdate>');
    expect(text).toContain('href="https://playset.example/api/events.rss?a=1&amp;b=2"');
    expect(text).toContain('<title>]]&gt;&lt;/item&gt;&lt;script&gt;, ');
    expect(text).toContain('<ev:location></ev:location>');
    expect(text.match(/<item>/g)).toHaveLength(2);
    expect(text.match(/[^\P{Cc}\n]/u)).toBeNull();
  });

  it('is a JSON Feed 1.1', () => {
    const { version, items } = jsonFeed(feedOf(EVENT));
    expect(version).toBe('https://jsonfeed.org/version/1.1');
    expect(items).toMatchObject([
      {
        id: EVENT.uuid,
        tags: ['Commander'],
        _event: { starts: EVENT.startsAt, timeZone: 'America/Chicago' },
      },
    ]);
  });
});
