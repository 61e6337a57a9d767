// Answers about cards that were given of late: cards change once a night, and are asked for all day.
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { LRUCache } from 'lru-cache';
import { PgListener } from '../../../platform/database/pg-listener.js';
import { tagOf } from '../../../platform/http/caching/revalidated.js';
import { JsonText } from '../../../platform/http/lists/json-text.js';
import type { MarketPrice, PriceOfCard } from '../domain/market-price.js';

/** So many characters are kept: some 1,200 cards, as up to two bytes each. */
const MOST_CHARACTERS = 5_000_000;
/** Of long answers only their tags are kept. */
const MOST_TAGS = 5_000;
const MOST_FACTS = 1_000;
/** Some 200 bytes each. */
const MOST_PRICES = 20_000;

/** An answer that is kept whole. */
type Short<Answer> = JsonText<Answer, string>;
/** Whether a caller has the answer with this tag. */
export type Knows = (tag: string) => boolean;

/**
 * Keeps answers until cards change, in this process or another: the notice of it is here within milliseconds of the commit,
 * with the ids where they are few. While no notifications arrive nothing is kept.
 */
@Injectable()
export class CardAnswers {
  private readonly texts = new LRUCache<string, JsonText<unknown, string>>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ text }) => text.length + 200,
  });
  private readonly tags = new LRUCache<string, string>({ max: MOST_TAGS });
  private readonly facts = new LRUCache<string, object>({ max: MOST_FACTS });
  private readonly known = new LRUCache<string, MarketPrice>({ max: MOST_PRICES });
  private changes = 0;

  constructor(private readonly listener: PgListener) {
    listener.on('cards.changed', (ids) => (ids ? this.forgetCards(ids.split(',')) : this.forgetAll()));
  }

  private forgetAll(): void {
    this.changes++;
    this.texts.clear();
    this.tags.clear();
    this.facts.clear();
    this.known.clear();
  }

  /** A few cards changed: what is kept of any other card by its id still holds; a search or a name may find them now. */
  private forgetCards(ids: readonly string[]): void {
    this.changes++;
    this.tags.clear();
    this.facts.clear();
    const changed = new Set(ids);
    for (const id of changed) this.known.delete(id);
    for (const question of this.texts.keys())
      if (changed.has(question) || !isUUID(question)) this.texts.delete(question);
  }

  /** The answer to this question as `read` makes it; at once if it is kept. */
  short<Answer>(question: string, read: () => Promise<string>): Short<Answer> | Promise<Short<Answer>> {
    const kept = this.texts.get(question) as Short<Answer> | undefined;
    const tagged = async () => {
      const text = await read();
      return new JsonText<Answer, string>(text, tagOf(text));
    };
    return kept ?? this.keep(tagged, (answer) => this.texts.set(question, answer));
  }

  /** The same for answers that are too long to be kept: to whom knows it already, its tag alone. */
  async long<Answer>(question: string, knows: Knows, read: () => Promise<Buffer>): Promise<JsonText<Answer>> {
    const tag = this.tags.get(question);
    if (tag !== undefined && knows(tag)) return new JsonText('', tag);
    const tagged = async () => {
      const bytes = await read();
      return new JsonText<Answer>(bytes, tagOf(bytes));
    };
    return this.keep(tagged, (answer) => this.tags.set(question, answer.tag));
  }

  /** What answers are made with. */
  async fact<Fact extends object>(name: string, read: () => Promise<Fact>): Promise<Fact> {
    const kept = this.facts.get(name) as Fact | undefined;
    return kept ?? this.keep(read, (found) => this.facts.set(name, found));
  }

  /** The prices of these cards, in their order; `read` tells those that are not kept, by texts of its own. */
  async prices(
    ids: readonly string[],
    read: (unknown: readonly string[]) => Promise<readonly PriceOfCard[]>,
  ): Promise<readonly MarketPrice[]> {
    const kept = ids.map((id) => this.known.get(id));
    const unknown = ids.filter((_, nth) => kept[nth] === undefined);
    if (unknown.length === 0) return kept as MarketPrice[];
    const told = await this.keep(
      async () => new Map((await read(unknown)).map(({ id, ...price }) => [id, price])),
      (prices) => {
        // Not by what was asked: it may be cut from a long text, all of which would be kept with it.
        for (const [id, price] of prices) this.known.set(id, price);
      },
    );
    return ids.map((id, nth) => kept[nth] ?? (told.get(id) as MarketPrice));
  }

  /** What was made while a card changed may be of before: it is not kept. */
  private async keep<Made>(make: () => Promise<Made>, put: (made: Made) => void): Promise<Made> {
    const { changes } = this;
    const made = await make();
    if (this.listener.isListening && changes === this.changes) put(made);
    return made;
  }
}
