// The response cache of card routes: cards change once a night and are requested all day.
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { LRUCache } from 'lru-cache';
import { PgListener } from '../../../platform/database/pg-listener.js';
import { etagOf } from '../../../platform/http/caching/conditional-get.js';
import { JsonText } from '../../../platform/http/lists/json-text.js';
import type { MarketPrice, PriceOfCard } from '../domain/market-price.js';

/** In characters, of up to two bytes each: some 1,200 cards. */
const MAX_TEXT_LENGTH = 5_000_000;
/** Of long answers only the ETags are cached. */
const MAX_ETAGS = 5_000;
const MAX_VALUES = 1_000;
/** In bytes: what 200 to 300 searches found. */
const MAX_SIZED = 5_000_000;
/** Some 200 bytes each. */
const MAX_PRICES = 20_000;

/** An answer that is cached whole. */
type CachedText<Answer> = JsonText<Answer, string>;
/** Whether the caller has the answer with this ETag. */
export type MatchesETag = (tag: string) => boolean;

/**
 * Caches answers until cards change in any process: PostgreSQL notifies all of them within milliseconds of the commit, with the
 * ids when they are few. While the listener is disconnected nothing is cached.
 */
@Injectable()
export class ResponseCache {
  private readonly texts = new LRUCache<string, JsonText<unknown, string>>({
    maxSize: MAX_TEXT_LENGTH,
    sizeCalculation: ({ text }) => text.length + 200,
  });
  private readonly etags = new LRUCache<string, string>({ max: MAX_ETAGS });
  private readonly values = new LRUCache<string, object>({ max: MAX_VALUES });
  private readonly sized = new LRUCache<string, { readonly value: object; readonly size: number }>({
    maxSize: MAX_SIZED,
    sizeCalculation: ({ size }) => size,
  });
  private readonly priceCache = new LRUCache<string, MarketPrice>({ max: MAX_PRICES });
  private version = 0;

  constructor(private readonly listener: PgListener) {
    listener.on('cards.changed', (ids) => (ids ? this.invalidate(ids.split(',')) : this.clear()));
  }

  private clear(): void {
    this.version++;
    this.texts.clear();
    this.etags.clear();
    this.values.clear();
    this.sized.clear();
    this.priceCache.clear();
  }

  /** Evicts the changed cards and everything that is not keyed by a card id: a search or a name may find them now. */
  private invalidate(ids: readonly string[]): void {
    this.version++;
    this.etags.clear();
    this.values.clear();
    this.sized.clear();
    const changed = new Set(ids);
    for (const id of changed) this.priceCache.delete(id);
    for (const key of this.texts.keys()) if (changed.has(key) || !isUUID(key)) this.texts.delete(key);
  }

  /** The answer under this key, loaded by `read`; synchronous when it is cached. */
  getOrLoad<Answer>(
    key: string,
    read: () => Promise<string>,
  ): CachedText<Answer> | Promise<CachedText<Answer>> {
    const cached = this.texts.get(key) as CachedText<Answer> | undefined;
    const tagged = async () => {
      const text = await read();
      return new JsonText<Answer, string>(text, etagOf(text));
    };
    return cached ?? this.loadAndStore(tagged, (answer) => this.texts.set(key, answer));
  }

  /** The same for answers too long to cache: only the ETag is, and a caller that has the answer gets it without a body. */
  async getOrLoadETag<Answer>(
    key: string,
    matches: MatchesETag,
    read: () => Promise<Buffer>,
  ): Promise<JsonText<Answer>> {
    const tag = this.etags.get(key);
    if (tag !== undefined && matches(tag)) return new JsonText('', tag);
    const tagged = async () => {
      const bytes = await read();
      return new JsonText<Answer>(bytes, etagOf(bytes));
    };
    return this.loadAndStore(tagged, (answer) => this.etags.set(key, answer.tag));
  }

  /** A value that answers are built from. */
  async getOrLoadValue<Fact extends object>(name: string, read: () => Promise<Fact>): Promise<Fact> {
    const cached = this.values.get(name) as Fact | undefined;
    return cached ?? this.loadAndStore(read, (found) => this.values.set(name, found));
  }

  /** The same of values that are large: as many are kept as fit by their size in bytes. */
  async getOrLoadSized<Fact extends object>(
    key: string,
    read: () => Promise<Fact>,
    sizeOf: (fact: Fact) => number,
  ): Promise<Fact> {
    const cached = this.sized.get(key)?.value as Fact | undefined;
    const size = (value: Fact) => 2 * key.length + sizeOf(value);
    return cached ?? this.loadAndStore(read, (value) => this.sized.set(key, { value, size: size(value) }));
  }

  /** The prices of these cards, in their order; `read` loads the missing ones, with ids from its own rows. */
  async prices(
    ids: readonly string[],
    read: (missing: readonly string[]) => Promise<readonly PriceOfCard[]>,
  ): Promise<readonly MarketPrice[]> {
    const cached = ids.map((id) => this.priceCache.get(id));
    const missing = ids.filter((_, nth) => cached[nth] === undefined);
    if (missing.length === 0) return cached as MarketPrice[];
    const loaded = await this.loadAndStore(
      async () => new Map((await read(missing)).map(({ id, ...price }) => [id, price])),
      (prices) => {
        // Keyed by the ids of the rows: a requested id may be a slice that keeps the whole request text in memory.
        for (const [id, price] of prices) this.priceCache.set(id, price);
      },
    );
    return ids.map((id, nth) => cached[nth] ?? (loaded.get(id) as MarketPrice));
  }

  /** Stores what `make` loads, unless a card has changed since it began. */
  private async loadAndStore<Made>(make: () => Promise<Made>, put: (made: Made) => void): Promise<Made> {
    const { version } = this;
    const made = await make();
    if (this.listener.isListening && version === this.version) put(made);
    return made;
  }
}
