// A new account gets its verification link in the transaction that opens it.
import { Injectable } from '@nestjs/common';
import { NewAccounts } from '../../users/index.js';
import { LinkMails } from './link-mails.js';

@Injectable()
export class VerifyEmailWhenSomebodySignsUp {
  constructor(newAccounts: NewAccounts, mails: LinkMails) {
    newAccounts.accompany(({ uuid }) => mails.request(uuid, 'verify-email'));
  }
}
