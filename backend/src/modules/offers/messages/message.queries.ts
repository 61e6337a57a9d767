// The reads of messages.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import type { PageRow } from '../../../platform/database/json-page.js';
import { Sql } from '../../../platform/database/sql.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { keyOf } from '../../../platform/http/lists/cursor.js';
import { type Page, writtenPage } from '../../../platform/http/lists/list.js';
import type { PageQuery } from '../../../platform/http/lists/page-query.dto.js';
import { offerNotFound } from '../domain/offer.errors.js';
import { closesAt, whyClosed } from '../domain/thread.js';
import type { MessageDto, ThreadDto } from '../dto/message.dto.js';
import { MessageRepository } from './message.repository.js';
import { MESSAGES } from './message.statements.js';

type Account = Pick<Caller, 'uuid'>;

/** After every number of a message. */
const FROM_THE_LATEST = 2 ** 31 - 1;

@Injectable()
export class MessageQueries {
  constructor(
    private readonly sql: Sql,
    private readonly messages: MessageRepository,
    private readonly clock: Clock,
  ) {}

  /** The messages of one of the caller’s offers, the latest first. Throws `offers.not-found`. */
  async of({ uuid }: Account, offer: string, { limit, after }: PageQuery): Promise<Page<MessageDto>> {
    const [start] = after ? keyOf(after, 'number') : [FROM_THE_LATEST];
    const page = await this.sql.row<PageRow & object>(MESSAGES, [uuid, limit, offer, start]);
    if (!page) throw offerNotFound();
    return writtenPage(page);
  }

  /** The thread of one of the caller’s offers. Throws `offers.not-found`. */
  async thread({ uuid }: Account, offer: string): Promise<ThreadDto> {
    const thread = await this.messages.thread(uuid, offer);
    if (!thread) throw offerNotFound();
    const { isMuted, unread, isApart } = thread;
    return {
      ...{ isMuted, unread },
      isWritable: !isApart && whyClosed(thread, this.clock.now()) === undefined,
      closesAt: closesAt(thread)?.toISOString() ?? null,
    };
  }
}
