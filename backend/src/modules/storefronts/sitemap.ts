// The sitemap: an index, and the addresses of stores, of events to come and of cards that are listed.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Sql, type Statement } from '../../platform/database/sql.js';

/** The protocol's own limit for a file. */
const MAX_URLS = 50_000;
/** How long a part is kept, in milliseconds. */
const FRESH_MS = 60 * 60 * 1000;

const STORES = {
  name: 'storefronts.sitemap-stores',
  text: `select uuid as id from users.listers where role = 'STORE' and $1::timestamptz is not null
    order by uuid limit ${MAX_URLS}`,
};
const EVENTS = {
  name: 'storefronts.sitemap-events',
  text: `select uuid as id from events.scheduled where starts_at >= $1::timestamptz
    order by starts_at, uuid limit ${MAX_URLS}`,
};
/** In the order of an index: nothing is sorted. */
const CARDS = {
  name: 'storefronts.sitemap-cards',
  text: `select card_id as id from listings.active where type in ('SELL', 'TRADE') and $1::timestamptz is not null
    group by card_id order by card_id limit ${MAX_URLS}`,
};

/** The parts: where each leads to, and what finds it. Their addresses are those of the client's screens. */
const PARTS = {
  stores: { path: '/s/', statement: STORES },
  events: { path: '/e/', statement: EVENTS },
  cards: { path: '/c/', statement: CARDS },
} as const satisfies Record<string, { path: string; statement: Statement }>;
type Part = keyof typeof PARTS;

/** Whether there is a part of this name. */
export const isSitemap = (name: string): name is Part => Object.hasOwn(PARTS, name);

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>';
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const loc = (url: string): string => `<loc>${url.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</loc>`;

@Injectable()
export class Sitemap {
  private readonly kept = new Map<Part, { readonly until: number; readonly text: Promise<string> }>();

  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** Names the parts. */
  index(origin: string): string {
    const parts = Object.keys(PARTS).map(
      (name) => `<sitemap>${loc(`${origin}/sitemaps/${name}.xml`)}</sitemap>`,
    );
    return `${HEADER}<sitemapindex ${XMLNS}>${parts.join('')}</sitemapindex>`;
  }

  /** A part, at most an hour old; one that could not be read is not kept. */
  part(name: Part, origin: string): Promise<string> {
    const now = this.clock.now();
    const known = this.kept.get(name);
    if (known && now.getTime() < known.until) return known.text;
    const text = this.read(name, origin, now);
    const kept = { until: now.getTime() + FRESH_MS, text };
    this.kept.set(name, kept);
    text.catch(() => {
      if (this.kept.get(name) === kept) this.kept.delete(name);
    });
    return text;
  }

  private async read(name: Part, origin: string, now: Date): Promise<string> {
    const { path, statement } = PARTS[name];
    const found = await this.sql.rows<{ id: string }>(statement, [now]);
    const urls = found.map(({ id }) => `${origin}${path}${id}`);
    // The landing page is in no list of its own.
    const all = name === 'stores' ? [`${origin}/`, ...urls.slice(0, MAX_URLS - 1)] : urls;
    return `${HEADER}<urlset ${XMLNS}>${all.map((url) => `<url>${loc(url)}</url>`).join('')}</urlset>`;
  }
}
