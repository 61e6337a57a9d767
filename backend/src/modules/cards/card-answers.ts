// Answers about cards that were given of late: cards change once a night, and are asked for all day.
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Notices } from '../../platform/database/notices.js';
import { JsonText } from '../../platform/http/json-text.js';
import { tagOf } from '../../platform/http/revalidated.js';

/** So many characters of cards are kept: some five thousand cards. */
const MOST_CHARACTERS = 20_000_000;
/** Of long answers only their tags are kept. */
const MOST_TAGS = 5_000;

/** Whether a caller has the answer with this tag. */
export type Knows = (tag: string) => boolean;

/**
 * Keeps answers until any card changes, in this process or another: the notice of it is here within milliseconds of the
 * commit. While no notices are heard nothing is kept.
 */
@Injectable()
export class CardAnswers {
  private readonly texts = new LRUCache<string, JsonText<unknown>>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ text }) => text.length + 200,
  });
  private readonly tags = new LRUCache<string, string>({ max: MOST_TAGS });
  private changes = 0;

  constructor(private readonly notices: Notices) {
    notices.on('cards.changed', () => {
      this.changes++;
      this.texts.clear();
      this.tags.clear();
    });
  }

  /** The answer to this question as `read` makes it; at once if it is kept. */
  short<Answer>(question: string, read: () => Promise<string>): JsonText<Answer> | Promise<JsonText<Answer>> {
    const kept = this.texts.get(question) as JsonText<Answer> | undefined;
    return kept ?? this.read(read, (answer) => this.texts.set(question, answer));
  }

  /** The same for answers that are too long to be kept: to whom knows it already, its tag alone. */
  async long<Answer>(question: string, knows: Knows, read: () => Promise<string>): Promise<JsonText<Answer>> {
    const tag = this.tags.get(question);
    if (tag !== undefined && knows(tag)) return new JsonText('', tag);
    return this.read(read, (answer) => this.tags.set(question, answer.tag));
  }

  /** What was read while a card changed may be of before: it is not kept. */
  private async read<Answer>(
    read: () => Promise<string>,
    keep: (answer: JsonText<Answer>) => void,
  ): Promise<JsonText<Answer>> {
    const { changes } = this;
    const text = await read();
    const answer = new JsonText<Answer>(text, tagOf(text));
    if (this.notices.isListening && changes === this.changes) keep(answer);
    return answer;
  }
}
