// A new account gets its verification link in the transaction that opens it.
import { Injectable } from '@nestjs/common';
import { AccountSteps } from '../../users/index.js';
import { LinkMails } from './link-mails.js';

@Injectable()
export class VerifyEmailWhenSomebodySignsUp {
  constructor(steps: AccountSteps, mails: LinkMails) {
    steps.accompany('signedUp', ({ account, language }) => mails.request(account, 'verify-email', language));
  }
}
