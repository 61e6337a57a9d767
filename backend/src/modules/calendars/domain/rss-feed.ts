// A feed as RSS 2.0, with the start and the place of each event in the fields of the RSS module for events.
import type { Feed, FeedItem } from './feed-item.js';

/** What XML 1.0 can't hold. */
const NOT_IN_XML = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escaped = (text: string): string =>
  text.replace(NOT_IN_XML, '').replace(/[&<>"']/g, (each) => ESCAPES[each] ?? each);

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

/** The document. */
export function rssFeed({ title, pageUrl, feedUrl, items }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:ev="http://purl.org/rss/1.0/modules/event/">',
    '<channel>',
    element('title', title),
    element('link', pageUrl),
    element('description', title),
    `<atom:link href="${escaped(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    element('ttl', '60'),
    ...items.map(itemOf),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

const itemOf = ({ event, url, title, text, picture }: FeedItem): string =>
  [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escaped(url)}</guid>`,
    element('category', event.format),
    element('description', text),
    picture ? `<enclosure url="${escaped(picture.url)}" length="${picture.bytes}" type="image/webp"/>` : '',
    element('ev:startdate', event.startsAt),
    element('ev:location', event.location),
    element('ev:organizer', event.store),
    '</item>',
  ].join('');
