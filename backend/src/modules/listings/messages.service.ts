// The verb of somebody who writes to a lister: the message is kept and its mail queued in one transaction.
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { AgeRules, UsersFacade } from '../users/index.js';
import { accountClosed, listingNotFound } from './domain/listing.errors.js';
import { counterOnly, messagesToStores, ownListing, senderBlocked } from './domain/message.errors.js';
import { forgetAfter, refuseIfTooMany } from './domain/message.js';
import type { SendMessage, SentMessage } from './dto/message.dto.js';
import { MessageMails } from './mail/message-mails.js';
import { MessageRepository } from './persistence/message.repository.js';

@Injectable()
export class MessagesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly messages: MessageRepository,
    private readonly mails: MessageMails,
    private readonly users: UsersFacade,
    private readonly ages: AgeRules,
    private readonly clock: Clock,
  ) {}

  /** Mails a message to the lister of a listing on the market; their address stays unknown to the sender. */
  async send(
    { uuid: sender }: Pick<Caller, 'uuid'>,
    listing: string,
    { text }: SendMessage,
  ): Promise<SentMessage> {
    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const about = await this.messages.messagedListing(listing, now);
      if (!about) throw listingNotFound();
      const { lister } = about;
      if (lister === sender) throw ownListing();
      if (!(await this.users.lockIfOpen(sender))) throw accountClosed();
      if (!(await this.users.lockIfOpen(lister))) throw listingNotFound();
      const rules = await this.ages.ofPair(sender, lister);
      if (rules.isRefused) throw rules.counterOnly.has(sender) ? messagesToStores() : counterOnly();
      const recent = await this.messages.recent(lister, sender, now);
      if (recent.isBlocked) throw senderBlocked();
      refuseIfTooMany(recent, now);
      const uuid = randomUUID();
      await this.messages.add({
        uuid,
        sender,
        about,
        body: text,
        sentAt: now,
        forgetAfter: forgetAfter(now),
      });
      await this.mails.queue(uuid);
      return { uuid, sentAt: now.toISOString() };
    });
  }
}
