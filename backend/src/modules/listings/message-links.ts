// The links in the mail of a message: to the card, and to report the message.
import { Injectable } from '@nestjs/common';
import { Environment } from '../../platform/environment/environment.js';
import { publicAddress } from '../../platform/environment/public-address.js';
import { SecretKeys } from '../../platform/environment/secret-keys.js';
import { SignedIds } from '../../platform/mail/signed-ids.js';

@Injectable()
export class MessageLinks {
  private readonly reports: SignedIds;
  private readonly origin: string;

  constructor(keys: SecretKeys, environment: Environment) {
    this.reports = new SignedIds(keys.for('message reports'), 'report-message');
    this.origin = publicAddress(environment);
  }

  /** The page of a card. */
  card(id: string): string {
    return new URL(`/cards/results/${id}`, this.origin).href;
  }

  /** Where the recipient of this message reports it. */
  report(message: string): string {
    const link = new URL('/report-message', this.origin);
    link.searchParams.set('token', this.reports.sign(message));
    return link.href;
  }

  /** The message that a link is about; undefined unless this server wrote the link. */
  reported(token: string): string | undefined {
    return this.reports.idIn(token);
  }
}
