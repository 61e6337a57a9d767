// The verbs of messages: write, mark as read, mute. One method, one transaction.
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import {
  messageNotAllowed,
  messageNotFound,
  messagesNotOpen,
  messagesOver,
  messageWithCode,
  messageWithContact,
} from '../domain/message.errors.js';
import { messageReceived, messagesRead } from '../domain/message.events.js';
import { offerNotFound } from '../domain/offer.errors.js';
import { whyClosed } from '../domain/thread.js';
import type { MessageDto } from '../dto/message.dto.js';
import { OfferDeals } from '../offer-deals.js';
import { OfferDesk } from '../offer-desk.js';
import { OfferRules } from '../offer-rules.js';
import { MessageRepository, type ThreadRow } from './message.repository.js';

type Account = Pick<Caller, 'uuid'>;

@Injectable()
export class MessagesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly desk: OfferDesk,
    private readonly rules: OfferRules,
    private readonly deals: OfferDeals,
    private readonly messages: MessageRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes to the other one of an offer. Throws `offers.not-found`, `users.account-closed`, `offers.messages-not-open`,
   * `offers.messages-over`, `offers.message-not-allowed`, `offers.message-with-contact`, `offers.message-with-code`.
   */
  write({ uuid: author }: Account, offer: string, text: string): Promise<MessageDto> {
    return this.unitOfWork.run(async () => {
      await this.desk.lock(author, offer);
      const thread = await this.threadOf(author, offer);
      const sentAt = this.clock.now();
      await this.refuseUnlessAllowed(author, thread, text, sentAt);
      const uuid = randomUUID();
      const { deal, other: to } = thread;
      if (await this.messages.write({ offer, uuid, author, to, text, sentAt }))
        this.unitOfWork.publish(messageReceived({ offer, deal, account: to, author }));
      return { uuid, author, text, gone: null, sentAt: sentAt.toISOString() };
    });
  }

  /** Marks the messages of an offer as read, up to one of them. Throws `offers.not-found`, `offers.message-not-found`. */
  async markRead({ uuid: account }: Account, offer: string, message: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const found = await this.messages.numberOf(account, offer, message);
      if (!found) throw offerNotFound();
      if (found.nth === null) throw messageNotFound();
      if (await this.messages.markRead(account, offer, found.nth))
        this.unitOfWork.publish(messagesRead({ offer, deal: found.deal, account }));
    });
  }

  /** Mutes the thread of an offer for the caller, or not any more. Throws `offers.not-found`. */
  async mute({ uuid }: Account, offer: string, isMuted: boolean): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.threadOf(uuid, offer);
      await this.messages.mute(uuid, offer, isMuted);
    });
  }

  private async threadOf(account: string, offer: string): Promise<ThreadRow> {
    const thread = await this.messages.thread(account, offer);
    if (!thread) throw offerNotFound();
    return thread;
  }

  private async refuseUnlessAllowed(
    author: string,
    thread: ThreadRow,
    text: string,
    now: Date,
  ): Promise<void> {
    const why = whyClosed(thread, now);
    if (why) throw why === 'NOT_SENT' ? messagesNotOpen() : messagesOver();
    if (thread.isApart) throw messageNotAllowed();
    const refusal = (await this.rules.hasContactTooEarly(author, thread.other, text))
      ? messageWithContact
      : thread.deal !== null && (await this.deals.showsOwnCode(author, thread.deal, text))
        ? messageWithCode
        : undefined;
    if (refusal) throw refusal({ errors: [{ field: 'text', message: refusal.message }] });
  }
}
