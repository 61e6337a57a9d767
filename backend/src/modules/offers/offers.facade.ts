// What other modules may ask of offers.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { MessageRepository, type ReportedMessage } from './messages/message.repository.js';

@Injectable()
export class OffersFacade {
  constructor(
    private readonly messages: MessageRepository,
    private readonly clock: Clock,
  ) {}

  /** A message with its author and both parties, for a report about it; undefined if there is none. Only a party may report it. */
  messageForReport(uuid: string): Promise<ReportedMessage | undefined> {
    return this.messages.forReport(uuid);
  }

  /** Hides a message from both, in the caller's unit of work; false if there is none. Its text is kept. */
  hideMessage(uuid: string): Promise<boolean> {
    return this.messages.hide(uuid, this.clock.now());
  }

  /** Shows a message again that was hidden, likewise. */
  showMessageAgain(uuid: string): Promise<boolean> {
    return this.messages.hide(uuid, null);
  }
}
