// The links in mails about notifications. A link that turns mails off names the mail, by a signature: nothing of the account.
import { Injectable } from '@nestjs/common';
import { Environment } from '../../../platform/environment/environment.js';
import { publicAddress } from '../../../platform/environment/public-address.js';
import { SecretKeys } from '../../../platform/environment/secret-keys.js';
import { SignedIds } from '../../../platform/mail/signed-ids.js';
import type { UnsubscribeScope } from '../domain/notification-subject.js';

/** The page with the button; a mail program posts to the same address (RFC 8058). */
export const UNSUBSCRIBE_PATH = 'unsubscribe';

@Injectable()
export class UnsubscribeLinks {
  private readonly mails: SignedIds;
  private readonly origin: string;

  constructor(keys: SecretKeys, environment: Environment) {
    this.mails = new SignedIds(keys.for('notification mails'), 'unsubscribe');
    this.origin = publicAddress(environment);
  }

  /** Where the reader of this mail turns off as much. */
  unsubscribe(mail: string, scope: UnsubscribeScope): string {
    const link = this.page(`/${UNSUBSCRIBE_PATH}`);
    link.searchParams.set('token', this.mails.sign(mail));
    link.searchParams.set('scope', scope);
    return link.href;
  }

  /** The mail that a link is from; undefined unless this server wrote the link. */
  mailIn(token: string): string | undefined {
    return this.mails.idIn(token);
  }

  /** A page of the client. */
  page(path: string): URL {
    return new URL(path, this.origin);
  }
}
