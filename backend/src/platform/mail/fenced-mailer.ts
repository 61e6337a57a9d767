// Sends no mail of a job that another worker has by now. What is on its way to the mail server cannot be called back.
import type { UnitOfWork } from '../database/unit-of-work.js';
import { type Mail, Mailer } from './mailer.js';

export class FencedMailer extends Mailer {
  constructor(
    private readonly mailer: Mailer,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  async send(mail: Mail): Promise<void> {
    await this.unitOfWork.passFence();
    await this.mailer.send(mail);
  }
}
